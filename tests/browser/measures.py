"""Measures of a page that a script takes: the contrast of its text, and the size of what one can press."""

from __future__ import annotations

CONTRAST = """
const parse = (text) => {
  const found = (text.match(/[\\d.]+(e-\\d+)?/g) ?? [0, 0, 0, 0]).map(Number);
  return found.length < 4 ? [...found, 1] : found;
};
const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
const light = (c) => {
  const linear = (v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const [r, g, b] = c.slice(0, 3).map((v) => linear(v / 255));
  return .2126 * r + .7152 * g + .0722 * b;
};
const ground = (node) => {
  const layers = [];
  for (let one = node; one; one = one.parentElement)
    layers.push(parse(getComputedStyle(one).backgroundColor));
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
};
const faded = (node) => {
  let share = 1;
  for (let one = node; one; one = one.parentElement) share *= Number(getComputedStyle(one).opacity);
  return share;
};
const ratio = (node, colour) => {
  const below = ground(node);
  const ink = parse(colour);
  ink[3] *= faded(node);
  const [a, b] = [light(over(ink, below)), light(below)].sort((x, y) => y - x);
  return (a + .05) / (b + .05);
};
const found = [];
document.getAnimations().forEach((one) => one.finish());
const seen = (node) =>
  node.checkVisibility({visibilityProperty: true}) && node.getBoundingClientRect().width > 1;
for (const node of document.querySelectorAll('body *')) {
  if (!(node instanceof HTMLElement) || !seen(node) || node.disabled || node.closest('.off, .skip')) continue;
  const style = getComputedStyle(node);
  const texts = [...node.childNodes].filter((one) => one.nodeType === 3);
  const said = texts.map((one) => one.data.trim()).join('');
  if (said || node.value) found.push([ratio(node, style.color), said || String(node.value)]);
  if (node.placeholder && !node.value) {
    const over_ = getComputedStyle(node, '::placeholder');
    const ink = parse(over_.color);
    ink[3] *= Number(over_.opacity || 1);
    found.push([ratio(node, `rgba(${ink.join(',')})`), `placeholder: ${node.placeholder}`]);
  }
}
const rounded = found.map(([n, text]) => [Math.round(100 * n) / 100, text.slice(0, 60)]);
return rounded.sort((a, b) => a[0] - b[0]);
"""
"""Contrast and text of each visible text and placeholder, the lowest first."""

TARGETS = """
const found = [];
const controls = 'button, input, select, textarea, summary, a[href], .ticks label';
for (const node of document.querySelectorAll(controls)) {
  const shown = node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  if (!shown || node.closest('.off, .skip')) continue;
  const box = (node.closest('label') || node).getBoundingClientRect();
  if (box.width < 2) continue;
  const least = Math.min(box.width, box.height);
  const name = node.ariaLabel || node.textContent.trim() || node.id || node.className;
  if (least < 23.9) found.push([Math.round(10 * least) / 10, name]);
}
return found.sort((a, b) => a[0] - b[0]);
"""
"""The lesser side, in pixels, and the name of each control that is smaller than 24."""

BROKEN = """
const found = [];
for (const cell of document.querySelectorAll('#asked th, #asked td, #asked h3, .chip, #tools button')) {
  if (!cell.checkVisibility()) continue;
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    for (const word of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(word[0]);
    }
}
return found;
"""
"""Words in cells and buttons that are broken into lines."""

CUT = """
const ink = document.createElement('canvas').getContext('2d');
const found = [];
const seen = (node) => node.checkVisibility({visibilityProperty: true}) && !node.closest('.off, .skip');
for (const node of document.querySelectorAll('select')) {
  const chosen = node.selectedOptions[0]?.text;
  if (!seen(node) || !chosen) continue;
  const alone = node.cloneNode(false);
  alone.append(new Option(chosen));
  alone.style.cssText = 'position:absolute;width:auto;max-width:none';
  node.after(alone);
  if (alone.offsetWidth > node.offsetWidth) found.push(chosen);
  alone.remove();
}
for (const node of document.querySelectorAll('[placeholder]')) {
  if (!seen(node) || node.value) continue;
  const style = getComputedStyle(node);
  ink.font = style.font;
  const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (ink.measureText(node.placeholder).width > room) found.push(node.placeholder);
}
return found;
"""
"""Words in lists and empty fields that their box cuts."""

FAR = """
const found = [];
for (const row of document.querySelectorAll('#asked tbody tr')) {
  const [name, value] = row.cells;
  const text = document.createRange();
  text.selectNodeContents(name);
  if (value && row.checkVisibility())
    found.push(Math.round(value.getBoundingClientRect().left - text.getBoundingClientRect().left));
}
return found;
"""
"""Pixels from the name of each answer to its value."""

SCALE = """
const name = document.querySelector('#board .l-name text');
const one = document.getElementById('board').getScreenCTM().a;
return [one, name.getBoundingClientRect().height ? one * parseFloat(getComputedStyle(name).fontSize) : 0];
"""
"""Pixels of a unit of the drawing, and of the names of hexes; 0 if they are not shown."""
