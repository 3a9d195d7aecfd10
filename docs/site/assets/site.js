// Opens the case that the address names, old names and derived cases included; of a requirement the case that fits;
// for print all cases.
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

  // What was looked up on the way here, once.
  function lookedUp() {
    try {
      const asked = sessionStorage.getItem("asked") ?? "";
      sessionStorage.removeItem("asked");
      return asked;
    } catch {
      return "";
    }
  }

  // The case of the requirement with this heading that fits what was looked up, else its first: most questions need no
  // other.
  function fitting(heading, asked) {
    let one = heading.nextElementSibling;
    while (one && one.tagName !== heading.tagName && !one.matches("details.cases")) one = one.nextElementSibling;
    const boxes = one?.matches("details.cases") ? [...one.querySelectorAll("details.case")] : [];
    return boxes[ASL_SEARCH.fitting(asked, boxes.map((box) => box.querySelector("summary").textContent))] ?? null;
  }

  function open() {
    const found = named();
    const asked = lookedUp();
    const box = found && (found.closest("details") || (/^H[1-6]$/.test(found.tagName) && fitting(found, asked)));
    if (box && !box.contains(found)) box.dataset.unasked = "";
    for (let one = box; one; one = one.parentElement.closest("details")) one.open = true;
    if (found) (box && box.contains(found) ? box : found).scrollIntoView();
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
    if ("unasked" in box.dataset) delete box.dataset.unasked; // the address goes on naming the requirement
    else if (box.open && box.id) history.replaceState(null, "", "#" + box.id);
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
