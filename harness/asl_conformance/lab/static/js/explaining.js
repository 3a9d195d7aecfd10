// What a clause or a word means, in a dialog.

import { $, h } from "./dom.js";
import { post } from "./api.js";

const CLAUSE = /^(?:[A-J]\d+(?:\.\d+)*(?:-\w+)*|B\d+\.\d+[\w./-]*)$/;

export function dialog(title, ...children) {
  const box = $("dialog");
  box.replaceChildren(h("header", {}, h("h2", { id: "dialog-title" }, title), h("button", { class: "x", "aria-label": "close", onclick: () => box.close() }, "×")), h("div", { class: "inside" }, ...children));
  if (!box.open) box.showModal();
  box.onclick = (event) => {
    if (event.target === box) box.close(); // what is returned would say whether a form inside may be sent
  };
  return box;
}

export async function explain(name) {
  dialog(name, h("p", {}, "…"));
  let told;
  try {
    told = await post("explain", { name });
  } catch (error) {
    const shorter = name.split(".").at(-1);
    if (shorter !== name && !CLAUSE.test(name)) return explain(shorter);
    dialog(name, h("p", {}, error.message));
    return undefined;
  }
  dialog(name, told.map((section) => [h("h3", {}, section.title), section.title === "Board" ? h("pre", {}, section.lines.map((line) => line.join(" ")).join("\n")) :
    h("dl", {}, section.lines.map(([first, ...rest]) => rest.length ? [h("dt", {}, first && CLAUSE.test(first) && first !== name ? h("button", { class: "clause", onclick: () => explain(first) }, first) : first), h("dd", {}, rest.join(" "))] : h("dd", { class: "wide" }, first)))]));
  return undefined;
}
