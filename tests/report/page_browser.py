"""Opens an html review in headless Chromium and gives what a script finds there."""

import json
import os
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

from thinned import THIN_OUT

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rules-submission-checker"
AXE = _CACHE / "node_modules" / "axe-core" / "axe.min.js"

_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
_RESULT = re.compile(r'<pre id="result-of-test">(.*?)</pre>', re.DOTALL)
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--virtual-time-budget=60000",
)


def opened(page: str, folder: Path, size: str = "1360,1000", fragment: str = "") -> str:
    """Give the page as the browser holds it after its scripts have run."""
    assert CHROMIUM
    file = folder / "page.html"
    file.write_text(page, encoding="utf-8")
    profile = f"--user-data-dir={folder / 'profile'}"
    done = subprocess.run(
        [CHROMIUM, *_FLAGS, profile, f"--window-size={size}", "--dump-dom", f"{file.as_uri()}{fragment}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


def result_of(script: str, page: str, folder: Path, size: str = "1360,1000", fragment: str = "") -> Any:
    """Run ``script`` (the body of an async function) in the page and give what it returns.

    The page's policy admits no script but its own, so it is taken out first.
    """
    ending = f"""<script>
      window.addEventListener("load", async () => {{
        const found = await (async () => {{ {script} }})();
        const shown = document.createElement("pre");
        shown.id = "result-of-test";
        shown.textContent = JSON.stringify(found);
        document.body.append(shown);
      }});
    </script></body>"""
    bare = _POLICY.sub("", page)
    assert bare != page
    match = _RESULT.search(opened(bare.replace("</body>", ending), folder, size, fragment))
    assert match, "the script gave nothing"
    return json.loads(unescape(match[1]))


def axe_violations(page: str, folder: Path, size: str = "1360,1000") -> list[str]:
    """Give what axe-core finds wrong with the page, by all its rules, without most rows that are alike in markup."""
    source = AXE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    with_axe = page.replace("</body>", f"<script>{source}</script></body>")
    script = (
        THIN_OUT
        + """
      const found = await axe.run(document, {resultTypes: ["violations"]});
      return {
        passes: found.passes.length,
        violations: found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`)),
      };
    """
    )
    result = result_of(script, with_axe, folder, size)
    assert result["passes"] > 20, "axe-core checked next to nothing"
    violations: list[str] = result["violations"]
    return violations
