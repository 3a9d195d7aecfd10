// Finds what a player asks for: the words of the question weighed by the index, which is loaded when somebody
// begins to ask. No module and no request, so that it works from a file as well. Also runs under node, for tests.
"use strict";
(function (root) {
  const WORD = /[a-z0-9]+(?:\.[0-9]+)?/g;
  const SHOWN = 12;
  const LED = 0.7; // what a word that stands for another weighs
  const BEGUN = 0.5; // what a word weighs that is still being typed
  const HOME = 0.5; // how much of its clause's worth a requirement has
  const PLAIN = 0.25; // how much a page is lifted if the question has all words of its topic

  // The same as stem() of search.py.
  function stem(word) {
    if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3) + "y";
    if (word.length > 3 && word.endsWith("s") && !"sui".includes(word[word.length - 2])) word = word.slice(0, -1);
    for (const ending of ["ing", "ed"]) {
      if (word.length > ending.length + 2 && word.endsWith(ending)) {
        word = word.slice(0, -ending.length);
        const last = word[word.length - 1];
        if (last === word[word.length - 2] && !"lsz".includes(last)) word = word.slice(0, -1);
        break;
      }
    }
    return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
  }

  const told = (map, word) => (Object.hasOwn(map, word) ? map[word] : []);

  // The stems of a question, each with the words that are looked for in its place and what they weigh.
  function asked(question, index) {
    const stop = new Set(index.stop);
    const found = new Map();
    const words = question.toLowerCase().match(WORD) || [];
    const typing = /[a-z0-9]$/i.test(question); // after a space or a mark the last word is whole
    words.forEach((word, at) => {
      if (word.length < 2 || stop.has(word)) return;
      const own = stem(word);
      const terms = new Map([[own, 1]]);
      for (const other of told(index.synonyms, own)) terms.set(other, LED);
      if (at === words.length - 1 && word.length > 2 && typing) {
        for (const term of Object.keys(index.terms)) {
          if (term !== own && term.startsWith(word)) terms.set(term, Math.max(BEGUN, terms.get(term) || 0));
        }
      }
      found.set(own, terms);
    });
    return [...found.values()];
  }

  // Pages that have the words, those with most of them first; a rare word that a page lacks lowers it more.
  function ranked(question, index) {
    const wanted = asked(question, index);
    const score = new Map();
    const met = new Map();
    let all = 0;
    for (const terms of wanted) {
      const best = new Map();
      let rare = 0;
      for (const [term, weight] of terms) {
        const row = told(index.terms, term);
        if (row.length) rare = Math.max(rare, weight * Math.log(1 + (2 * index.pages.length) / row.length));
        for (let at = 0, page = 0; at < row.length; at += 2) {
          page += row[at];
          best.set(page, Math.max(best.get(page) || 0, row[at + 1] * weight));
        }
      }
      all += rare;
      for (const [page, value] of best) {
        score.set(page, (score.get(page) || 0) + value);
        met.set(page, (met.get(page) || 0) + rare);
      }
    }
    const whole = new Map(); // by page of a clause: what the clause itself is worth
    for (const [page, value] of score) whole.set(index.pages[page][1], value);
    for (const [page, value] of score) {
      const [home, anchor] = index.pages[page][1].split("#");
      if (anchor && whole.has(home)) score.set(page, value + HOME * whole.get(home));
    }
    return [...score]
      .map(([page, value]) => [page, value * (met.get(page) / all) * (1 + PLAIN * plain(index.pages[page][0], wanted, index))])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, SHOWN)
      .map(([page]) => entry(index.pages[page]));
  }

  // How much of a topic the question has: of "Hedge TEM is +1" all, if it asks for the TEM of a hedge.
  function plain(name, wanted, index) {
    const [, ...words] = name.toLowerCase().match(WORD) || [];
    const topic = words.filter((word) => word.length > 1 && !index.stop.includes(word)).map(stem);
    return topic.filter((word) => wanted.some((terms) => terms.has(word))).length / Math.max(topic.length, 1);
  }

  const entry = ([name, url, says]) => ({ name, url, says });

  // The clause of each requirement: its page in the index is CLAUSE.html#ID.
  function homesOf(index) {
    const urls = index.pages.map(([name, url]) => [name, /^(.*)\.html#(.*)$/.exec(url)]);
    const own = urls.filter(([name, url]) => url && name.startsWith(`${url[2]} `));
    return Object.fromEntries(own.map(([, [, clause, id]]) => [id, clause]));
  }

  // Clauses, requirements and cases whose id begins as the question does; an old name leads where it led.
  function named(question, index) {
    const name = question.trim().replace(/^(?=\d+\.)/, "B");
    if (!/^[A-Z]\d+(\.|$)/i.test(name) || /\s/.test(name)) return [];
    const homes = homesOf(index);
    const small = name.toLowerCase();
    const begins = (id) => id.toLowerCase().startsWith(small);
    const clause = Object.values(homes).find((one) => one.toLowerCase() === small);
    const found = clause ? [{ name: clause, url: `${clause}.html`, says: "the clause" }] : [];
    const add = (id, home, says) => found.push({ name: id, url: `${homes[home]}.html#${id}`, says });
    for (const id of Object.keys(homes)) if (begins(id)) add(id, id, "a requirement");
    const exact = found.length && found[0].name.toLowerCase() === small;
    for (const [outline, rows] of Object.entries(index.rows)) {
      const home = homes[outline] ? outline : outline.replace(/[a-z]$/, "");
      if (!homes[home] || !(begins(outline) || small.startsWith(outline.toLowerCase()))) continue;
      for (const row of rows.split(" ")) if (row && begins(`${outline}/${row}`)) add(`${outline}/${row}`, home, "a case");
    }
    if (!found.length) {
      const outline = name.split(/[/~]/)[0];
      const home = homes[outline] ? outline : outline.replace(/[a-z]$/, "");
      if (homes[home]) add(name, home, "a former name");
    }
    return exact ? found : found.sort((a, b) => a.name.length - b.name.length);
  }

  // The number of the text that has most of the question, the first of several; a word of all texts counts nothing.
  function fitting(question, texts) {
    const wanted = new Set((question.toLowerCase().match(WORD) || []).map(stem));
    const stems = texts.map((text) => new Set((text.toLowerCase().match(WORD) || []).map(stem)));
    const rare = (word) => Math.log(texts.length / Math.max(stems.filter((one) => one.has(word)).length, 1));
    const worth = stems.map((one) => [...wanted].reduce((sum, word) => sum + (one.has(word) ? rare(word) : 0), 0));
    return worth.indexOf(Math.max(...worth));
  }

  function find(question, index) {
    const seen = new Set();
    return [...named(question, index), ...ranked(question, index)]
      .filter(({ url }) => !seen.has(url) && seen.add(url))
      .slice(0, SHOWN);
  }

  root.ASL_SEARCH = { find, fitting, stem };
  if (typeof module !== "undefined" && module.exports) module.exports = root.ASL_SEARCH;
  if (typeof document === "undefined") return;

  const form = document.querySelector("form.ask-form");
  if (!form) return;
  const base = form.dataset.base;
  const input = form.querySelector("input");
  const list = document.querySelector(".find-list");
  const meta = document.querySelector(".find-meta");
  const toggle = document.getElementById("__search");
  let loading = null;

  function load() {
    loading ||= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = base + "search-index.js";
      script.onload = () => done(root.ASL_INDEX);
      script.onerror = failed;
      document.head.append(script);
    });
    return loading;
  }

  function made(tag, name, text) {
    const one = document.createElement(tag);
    one.className = name;
    if (text) one.textContent = text;
    return one;
  }

  function show(found) {
    list.replaceChildren(
      ...found.map(({ name, url, says }) => {
        const item = made("li", "");
        const link = made("a", "find-link");
        link.href = base + url.replace(/#(.*)/, (_, id) => "#" + encodeURIComponent(id).replaceAll("%2F", "/"));
        const text = made("article", "");
        text.append(made("b", "", name), made("p", "", says));
        link.append(text);
        item.append(link);
        return item;
      }),
    );
    meta.textContent = input.value.trim() ? (found.length ? "Best first" : "Nothing says that; try fewer words") : "Ask in your own words";
  }

  async function answer() {
    meta.textContent = "Looking it up";
    try {
      const index = await load();
      show(input.value.trim() ? find(input.value, index) : []);
    } catch {
      meta.textContent = "The index could not be loaded";
    }
  }

  // On a phone the field is hidden until the box is ticked.
  function open() {
    toggle.checked = true;
    input.focus();
  }

  input.addEventListener("focus", () => { toggle.checked = true; load(); });
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest(".find, [for=__search], .ask, .ask-box")) toggle.checked = false;
  });
  input.addEventListener("input", answer);
  form.addEventListener("reset", () => { list.replaceChildren(); input.focus(); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer().then(() => list.querySelector("a")?.click());
  });
  list.addEventListener("click", () => {
    toggle.checked = false;
    try { sessionStorage.setItem("asked", input.value); } catch {} // the page that opens shows the case that fits
  });
  toggle.addEventListener("change", () => { if (toggle.checked) setTimeout(() => input.focus(), 50); });
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) && document.activeElement !== input;
    if (event.key === "Escape") { toggle.checked = false; input.blur(); }
    if ((event.key === "/" || event.key === "s") && !typing && document.activeElement !== input && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      open();
    }
    if (document.activeElement === input || list.contains(document.activeElement)) {
      const links = [...list.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      const next = event.key === "ArrowDown" ? links[at + 1] : event.key === "ArrowUp" ? links[at - 1] || input : null;
      if (next) { event.preventDefault(); next.focus(); }
    }
  });
  document.querySelector(".ask-box")?.addEventListener("click", open);
  for (const one of document.querySelectorAll(".ask")) {
    one.tabIndex = 0;
    one.setAttribute("role", "button");
    const ask = () => { input.value = one.textContent; open(); answer(); };
    one.addEventListener("click", ask);
    one.addEventListener("keydown", (event) => { if (event.key === "Enter") ask(); });
  }
  const query = new URLSearchParams(location.search).get("q");
  if (query) { input.value = query; open(); answer(); }
})(globalThis);
