// Elements made from text, never from markup: text of an engine is always a text node.

export const $ = (id) => document.getElementById(id);

export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key in node && !key.startsWith("aria") && key !== "list" && key !== "form") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false && one !== ""));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

export function s(tag, props = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(props)) if (value !== null && value !== undefined) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

// Markup of the harness's own drawing, as elements; nothing in it runs.
export function drawn(markup) {
  const made = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return [...document.importNode(made.documentElement, true).childNodes];
}

export const words = (text) => String(text).replaceAll("_", " ");

const INITIALS = new Set("mf mp fp ssr vca tem drm dr los wa pp ob hip lmg mmg hmg atr dc ft baz psk piat rcl".split(" "));

// A field or kind of piece as players write it: MF spent, LMG.
export const termed = (text) => String(text).split("_").map((word) => (INITIALS.has(word) ? word.toUpperCase() : word)).join(" ");

export function live(text) {
  $("live").textContent = text;
}

export function swatch(parts, box = "-62 -54 124 108") {
  return s("svg", { viewBox: box, class: "swatch board", "aria-hidden": "true" }, ...parts);
}
