// Filters for findings and provisions. Without this script the page shows everything and the filters stay hidden.
(() => {
  "use strict";
  const form = document.getElementById("filters");
  const needle = document.getElementById("needle");
  const status = document.getElementById("status");
  const note = document.getElementById("filtered");
  const boxes = [...form.querySelectorAll("input[type=checkbox]")];
  const items = [...document.querySelectorAll("main [data-group]")].map((node) => ({
    node,
    group: node.dataset.group,
    key: node.dataset.key,
    text: node.textContent.toLowerCase(),
  }));
  const words = { finding: "findings", provision: "provisions" };
  const quiet = new Set(["advisory", "varied", "holds", "does_not_apply", "not_filed"]);

  const shown = (item, chosen, sought) => chosen.has(`${item.group} ${item.key}`) && item.text.includes(sought);

  const apply = () => {
    const sought = needle.value.trim().toLowerCase();
    const chosen = new Set(boxes.filter((box) => box.checked).map((box) => `${box.dataset.group} ${box.value}`));
    const counts = { finding: [0, 0], provision: [0, 0] };
    for (const item of items) {
      const show = shown(item, chosen, sought);
      item.node.hidden = !show;
      counts[item.group][0] += show ? 1 : 0;
      counts[item.group][1] += 1;
    }
    for (const section of document.querySelectorAll(".provision-section")) {
      section.hidden = !section.querySelector("[data-group]:not([hidden])");
    }
    for (const list of document.querySelectorAll("[data-list]")) {
      const none = list.querySelector(".none");
      if (none) none.hidden = Boolean(list.querySelector("[data-group]:not([hidden])"));
    }
    const said = Object.entries(counts)
      .filter(([, [, all]]) => all)
      .map(([group, [some, all]]) => `${some} of ${all} ${words[group]}`)
      .join(" and ");
    const partial = Object.values(counts).some(([some, all]) => some < all);
    status.textContent = said ? `Showing ${said}.` : "";
    note.hidden = !partial;
    note.textContent = partial ? `Filtered: showing ${said}.` : "";
  };

  const choose = (keep) => {
    for (const box of boxes) box.checked = keep(box);
    needle.value = "";
    apply();
  };

  // A link may lead to something that the filters hide, or into the folded text of the filing.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const folded = target.closest("details");
    if (folded) folded.open = true;
    if (target.closest("[hidden]")) choose(() => true);
    target.scrollIntoView();
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", apply);
  needle.addEventListener("input", apply);
  document.getElementById("attention").addEventListener("click", () => choose((box) => !quiet.has(box.value)));
  document.getElementById("everything").addEventListener("click", () => choose(() => true));
  window.addEventListener("hashchange", reveal);
  window.addEventListener("beforeprint", () => {
    for (const node of document.querySelectorAll("details")) node.open = true;
  });
  form.hidden = false;
  apply();
  if (location.hash) reveal();
})();
