// The judge of asl-conformance in one file, for Node and browsers. docs/judging.md has its rules, in this order.

const words = (text) => new Set(text.split(" "));
const MAPS = words("units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked");
const SPARSE = words("drm tem_options colored_drm to_hit overstacked");
const PIECES = words("units counters targets room");
const SETS = words("status beneath on connected hexsides exposes interdiction units");
const BAGS = words("holds checks");
const EVENTS = words("expenditures attempts attacks costs");
const PLACES = words("blocked_at hexsides");
const BARS = {
  los: [{ field: "clear", value: false, only: ["hindrance"] }],
  attack: [
    { field: "possible", value: false },
    { field: "affected", value: false, within: "targets" },
  ],
  may: [{ field: "allowed", value: false }],
  rout: [{ field: "legal", value: false, keeps: ["must_rout"] }],
  state: [{ field: "eliminated", value: true, within: "units" }],
};
const MISSING = Symbol("missing");

/** The verdict on one case, with the reason in a word. `reply`: {outcomes: [...]} or {failure: kind}. */
export function judge(test, reply, engine) {
  if (reply.failure) return { verdict: reply.failure, reason: reply.failure };
  const questions = test.questions;
  if (reply.outcomes?.length !== questions.length) return { verdict: "protocol-violation", reason: "number" };
  if (!reply.outcomes.every((one) => wellFormed(one, test))) return { verdict: "protocol-violation", reason: "form" };
  const found = [];
  for (const claim of test.expectations.map(whole)) {
    const outcome = reply.outcomes[claim.question];
    const one = judgeOne(claim, test, questions[claim.question], outcome, engine);
    if (one) found.push(one);
  }
  const failed = found.find((one) => one.verdict === "fail");
  return failed ?? found[0] ?? { verdict: "pass", reason: "met" };
}

/** Whether a case is asked in an edition (a Set of errata) of an engine that follows these readings. */
export function applies(test, errata, followed, usual) {
  const { since = [], until = [], readings = {} } = test;
  if (!since.every((one) => errata.has(one)) || until.some((one) => errata.has(one))) return false;
  return Object.entries(readings).every(([name, choice]) => (followed[name] ?? usual[name]) === choice);
}

/** Whether an outcome is exactly one of the four, and names an action of the case. Types are for the schemas. */
function wellFormed(outcome, { actions = [] }) {
  if (!isMap(outcome)) return false;
  const [kind, ...more] = ["answer", "illegal", "unsupported", "gone"].filter((one) => one in outcome);
  if (more.length || !isMap(outcome[kind])) return false;
  const { action } = outcome[kind];
  return kind === "answer" || kind === "unsupported" || (Number.isInteger(action) && action in actions);
}

const whole = (claim) => ({ question: 0, path: [], op: "is", value: null, ...claim });
const fail = (reason) => ({ verdict: "fail", reason });
const unsupported = (reason) => ({ verdict: "unsupported", reason });

function judgeOne(claim, test, question, outcome, engine) {
  if (outcome.unsupported) return unsupported("said");
  if (!(question.ask in (engine.questions ?? {}))) return unsupported("question");
  if (playedVerbs(test, question, outcome).some((verb) => !(engine.actions ?? []).includes(verb)))
    return unsupported("verb");
  if (outcome.illegal) return judgeIllegal(claim, outcome.illegal);
  if (outcome.gone) return judgeGone(claim, outcome.gone, test, question);
  if (claim.op === "legal") return null;
  if (claim.op === "illegal") return fail("allowed");
  if (claim.op === "cites") return cites(claim, outcome.answer.clauses);
  return judgeAnswer(claim, test, question.ask, outcome.answer, engine.questions[question.ask]);
}

/** The verbs on which the outcome rests: up to the illegal one, or all; and those in `may` and `rout`. */
function playedVerbs(test, question, outcome) {
  const actions = (test.actions ?? []).slice(0, outcome.illegal ? outcome.illegal.action + 1 : undefined);
  const askedAbout = { may: [question.action], rout: question.steps }[question.ask] ?? [];
  return [...actions, ...askedAbout].map((action) => action.do);
}

function judgeIllegal(claim, { action, clause }) {
  if (claim.op === "cites") return cites(claim, clause ? [clause] : []);
  if (claim.op !== "illegal") return fail("refused");
  return claim.value === null || [claim.value].flat().includes(action) ? null : fail("index");
}

function cites(claim, cited) {
  return !cited?.length || cited.some((clause) => claim.value.includes(clause)) ? null : fail("clause");
}

function judgeGone(claim, gone, test, question) {
  const action = test.actions[gone.action];
  if (!texts(question).includes(gone.piece)) return fail("unfounded");
  if (!removes(action, gone.piece) && !expectedOff(test, gone.piece)) return fail("unfounded");
  const { op, path, value } = claim;
  if (op === "legal" || (op === "absent" && path.length)) return null;
  return same(path, ["allowed"]) && value === false ? null : fail("gone");
}

const texts = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(texts));

function removes(action, piece) {
  if (action.do === "result") return action.unit === piece && ["eliminated", "reduced"].includes(action.result);
  if (action.do === "surrender") return action.unit === piece;
  if (action.do === "clear") return action.counter === piece && action.result === "cleared";
  return action.do === "exchange" && action.counter === piece;
}

function expectedOff(test, piece) {
  return test.expectations.map(whole).some(
    ({ path, op, value }) =>
      (same(path, ["units", piece, "eliminated"]) && value === true) ||
      (path[0] === "counters" && path[1] === piece && op === "absent"),
  );
}

function judgeAnswer(claim, test, ask, answer, declared) {
  const { path, op, value } = claim;
  const lacking = undeclared(claim, declared);
  let got = lookUp(answer, path);
  if (got === MISSING) {
    if (lacking.length) return unsupported("field");
    got = lookUp(answer, path, true);
  } else if (leftOpen(got, claim, lacking)) return unsupported("field");
  if (ruledOut(ask, answer, claim, test)) return fail("meaningless");
  const named = fieldName(path) !== fieldName(path.slice(0, -1)); // an id and an index are no names of fields
  if (meets(got, op, value, named ? path.at(-1) : "")) return null;
  return fail(got === MISSING ? "omitted" : "differs");
}

/** The fields that the expectation compares and the engine does not declare. */
function undeclared({ path, op, value }, declared) {
  const name = fieldName(path);
  const entry = op === "has" || op === "has_no" ? Object.keys(value) : [];
  const needed = entry.length ? entry.map((key) => `${name}.${key}`) : [name];
  return needed.filter((one) => !declared.some((field) => one === field || one.startsWith(`${field}.`)));
}

/** Whether an entry leaves out an undeclared field, so that it may be the entry meant or not. */
function leftOpen(got, { op, value }, lacking) {
  if (!["has", "has_no"].includes(op) || !Array.isArray(got) || meets(got, "has", value)) return false;
  return got.filter(isMap).some((entry) => {
    const missing = Object.keys(value).filter((key) => !(key in entry));
    const said = Object.fromEntries(Object.entries(value).filter(([key]) => key in entry));
    const unknown = lacking.filter((one) => missing.includes(one.split(".").at(-1)));
    return unknown.length && unknown.length === missing.length && includes(entry, said);
  });
}

function ruledOut(ask, answer, { question, path, op }, test) {
  if (!path.length || op === "absent") return false;
  return (BARS[ask] ?? []).some(({ field, value, within, only, keeps = [] }) => {
    if (within && (path[0] !== within || path.length < 3)) return false;
    const place = within ? path.slice(0, 2) : [];
    const name = path[place.length];
    if (name === field || keeps.includes(name) || (only && !only.includes(name))) return false;
    const holder = within ? answer[within]?.[place[1]] : answer;
    const expected = { question, path: [...place, field], op: "is", value };
    return holder?.[field] === value && !test.expectations.map(whole).some((one) => states(one, expected));
  });
}

/** Whether an expectation is this one, whatever else a case says of it. */
const states = (one, { question, path, op, value }) =>
  one.question === question && same(one.path, path) && one.op === op && one.value === value;

function fieldName(path) {
  const names = [];
  let skip = false;
  for (const key of path) {
    if (skip || typeof key === "number") skip = false;
    else {
      names.push(key);
      skip = MAPS.has(key);
    }
  }
  return names.join(".");
}

const isMap = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** The value at the path. `sparing`: the fields are declared, so that an omitted list or map is empty. */
function lookUp(answer, path, sparing = false) {
  let [value, table] = [answer];
  for (const key of path) {
    if (isMap(value)) {
      const named = table;
      table = MAPS.has(named) ? undefined : String(key);
      value = Object.hasOwn(value, key) ? value[key] : leftOut(String(key), named, sparing);
      if (SETS.has(table) && Array.isArray(value)) value = spelled(value, table);
    } else if (Array.isArray(value) && typeof key === "number") {
      value = -value.length <= key && key < value.length ? value.at(key) : MISSING;
    } else return MISSING;
  }
  return sparing && same(path, ["blocked_at"]) && answer.clear === true ? "" : value;
}

function leftOut(key, table, sparing) {
  const isList = (name) => SETS.has(name) || BAGS.has(name) || EVENTS.has(name);
  if (SPARSE.has(table)) return 0;
  if (!sparing || PIECES.has(table)) return MISSING;
  if (!isList(table) && (MAPS.has(table) || MAPS.has(key))) return {};
  return isList(key) ? [] : MISSING;
}

function meets(got, op, value, field) {
  if (op === "absent") return got === MISSING;
  if (got === MISSING) return false;
  const list = Array.isArray(got);
  switch (op) {
    case "is": return sameIn(got, value, field);
    case "is_not": return !sameIn(got, value, field);
    case "among": return value.some((one) => alike(got, one, field));
    case "contains":
      return holds(got, value, field) && (!BAGS.has(field) || times(got, value) === 1);
    case "lacks": return (list || isMap(got) || typeof got === "string") && !holds(got, value, field);
    case "has": return list && got.filter((one) => includes(one, value)).length === 1;
    case "has_no": return list && !got.some((one) => includes(one, value));
    case "at_least": return typeof got === "number" && got >= value;
    case "at_most": return typeof got === "number" && got <= value;
  }
  throw new Error(`no comparison ${op}`);
}

function sameIn(got, value, field) {
  if (field === "blocked_at") return samePlace(got, value);
  return alike(got, value, field);
}

function holds(got, value, field) {
  if (Array.isArray(got)) return times(got, value, field) > 0;
  return typeof got === "string" ? got.includes(value) : Object.hasOwn(got, value);
}

/** How often the list has the value. */
const times = (got, value, field) => got.filter((one) => alike(one, value, field)).length;

const includes = (entry, fields) =>
  isMap(entry) && Object.entries(fields).every(([key, v]) => alike(entry[key], v, key));

/** A value with places, sets and the bottom of a Depression spelled in one way. */
function spelled(value, field) {
  if (isMap(value))
    return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, spelled(v, MAPS.has(field) ? "" : key)]));
  if (Array.isArray(value)) {
    const items = value.map((item) => spelled(item, field));
    if (!SETS.has(field) && !BAGS.has(field)) return items;
    const sorted = items.map(text).sort();
    return (SETS.has(field) ? [...new Set(sorted)] : sorted).map((item) => JSON.parse(item));
  }
  if (PLACES.has(field) && typeof value === "string") return place(value);
  return field === "at" && value === "in" ? "" : value;
}

const place = (name) => name.split("-").sort().join("-");

/** Whether two names mean one place. A hexside may also be named by a vertex at its end. */
function samePlace(got, wanted) {
  if (typeof got !== "string") return false;
  if (place(got) === place(wanted)) return true;
  const [here, there] = [got.split("-"), wanted.split("-")];
  return there.length === 2 && there.every((hex) => here.includes(hex)) && isVertex(here);
}

function isVertex(hexes) {
  const at = hexes.map(centre);
  return !at.includes(null) && at.every((a, i) => at.slice(i + 1).every((b) => adjacent(a, b)));
}

function adjacent([x1, y1], [x2, y2]) {
  const [dx, dy] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  return (dx === 0 && dy === 2) || (dx === 1 && dy === 1);
}

/** The column of a hex, and twice its row, one more in columns B, D, F ... */
function centre(name) {
  const match = /^([A-Z])(\1?)(0|[1-9][0-9]?)$/.exec(name);
  if (!match) return null;
  const column = match[1].charCodeAt(0) - 65 + (match[2] ? 26 : 0);
  return [column, 2 * Number(match[3]) + (column % 2)];
}

/** JSON with the keys sorted, so that equal values have equal texts. */
function text(value) {
  if (Array.isArray(value)) return `[${value.map(text)}]`;
  if (!isMap(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${text(value[key])}`)}}`;
}

const same = (one, other) => text(one) === text(other);
const alike = (one, other, field) => same(spelled(one, field), spelled(other, field));
