// The desk works without this script. With it, an answer is saved as it is given, the panel and the questions follow
// without the page being loaded, and a reviewer decides by keyboard.
"use strict";

const main = () => document.getElementById("main");
let saving = Promise.resolve();
let waiting = 0;

async function read(url, options) {
  const answer = await fetch(url, { credentials: "same-origin", ...options });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { page, url: answer.url, ok: answer.ok };
}

function focused() {
  const here = document.activeElement;
  return here && here.id && here !== main() ? here.id : "";
}

function refocus(id) {
  const found = id && document.getElementById(id);
  if (found) found.focus({ preventScroll: true });
}

// What was typed and not sent yet stays as it is.
function untouched(card) {
  return ![...card.querySelectorAll("input[type=text], textarea")].some((field) => field.value !== field.defaultValue);
}

// Put each new question in its place, take away those that no longer apply, and change those that read differently.
function follow(now, then) {
  const wanted = [...then.children];
  const ids = new Set(wanted.map((card) => card.id));
  for (const card of [...now.children]) if (!ids.has(card.id)) card.remove();
  wanted.forEach((card, index) => {
    const here = now.children[index];
    if (here && here.id === card.id) {
      if (here.outerHTML !== card.outerHTML && untouched(here)) keepOpen(here, card);
    } else {
      now.insertBefore(document.importNode(card, true), here || null);
    }
  });
}

function keepOpen(here, card) {
  const fresh = document.importNode(card, true);
  const open = [...here.querySelectorAll("details")].map((one) => one.open);
  fresh.querySelectorAll("details").forEach((one, index) => { one.open = open[index] || one.open; });
  here.replaceWith(fresh);
}

function swap(page) {
  const id = focused();
  const [now, then] = [document.querySelector(".questions"), page.querySelector(".questions")];
  const [panel, next] = [document.getElementById("panel"), page.getElementById("panel")];
  const same = now && then && panel && next && page.title === document.title;
  if (same) {
    follow(now, then);
    panel.replaceWith(document.importNode(next, true));
    const told = [...next.querySelectorAll(".verdict, .progress")].map((one) => one.textContent);
    document.getElementById("said").textContent = told.join(", ");
    const revision = page.querySelector("[name=revision]");
    document.querySelectorAll("[name=revision]").forEach((field) => { field.value = revision.value; });
  } else {
    main().replaceWith(document.importNode(page.getElementById("main"), true));
    document.title = page.title;
  }
  refocus(id);
}

function busy(is) {
  const panel = document.getElementById("panel");
  if (panel && is) panel.setAttribute("aria-busy", "true");
  else if (panel) panel.removeAttribute("aria-busy");
}

function send(form, fields) {
  waiting += 1;
  busy(true);
  saving = saving.then(async () => {
    const body = new URLSearchParams(new FormData(form));
    for (const [name, value] of fields) body.set(name, value);
    // What is sent is what the fields now hold by default.
    form.querySelectorAll("input[type=text], textarea").forEach((field) => { field.defaultValue = field.value; });
    // What is being saved is saved, even if the person goes on to another page meanwhile.
    const { page } = await read(form.action, { method: "POST", body, keepalive: body.toString().length < 60000 });
    swap(page);
    waiting -= 1;
    busy(waiting > 0);
  }).catch(() => form.submit());
  return saving;
}

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-live]");
  if (form) send(form, [["next", location.pathname + location.search]]);
});

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!event.target.matches("form[data-live]") || (button && button.name === "next")) return;
  event.preventDefault();
  send(event.target, button ? [[button.name, button.value]] : []);
});

// Saving by a button comes after what is still being saved, with the revision that this gives.
document.addEventListener("click", (event) => {
  const button = event.target.closest("form[data-live] button[name=next]");
  if (!button || button.dataset.ready) return;
  event.preventDefault();
  saving.then(() => {
    const now = document.contains(button) ? button : document.querySelector(`button[value="${button.value}"]`);
    now.dataset.ready = "1";
    now.click();
  });
});

document.addEventListener("toggle", async (event) => {
  const details = event.target;
  if (!details.open || !details.dataset || !details.dataset.load) return;
  const { page, ok } = await read(details.dataset.load);
  const part = ok && page.querySelector("[data-part]");
  if (!part) return;
  details.removeAttribute("data-load");
  part.querySelectorAll("h1, h2").forEach((head) => {
    const small = document.createElement("h4");
    small.textContent = head.textContent;
    head.replaceWith(small);
  });
  details.append(document.importNode(part, true));
}, true);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const wanted = /^[a-z]$/.test(event.key) && document.querySelector(`[data-key="${event.key}"]`);
  if (!wanted) return;
  event.preventDefault();
  if (wanted.matches("textarea")) wanted.focus();
  else wanted.click();
});

async function again() {
  const { page, ok } = await read(location.href);
  if (ok) swap(page);
  if (document.querySelector("[data-refresh]")) setTimeout(again, 1000);
}
if (document.querySelector("[data-refresh]")) setTimeout(again, 1000);
