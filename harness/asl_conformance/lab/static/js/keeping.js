// Keeping: as a scenario that compiles, as a file, as a link.

import { $, h } from "./dom.js";
import { file, FILES, linked, post, save, saveFile, WORDS } from "./api.js";
import { inTerms, verdicts } from "./answers.js";
import { edit, on, state, tell } from "./state.js";

let draft = null; // {text, without_step} or {trouble}
let written = ""; // what was changed by hand in it
let done = null;
let busy = false;
let asked = 0;
let found = [];

export function start() {
  on("document", () => {
    done = null;
    written = "";
    refresh();
  });
  on("answers", () => $("keep").hidden || draw());
}

export async function refresh() {
  if ($("keep").hidden) return;
  const mine = (asked += 1);
  let told;
  try {
    told = await post("draft", {});
  } catch (error) {
    told = { trouble: error.message };
  }
  if (mine !== asked) return;
  draft = told;
  draw();
}

const field = (name, value) => edit([{ path: [name], value }], name);

async function suggest(words) {
  try {
    found = await post("requirements", { words });
  } catch {
    found = [];
  }
  const list = $("requirements");
  if (list) list.replaceChildren(...found.map(([id, says]) => h("option", { value: id }, says)));
}

// A part of the pane, drawn anew unless somebody is writing in it.
function part(id, ...nodes) {
  const pane = $("keep");
  let place = $(id);
  if (!place) pane.append((place = h("div", { id })));
  const writes = place.contains(document.activeElement) && /TEXTAREA|INPUT/.test(document.activeElement.tagName);
  if (!writes) place.replaceChildren(...nodes.flat(2).filter(Boolean));
}

function draw() {
  const doc = state.doc;
  const requirement = h("input", { id: "requirement", value: doc.requirement, list: "requirements", placeholder: "B27.2-3", spellcheck: false, autocomplete: "off",
    oninput: (e) => suggest(e.target.value), onfocus: (e) => suggest(e.target.value), onchange: (e) => field("requirement", e.target.value.trim()) });
  const says = found.find(([id]) => id === doc.requirement)?.[1];
  const ticks = doc.ticks.map((tick, n) => h("li", {}, h("span", {}, doc.questions.length > 1 ? `${tick.question + 1}. ` : "", expected(tick)),
    h("button", { class: "x", "aria-label": "remove the expectation", onclick: () => field("ticks", doc.ticks.filter((_, other) => other !== n)) }, "×")));
  const meets = doc.ticks.length ? h("ul", { class: "verdicts" }, verdicts().map((one) => h("li", { class: one.verdict === "pass" ? "good" : one.verdict === "fail" ? "bad" : "odd" },
    h("b", {}, `${one.n + 1} ${one.name}: `), one.verdict || one.failure || "…", one.missed.length ? ` (${one.missed.join("; ")})` : ""))) : "";
  part("keep-head", h("h2", {}, "Keep as a scenario"), h("datalist", { id: "requirements" }, found.map(([id, text]) => h("option", { value: id }, text))));
  part("keep-title", h("div", { class: "row set" }, h("label", { htmlFor: "title" }, "title"), h("input", { id: "title", value: doc.title, placeholder: "what it shows, in one line", onchange: (e) => field("title", e.target.value.trim()) })));
  part("keep-holds", h("div", { class: "row set" }, h("label", { htmlFor: "requirement" }, "holds"), requirement));
  part("keep-ticks", says ? h("p", { class: "fine" }, says) : "", h("h3", {}, "What you expect"), ticks.length ? h("ul", { class: "ticked" }, ticks) : h("p", { class: "fine" }, "Tick in the answers what the rulebook says. Nothing is expected because an engine says so."), meets);
  part("keep-text", scenario());
  part("keep-files", h("h2", {}, "Or as a file"),
    h("p", { class: "chips" }, [["position.json", "position"], ["request.jsonl", "request line"], ["board.svg", "SVG"], ...FILES].map(([name, label]) => h("button", { class: "chip", onclick: () => saveFile(name).catch(refused) }, label)),
      h("button", { class: "chip", id: "png", onclick: savePng }, "PNG"), h("button", { class: "chip", id: "link", onclick: copyLink }, "copy link"), h("button", { class: "chip", onclick: () => print() }, "print")),
    h("p", { class: "fine" }, `A link has the position in it and nothing of this machine: ${WORDS.link}`),
    h("p", { class: "fine" }, state.trouble ? `Not saved: ${state.trouble}.` : `Every change is saved at once, in ${state.boot.folder}.`));
}

function expected(tick) {
  const [name, ...value] = inTerms(tick);
  return [`${name} `, h("b", {}, value.join(" "))];
}

function scenario() {
  if (!draft) return h("p", { class: "fine" }, "…");
  if (draft.trouble) return h("p", { class: "fine" }, draft.trouble);
  const area = h("textarea", { class: "feature", id: "feature", rows: Math.min(24, draft.text.split("\n").length + 1), spellcheck: false, "aria-label": "scenario", value: written || draft.text, oninput: (e) => (written = e.target.value) });
  return h("div", {}, h("h3", {}, "In the suite's words"), area,
    draft.without_step.length ? h("p", { class: "warn" }, `No phrase expresses: ${draft.without_step.join("; ")}. Write a line of your own for it, or it is not part of the scenario.`) : "",
    h("p", {}, h("button", { class: "main", id: "do-keep", disabled: busy, onclick: keep }, busy ? "Compiling…" : "Compile and keep"), h("span", { class: "fine" }, ` in ${state.boot.suite}`)),
    result());
}

async function keep() {
  busy = true;
  const text = $("feature").value;
  document.activeElement?.blur();
  draw();
  try {
    done = await post("keep", { text, requirement: state.doc.requirement });
  } catch (error) {
    done = { trouble: error.message };
  }
  busy = false;
  draw();
  tell("said", done.trouble ?? "kept");
}

function result() {
  if (!done) return "";
  if (done.trouble) return h("p", { class: "warn", role: "alert" }, done.trouble);
  if (done.report.defects.length) return h("div", { class: "warn", role: "alert" }, h("b", {}, "It does not compile, and was not kept:"), h("pre", {}, done.report.defects.join("\n")));
  return done.report.cases.map((one) => h("div", { class: "kept", role: "status", id: "kept-case" },
    h("p", {}, h("b", {}, one.id), ` compiles and is kept in ${done.file}.`),
    one.verdict === "pass" ? h("p", {}, "The reference passes it.") : h("p", { class: "warn" }, `The reference: ${one.verdict}. ${one.missed.join("; ")}`),
    one.caught.length ? h("p", { class: "fine" }, `${one.caught.length} of ${done.report.tried} wrong engines fail it: ${one.caught.slice(0, 6).join(", ")}${one.caught.length > 6 ? " …" : ""}.`)
      : h("p", { class: "warn soft" }, `None of the ${done.report.tried} engines that are wrong on purpose fails it. It may still be right. To find a wrong engine, choose a position in which the rule matters, or add an expectation.`)));
}

const refused = (error) => tell("refused", error.message);

const LARGEST = 16000; // pixels of a side that every browser can draw

// The picture at twice its size, drawn by this browser.
async function savePng() {
  const image = new Image();
  try {
    image.src = `data:image/svg+xml,${encodeURIComponent(await file("board.svg"))}`;
    await image.decode();
    const scale = Math.min(2, LARGEST / Math.max(image.width, image.height));
    const canvas = h("canvas", { width: Math.round(scale * image.width), height: Math.round(scale * image.height) });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    save("board.png", await new Promise((made) => canvas.toBlob(made)));
  } catch {
    tell("refused", "this browser cannot make a PNG of the board; take the SVG");
  }
}

async function copyLink() {
  const text = linked(await file("link.txt"));
  try {
    await navigator.clipboard.writeText(text);
    $("link").textContent = "copied";
  } catch {
    $("link").replaceWith(h("input", { id: "link", readOnly: true, value: text, "aria-label": "link", onfocus: (e) => e.target.select() }));
    $("link").focus();
  }
}
