// Opens the case that the address names, old names and derived cases included, and all of them for print.
"use strict";
(function () {
  function named() {
    let name;
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { return null; }
    // A derived case stands with its parent, a row that is gone with its outline, an outline with its requirement.
    for (const one of [name, name.split("~")[0], name.split("/")[0], name.split("/")[0].replace(/[a-z]$/, "")]) {
      const found = one && document.getElementById(one);
      if (found) return found;
    }
    return null;
  }

  function open() {
    const found = named();
    const box = found && found.closest("details");
    for (let one = box; one; one = one.parentElement.closest("details")) one.open = true;
    if (found) (box || found).scrollIntoView();
    for (const one of document.querySelectorAll(".named")) one.classList.remove("named");
    if (box) box.classList.add("named");
  }

  addEventListener("hashchange", open);
  open();
  document.addEventListener("toggle", (event) => {
    const box = event.target;
    if (!box.matches?.("details.case")) return;
    const image = box.querySelector("summary img"); // of a card the board alone, of an open case its legend too
    image.src = image.src.replace(/(#b)?$/, box.open ? "" : "#b");
    if (box.open && box.id) history.replaceState(null, "", "#" + box.id);
  }, true);
  document.getElementById("pictures")?.addEventListener("change", (event) => {
    for (const box of document.querySelectorAll("details.cases")) box.open = event.target.checked;
  });
  addEventListener("beforeprint", () => {
    for (const box of document.querySelectorAll("details")) { box.dataset.was = box.open ? "1" : ""; box.open = true; }
    for (const image of document.images) image.loading = "eager";
  });
  addEventListener("afterprint", () => {
    for (const box of document.querySelectorAll("details")) box.open = Boolean(box.dataset.was);
  });
})();
