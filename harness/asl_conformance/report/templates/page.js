"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const STEP = 150;
  const APART = new Set(["unsupported", "not-applicable", "not-run", "pass", "xfail"]);
  const MARKS = { pass: "\u2713", fail: "\u2717", unsupported: "?", "not-applicable": "\u2013", "not-run": "\u00b7", xfail: "x", timeout: "T", unstable: "~" };
  let data = null, runs = [], shown = [], drawn = 0;

  async function unpack(id) {
    const bytes = Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }

  // Text of engines reaches the page through here only, as text nodes.
  function el(name, attributes, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  }

  function state() {
    const now = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    if (now.case) now.case = now.case.replaceAll(" ", "+"); // an id has no space, but may have a plus
    return now;
  }
  function link(changes) {
    const now = new URLSearchParams(location.hash.slice(1));
    for (const [key, value] of Object.entries(changes)) value ? now.set(key, value) : now.delete(key);
    return "#" + now.toString().replaceAll("%2F", "/");
  }

  const kind = (number) => (number < 0 ? "not-run" : data.kinds[number]);
  const wrong = (number) => number >= 0 && !APART.has(data.kinds[number]);
  const tag = (name, label) => el("span", { class: "v " + name }, label || name);

  function mark(i, name) {
    const said = runs[i] + ": " + name;
    return el("span", { class: "v m " + name, title: said, role: "img", "aria-label": said }, MARKS[name] || "!");
  }

  function matches(entry, want) {
    if (want.clause && !entry.c.some((c) => c === want.clause || (!want.clause.includes(".") && c.split(".")[0] === want.clause))) return false;
    const looked = want.run ? [entry.v[+want.run]] : entry.v;
    if (want.run && looked[0] === -1) return false;
    if (want.verdict === "wrong" && !looked.some(wrong)) return false;
    if (want.verdict === "differ" && new Set(entry.v).size < 2) return false;
    if (want.verdict === "contested" && !entry.t) return false;
    if (want.verdict && !["wrong", "differ", "contested"].includes(want.verdict) && !looked.some((v) => v >= 0 && kind(v) === want.verdict)) return false;
    return want.words.every((word) => entry.text.includes(word));
  }

  function filter() {
    const want = state();
    want.words = (want.q || "").toLowerCase().split(/\s+/).filter(Boolean);
    shown = data.cases.filter((entry) => matches(entry, want));
    const count = shown.length.toLocaleString("en"), all = data.cases.length.toLocaleString("en");
    const order = runs.length > 1 ? "; marks in the order " + runs.join(", ") : "";
    $("found").textContent = (shown.length === data.cases.length ? all : count + " of " + all) + " cases" + order;
    $("list").replaceChildren();
    drawn = 0;
    more();
  }

  function more() {
    const now = state();
    for (const entry of shown.slice(drawn, drawn + STEP)) $("list").append(row(entry, now));
    drawn = Math.min(shown.length, drawn + STEP);
    $("more").hidden = drawn >= shown.length;
    $("more").textContent = "Show more (" + (shown.length - drawn) + " left)";
  }

  function row(entry, now) {
    const verdicts = el("span", { class: "vs" });
    if (entry.t) verdicts.append(el("span", { class: "contested" }, "two readings"));
    entry.v.forEach((v, i) => verdicts.append(runs.length > 1 ? mark(i, kind(v)) : tag(kind(v))));
    const name = entry.n.startsWith(entry.i.split("/")[0]) ? entry.n.slice(entry.n.indexOf(" ") + 1) : entry.n;
    const anchor = el("a", { href: link({ case: entry.i }) }, el("span", { class: "id" }, entry.i), verdicts, el("span", { class: "name" }, name));
    if (now.case === entry.i) anchor.setAttribute("aria-current", "true");
    return el("li", { "data-id": entry.i }, anchor);
  }

  function board(number, title) {
    const [view, width, body, key, words, caption] = data.boards[number];
    const paper = el("figure", { class: "paper" });
    paper.innerHTML = '<svg class="board" role="img"></svg><ul class="key"></ul>';
    const svg = paper.firstChild;
    svg.setAttribute("viewBox", view);
    svg.setAttribute("width", width);
    svg.setAttribute("aria-label", "Board: " + title);
    svg.innerHTML = body;
    paper.lastChild.innerHTML = key;
    if (caption) svg.after(el("figcaption", {}, caption));
    return [paper, el("details", {}, el("summary", {}, "The board in words"), el("p", {}, words))];
  }

  function pair(list, term, text, name) {
    if (text) list.append(el("dt", {}, term), el("dd", name ? { class: name } : {}, text));
  }

  function said(entry, i) {
    const verdict = kind(entry.v[i]);
    const box = el("div", { class: "got g-" + verdict }, el("p", {}, el("b", {}, runs[i]), " ", entry.v[i] < 0 ? "does not have this case" : tag(verdict)));
    const [findings, reasons] = entry.s[i] || [[], []];
    for (const [came, expected, field, wanted, got, why, asked] of findings) {
      const list = el("dl");
      if ((entry.q || []).length > 1) pair(list, "asked", asked);
      pair(list, "expected", expected, "want");
      pair(list, "", wanted && (field ? field + ": " + wanted : wanted), "want");
      pair(list, "got", got && (field && ["fail", "unstable"].includes(came) ? field + ": " + got : got), "was");
      pair(list, "why", why);
      box.append(list);
    }
    const known = findings.map((f) => f[5]).filter(Boolean);
    const list = el("dl");
    for (const reason of new Set(reasons)) if (!known.some((why) => reason.includes(why))) pair(list, "reason", reason);
    if (list.children.length) box.append(list);
    return box;
  }

  // The same as the harness makes: asl-lab: and the document, compressed, in letters.
  async function labLink(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return "asl-lab:" + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  function toLab(entry) {
    if (!entry.l) return null;
    const field = el("input", { readonly: "", "aria-label": "Link to the lab", hidden: "" });
    const how = el("p", { class: "fine", role: "status" });
    const button = el("button", { type: "button" }, "Copy a link to the lab");
    button.addEventListener("click", async () => {
      field.value = await labLink(JSON.stringify(entry.l));
      field.hidden = false;
      field.select();
      const copied = navigator.clipboard ? await navigator.clipboard.writeText(field.value).then(() => true, () => false) : false;
      how.textContent = (copied ? "Copied. " : "Copy it. ") + "Paste it under Open in a lab, or start one: asl-conformance lab LINK";
    });
    return el("div", { class: "lab" }, button, field, how);
  }

  function rules(entry) {
    const parts = [];
    const errata = new Map((entry.e || []).map((name) => [name.slice(1), name[0] === "+" ? "this case holds with it" : "this case holds without it"]));
    for (const name of entry.r) {
      const known = data.requirements[name];
      if (!known) continue;
      const [statement, note, changed] = known;
      parts.push(el("p", {}, el("b", {}, name), " ", statement));
      if (note) parts.push(el("p", { class: entry.t ? "note" : "fine" }, (entry.t ? "Two readings: " : "Note: ") + note));
      for (const id of changed) if (!errata.has(id)) errata.set(id, "");
    }
    for (const [id, how] of errata) {
      const [clause, before, after, source] = data.errata[id] || ["", "", "", ""];
      parts.push(el("p", { class: "fine" }, el("b", {}, "Erratum " + id), how ? " (" + how + ")" : "", ": now " + after + " Before: " + before + " [" + clause + ", " + source + "]"));
    }
    return parts;
  }

  function openCase(id) {
    const place = $("case");
    const entry = id && (data.cases.find((one) => one.i === id) || data.cases.find((one) => (one.o || []).includes(id)));
    document.body.classList.toggle("open", Boolean(entry));
    place.hidden = !entry;
    document.querySelectorAll("#list [aria-current]").forEach((a) => a.removeAttribute("aria-current"));
    if (!entry) {
      if (id) trouble("No case " + id + " in this report.");
      return;
    }
    trouble("");
    const at = shown.indexOf(entry);
    const mine = document.querySelector('#list [data-id="' + CSS.escape(entry.i) + '"] a');
    if (mine) mine.setAttribute("aria-current", "true");
    const prose = el("ol", { class: "prose" });
    for (const line of entry.p || []) {
      const cut = line.indexOf(" ");
      prose.append(el("li", {}, el("b", {}, line.slice(0, cut)), line.slice(cut + 1)));
    }
    const step = (to, text) => (shown[to] ? el("a", { href: link({ case: shown[to].i }) }, text) : "");
    place.replaceChildren(
      el("div", { class: "bar2" }, el("a", { href: link({ case: "" }) || "#", class: "back" }, "\u2190 all cases"), el("span", {}, at > 0 ? step(at - 1, "previous") : "", " ", at >= 0 ? step(at + 1, "next") : "")),
      el("h3", { class: "title" }, entry.n),
      el("p", { class: "fine" }, "Clause ", ...entry.c.flatMap((c, i) => [i ? " and " : "", el("a", { href: "#clause=" + c }, c)]), ", case ", el("code", {}, entry.i), ", " + entry.f, entry.t ? " " : "", entry.t ? el("span", { class: "contested" }, "two readings of the text") : ""),
      ...(entry.i === id ? [] : [el("p", { class: "note" }, id + " is now called " + entry.i + ".")]),
      ...(entry.b === undefined ? [] : board(entry.b, entry.n)),
      prose,
      el("h3", {}, "Asked and answered"),
      el("p", {}, el("b", {}, "Asked: "), (entry.q || []).join("; ")),
      el("p", {}, el("b", {}, "Expected: "), (entry.x || []).join("; ")),
      ...runs.map((_, i) => said(entry, i)),
      ...[toLab(entry)].filter(Boolean),
      el("h3", {}, "The rule, in our words"),
      ...rules(entry),
    );
    place.scrollTop = 0;
    if (matchMedia("(max-width:999px)").matches) scrollTo(0, 0);
    else if ($("split").getBoundingClientRect().top > innerHeight / 2) $("cases").scrollIntoView();
    place.focus({ preventScroll: true });
  }

  function trouble(text) {
    $("trouble").textContent = text;
    $("trouble").hidden = !text;
  }

  let last = null;
  function follow() {
    const now = state();
    const filters = [now.clause, now.run, now.verdict, now.q].join("\n");
    for (const field of $("filters").elements) if (field.name && document.activeElement !== field) field.value = now[field.name] || "";
    if (filters !== last) {
      const first = last === null;
      last = filters;
      filter();
      if ((!first || filters.trim()) && !now.case && !$("filters").contains(document.activeElement)) $("cases").scrollIntoView();
    }
    openCase(now.case);
  }

  function apply() {
    const form = new FormData($("filters"));
    const changes = Object.fromEntries(form.entries());
    history.replaceState(null, "", link({ ...changes, case: "" }));
    follow();
  }

  function step(by) {
    const now = state().case;
    const at = shown.findIndex((entry) => entry.i === now || (entry.o || []).includes(now));
    const next = shown[at < 0 ? 0 : at + by];
    if (next) location.hash = link({ case: next.i });
  }

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "Escape") {
      if (typing) event.target.blur();
      else location.hash = link({ case: "" });
    } else if (!typing && event.key === "/") {
      event.preventDefault();
      $("filters").elements.q.focus();
    } else if (!typing && (event.key === "j" || event.key === "k")) step(event.key === "j" ? 1 : -1);
  }

  async function begin() {
    if (typeof DecompressionStream === "undefined") {
      trouble("This browser is too old to unpack the cases (it lacks DecompressionStream); the summary and the matrix are complete.");
      return;
    }
    const [meta, all] = await Promise.all([unpack("meta"), unpack("data")]);
    runs = meta.runs;
    data = all;
    for (const entry of data.cases) entry.text = [entry.i, ...(entry.o || []), entry.n, ...entry.r, ...(entry.p || [])].join(" ").toLowerCase();
    $("filters").addEventListener("input", apply);
    $("filters").addEventListener("submit", (event) => event.preventDefault());
    $("filters").addEventListener("reset", () => setTimeout(apply));
    $("more").addEventListener("click", more);
    addEventListener("hashchange", follow);
    addEventListener("keydown", key);
    follow();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
  }

  begin().catch((error) => trouble("The cases cannot be shown: " + error));
})();
