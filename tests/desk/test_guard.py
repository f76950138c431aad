"""Nobody but the person at this machine reads or writes through the desk: each attack is tried."""

import io
import json
import os
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from checker.desk.folder import Folder, NoSuchFileError, safe_name

HOST = "127.0.0.1:8765"
TOKEN = "the-token"  # noqa: S105 - of a desk that exists in tests only
PAGES = [
    "/", "/new", "/inbox", "/horizon", "/compare", "/filing/good.yaml", "/filing/good.yaml/review",
    "/filing/good.yaml/document/guide.html", "/filing/good.yaml/documents.zip", "/desk.css", "/desk.js",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_shown_without_the_cookie(desk_stranger: TestClient, path: str) -> None:
    answer = desk_stranger.get(path)
    assert answer.status_code == 403
    assert "good" not in answer.text


def test_the_token_works_once_and_gives_a_cookie_no_script_can_read(desk_stranger: TestClient) -> None:
    answer = desk_stranger.get(f"/?token={TOKEN}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert TOKEN not in cookie
    desk_stranger.cookies.clear()
    assert desk_stranger.get(f"/?token={TOKEN}").status_code == 403
    assert desk_stranger.get("/").status_code == 403


@pytest.mark.parametrize("token", ["", "the-toke", "the-token2", "THE-TOKEN", "%00", "é"])
def test_another_token_opens_nothing(desk_stranger: TestClient, token: str) -> None:
    assert desk_stranger.get("/", params={"token": token}).status_code == 403
    assert not desk_stranger.cookies


@pytest.mark.parametrize("cookie", ["x", "desk_8765=", "desk_8765=guess", "desk_8765=the-token", "a=b; =;;;\\", "é"])
def test_a_guessed_cookie_opens_nothing(desk_stranger: TestClient, cookie: str) -> None:
    assert desk_stranger.get("/", headers={b"Cookie": cookie.encode()}).status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:8766", "localhost", "evil.example:8765", ""])
def test_another_name_that_leads_here_is_refused(desk_client: TestClient, host: str) -> None:
    assert desk_client.get("/", headers={"Host": host}).status_code == 403
    assert desk_client.get(f"/?token={TOKEN}", headers={"Host": host}).status_code == 403


@pytest.mark.parametrize("host", [HOST, "localhost:8765"])
def test_the_desks_own_names_are_taken(desk_client: TestClient, host: str) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in desk_client.cookies.items())
    assert desk_client.get("/", headers={"Host": host, "Cookie": cookie}).status_code == 200


WRITES = [
    ("/new", {"chapter": "pa/633a"}),
    ("/copy", {"name": "good.yaml"}),
    ("/filing/good.yaml/save", {"a:facility": "Other"}),
    ("/filing/good.yaml/wagers/switch", {"slug": "lucky_ladies", "on": "no"}),
    ("/filing/good.yaml/weigh/reading", {"provision": "633a.13(o)"}),
    ("/filing/good.yaml/weigh/law", {"by": "x"}),
    ("/filing/good.yaml/review/decide", {"item": "x"}),
    ("/inbox/decide", {"item": "x good.yaml"}),
    ("/filing/good.yaml/drafts", {}),
]


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "null"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:8766"},
        {"Origin": "https://127.0.0.1:8765"},
        {},
    ],
)
def test_a_page_of_another_site_writes_nothing(
    desk_client: TestClient, desk_folder: Path, headers: dict[str, str]
) -> None:
    before = {one: one.read_bytes() for one in desk_folder.rglob("*") if one.is_file()}
    desk_client.headers.pop("Sec-Fetch-Site")
    answers = {path: desk_client.post(path, data=form, headers=headers).status_code for path, form in WRITES}
    assert answers == dict.fromkeys(answers, 403)
    assert {one: one.read_bytes() for one in desk_folder.rglob("*") if one.is_file()} == before


def test_a_browser_without_fetch_metadata_writes_from_its_own_origin(
    desk_client: TestClient, desk_folder: Path
) -> None:
    desk_client.headers.pop("Sec-Fetch-Site")
    assert (
        desk_client.post("/copy", data={"name": "good.yaml"}, headers={"Origin": f"http://{HOST}"}).status_code == 200
    )
    assert (desk_folder / "good-copy.yaml").is_file()


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_refused(desk_client: TestClient, method: str) -> None:
    assert desk_client.request(method, "/filing/good.yaml").status_code == 405


@pytest.mark.parametrize("path", ["/copy", "/filing/good.yaml/save"])
def test_a_read_never_writes(desk_client: TestClient, desk_folder: Path, path: str) -> None:
    before = sorted(desk_folder.iterdir())
    assert desk_client.get(path, params={"name": "good.yaml"}).status_code in {404, 405}
    assert sorted(desk_folder.iterdir()) == before


@pytest.mark.parametrize("path", [*PAGES, "/nothing"])
def test_every_answer_says_what_a_browser_may_do(desk_client: TestClient, path: str) -> None:
    headers = desk_client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    if "/document/" in path or path.endswith(".zip"):
        assert "sandbox" in policy
        assert "script-src" not in policy
    else:
        assert "script-src 'self'; style-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


@pytest.mark.parametrize(
    "path", [page for page in PAGES if "." not in page.rpartition("/")[2] or page.endswith("yaml")]
)
def test_pages_hold_no_script_or_style_of_their_own(desk_client: TestClient, path: str) -> None:
    text = desk_client.get(path).text
    assert "<script>" not in text
    assert "<style" not in text
    assert " style=" not in text
    assert " onclick=" not in text


@pytest.mark.parametrize(
    "name",
    [
        "../secret.yaml", "..%2fsecret.yaml", "%2e%2e/secret.yaml", "....//secret.yaml", "/etc/passwd", "//etc/passwd",
        ".hidden.yaml", "sub/../../secret.yaml", "out.yaml", "good.yaml%00.txt", "good.yaml/..", "notes.txt",
        "..\\secret.yaml", "C:\\x.yaml", "good.yaml:stream.yaml", "%EF%BC%8E%EF%BC%8E/secret.yaml",
        "a" * 3000 + ".yaml",
    ],
)  # fmt: skip
@pytest.mark.parametrize("tail", ["", "/review", "/document/guide.txt", "/drafts/x.txt"])
def test_only_files_below_the_folder_are_read(desk_client: TestClient, desk_folder: Path, name: str, tail: str) -> None:
    for secret in (desk_folder.parent / "secret.yaml", desk_folder / ".hidden.yaml", desk_folder / "notes.txt"):
        secret.write_text("game: blackjack\nfacility: the secret\n", encoding="utf-8")
    (desk_folder / "out.yaml").symlink_to(desk_folder.parent / "secret.yaml")
    answer = desk_client.get(f"/filing/{name}{tail}")
    assert answer.status_code == 404
    assert "the secret" not in answer.text


def test_a_link_that_leads_out_is_not_listed_or_written(desk_client: TestClient, desk_folder: Path) -> None:
    secret = desk_folder.parent / "secret.yaml"
    secret.write_text("game: blackjack\nfacility: the secret\n", encoding="utf-8")
    (desk_folder / "out.yaml").symlink_to(secret)
    (desk_folder / "outside").symlink_to(desk_folder.parent)
    home = desk_client.get("/").text
    assert "out.yaml" not in home
    assert "outside" not in home
    assert "1 YAML file is not listed" in home
    assert desk_client.post("/copy", data={"name": "out.yaml"}).status_code == 404
    assert desk_client.post("/copy", data={"name": "outside/secret.yaml"}).status_code == 404


def test_a_link_in_place_of_the_drafts_leads_nowhere(desk_client: TestClient, desk_folder: Path) -> None:
    elsewhere = desk_folder.parent / "elsewhere"
    elsewhere.mkdir()
    (desk_folder / "good.drafts").symlink_to(elsewhere)
    answer = desk_client.post("/filing/good.yaml/drafts", files={"draft": ("x.txt", b"text")})
    assert answer.status_code == 404
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("../../evil.txt", "evil.txt"),
        ("..\\..\\evil.txt", "evil.txt"),
        ("/etc/cron.d/x.txt", "x.txt"),
        (".bashrc", "bashrc"),
        ("a b;rm -rf $HOME.txt", "a-b-rm-rf-HOME.txt"),
        ("<img src=x onerror=alert(1)>.svg", "img-src-x-onerror-alert-1-.svg"),
        ("\u202efdp.exe.txt", "fdp.exe.txt"),
        ("é.pdf", "e.pdf"),
        ("..", "draft"),
        ("x" * 500 + ".txt", "x" * 80 + ".txt"),
    ],
)
def test_an_uploads_name_is_only_a_name(name: str, kept: str) -> None:
    assert safe_name(name) == kept


def test_an_upload_stays_beside_its_filing(desk_client: TestClient, desk_folder: Path) -> None:
    answer = desk_client.post(
        "/filing/good.yaml/drafts", files={"draft": ("../../evil.txt", b"Blackjack pays 3 to 2\n")}
    )
    assert answer.status_code == 200
    assert [path.name for path in (desk_folder / "good.drafts").iterdir()] == ["evil.txt"]
    assert not (desk_folder.parent / "evil.txt").exists()


def test_forms_and_uploads_are_bounded(desk_client: TestClient, desk_folder: Path) -> None:
    assert desk_client.post("/filing/good.yaml/save", data={"revision": "x" * 1_100_000}).status_code == 413
    many = {f"a:{number}": "x" for number in range(3_000)}
    assert desk_client.post("/filing/good.yaml/save", data=many).status_code == 400
    large = io.BytesIO(b"x" * 20_200_000)
    assert desk_client.post("/filing/good.yaml/drafts", files={"draft": ("x.txt", large)}).status_code == 413
    assert not (desk_folder / "good.drafts").exists()


def test_a_body_without_a_length_is_bounded_too(desk_client: TestClient) -> None:
    def pieces() -> object:
        for _ in range(30):
            yield b"x" * 100_000

    answer = desk_client.post(
        "/filing/good.yaml/save",
        content=pieces(),  # type: ignore[arg-type]
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert answer.status_code == 413


HOSTILE = "</title><script>alert(1)</script><img src=x onerror=alert(2)>'\"{{7*7}}"


def test_everything_from_a_file_is_escaped(desk_client: TestClient, desk_folder: Path) -> None:
    text = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    quoted = json.dumps(HOSTILE)
    text = text.replace("facility: Lehigh Crossing Casino", f"facility: {quoted}")
    text = text.replace("discard_rack: taller and marked", f"discard_rack: {quoted}")
    name = "<script>alert(3)<|script>.yaml"
    (desk_folder / name).write_text(text, encoding="utf-8")
    (desk_folder / "first.yaml").write_text(f"{quoted}: {quoted}\n", encoding="utf-8")
    base = "/filing/%3Cscript%3Ealert(3)%3C%7Cscript%3E.yaml"
    for path in ("/", "/inbox", "/horizon", f"/compare?old={name}&new=good.yaml", base, *(
        f"{base}/{tail}" for tail in (
            "section/head", "section/table", "answers", "review", "letter", "documents", "drafts", "weigh",
            "document/guide.html", "document/review.html",
        )
    )):  # fmt: skip
        answer = desk_client.get(path)
        assert answer.status_code == 200, path
        assert "<script>alert" not in answer.text, path
        assert "<img src=x" not in answer.text, path
        assert "49" not in answer.text.replace("2049", "") or "{{7*7}}" in answer.text, path


@pytest.mark.parametrize("target", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_no_form_leads_to_another_site(desk_client: TestClient, desk_folder: Path, target: str) -> None:
    page = desk_client.get("/filing/good.yaml/section/head").text
    revision = page.split('name="revision" value="')[1].split('"')[0]
    answer = desk_client.post(
        "/filing/good.yaml/save", data={"revision": revision, "next": target}, follow_redirects=False
    )
    assert answer.status_code == 303
    assert answer.headers["location"] == "/filing/good.yaml"
    assert desk_folder.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_folder_that_is_itself_a_link_is_the_folder(tmp_path: Path, desk_folder: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(desk_folder)
    assert Folder(link).filing("good.yaml") == (desk_folder / "good.yaml").resolve()
    with pytest.raises(NoSuchFileError):
        Folder(link).filing("nothing.yaml")


@pytest.mark.skipif(os.name == "nt", reason="names are other there")
def test_a_name_that_cannot_be_shown_is_left_out_and_counted(desk_client: TestClient, desk_folder: Path) -> None:
    for name in (b"bad\xff.yaml", b"bell\x07.yaml", b"a:b.yaml"):
        (Path(os.fsdecode(os.fsencode(desk_folder) + b"/" + name))).write_text("game: x\n", encoding="utf-8")
    page = desk_client.get("/").text
    assert "2 YAML files are not listed" in page
    assert "a:b.yaml" in page
    assert desk_client.get("/filing/a:b.yaml").status_code == 200
    assert desk_client.get("/inbox").status_code == 200
