// Documents of earlier: opened, renamed, deleted.

import { $, h } from "./dom.js";
import { post, Refused, WORDS } from "./api.js";
import { look, state } from "./state.js";

const when = (seconds) => (seconds ? new Date(1000 * seconds).toLocaleString([], { dateStyle: "medium", timeStyle: "short" }) : `not ${WORDS.keeps} yet`);

// Fills the dialog with all documents. `open(file)` opens one.
export async function shelf(open, files, trouble = "") {
  files ??= await post("files").catch(() => []);
  const place = $("shelf");
  if (!place || !files.length) return;
  const change = async (name, told) => {
    try {
      shelf(open, await post(name, told));
      look();
    } catch (error) {
      shelf(open, undefined, error instanceof Refused ? error.message : "the lab does not answer");
    }
  };
  place.replaceChildren(h("h3", {}, "Earlier documents"), trouble && h("p", { class: "warn", role: "alert" }, trouble), h("ul", { class: "files" }, files.map((one) => row(one, open, change))));
}

function row(one, open, change) {
  const mine = one.file === state.file;
  const name = h("button", { class: "title", onclick: () => open(one.file) }, one.name);
  const field = h("input", { value: one.name, "aria-label": `new name of ${one.name}`, hidden: true, onchange: () => change("rename", { file: one.file, name: field.value }), onkeydown: (e) => {
    if (e.key !== "Escape") return;
    e.stopPropagation();
    e.preventDefault();
    write(false);
  } });
  const write = (now) => {
    [field.hidden, name.hidden] = [!now, now];
    if (now) field.focus();
  };
  const gone = h("button", { class: "small", "aria-label": `delete ${one.name}`, onclick: () => {
    if (gone.dataset.sure) return change("remove", { file: one.file });
    gone.dataset.sure = "1";
    gone.textContent = "delete for good?";
    return undefined;
  } }, "delete");
  return h("li", {}, name, field, h("time", { class: "fine" }, when(one.changed)), h("button", { class: "small", "aria-label": `rename ${one.name}`, onclick: () => write(field.hidden) }, "rename"), mine ? h("span", { class: "fine" }, "open") : gone);
}
