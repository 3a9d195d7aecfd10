//! The vectors of asl-conformance as a test. docs/judging.md of asl-conformance has the rules, in this order.
//!
//! `cargo test --test conformance -- B27.2 B9.3-1` judges the cases whose ids begin with one of these texts.
//! ASL_VECTORS: the folder that `asl-conformance vectors write` wrote, by default ./vectors.
//! ASL_EDITION: the edition of the rulebook, by default "current".
//! ASL_EXPECTED: the known failures, by default ./expected-failures.toml.
//! ASL_ANSWERS: recorded answers of `run --record`, judged in place of the engine.
//! ASL_VERDICTS: a file that gets a line for each case: its id and its verdict.
//! ASL_JUDGE_VECTORS: vectors that test the judge; only these are judged and printed.

#[path = "../src/main.rs"]
#[allow(dead_code)]
mod engine;

use engine::json::{self, Json};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::{env, fs, process};

const MAPS: &str = "units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked";
const SPARSE: &str = "drm tem_options colored_drm to_hit overstacked";
const PIECES: &str = "units counters targets room";
const SETS: &str = "status beneath on connected hexsides exposes interdiction units";
const BAGS: &str = "holds checks";
const EVENTS: &str = "expenditures attempts attacks costs";
const PLACES: &str = "blocked_at hexsides";
const KINDS: &str =
    "pass fail error crash timeout protocol-violation xfail xpass unsupported not-applicable not-run";
const HARMLESS: &str = "pass xfail unsupported not-applicable";
const NULL: Json = Json::Null;

fn among(words: &str, name: &str) -> bool {
    words.split(' ').any(|word| word == name)
}

/// A field that rules out others of the answer, or of the piece within that map.
struct Bar {
    field: &'static str,
    value: bool,
    within: &'static str,
    only: &'static str,
    keeps: &'static str,
}

fn bars(ask: &str) -> Vec<Bar> {
    let bar = |field, value, within, only, keeps| Bar { field, value, within, only, keeps };
    match ask {
        "los" => vec![bar("clear", false, "", "hindrance", "")],
        "attack" => vec![bar("possible", false, "", "", ""), bar("affected", false, "targets", "", "")],
        "may" => vec![bar("allowed", false, "", "", "")],
        "rout" => vec![bar("legal", false, "", "", "must_rout")],
        "state" => vec![bar("eliminated", true, "units", "", "")],
        _ => vec![],
    }
}

/// A verdict with its reason in a word, and the expectation that decided.
#[derive(Clone)]
struct Verdict {
    kind: String,
    reason: String,
    claim: Option<usize>,
}

type Unmet = Result<(), (&'static str, &'static str)>;

fn verdict(kind: &str, reason: &str) -> Verdict {
    Verdict { kind: kind.to_string(), reason: reason.to_string(), claim: None }
}

fn met(is_met: bool, reason: &'static str) -> Unmet {
    if is_met { Ok(()) } else { Err(("fail", reason)) }
}

/// An expectation of a case.
#[derive(Clone)]
struct Claim {
    question: usize,
    path: Vec<Json>,
    op: String,
    value: Json,
}

impl Claim {
    fn of(test: &Json) -> Vec<Claim> {
        let one = |fields: &Json| Claim {
            question: index(get(fields, "question")).unwrap_or(0),
            path: items(get(fields, "path")).to_vec(),
            op: text_or(get(fields, "op"), "is"),
            value: get(fields, "value").clone(),
        };
        items(get(test, "expectations")).iter().map(one).collect()
    }
}

/// The verdict on one case of an engine with these capabilities.
fn judge(test: &Json, reply: &Json, engine: &Json) -> Verdict {
    if let Json::Text(failure) = get(reply, "failure") {
        return verdict(failure, failure);
    }
    let (questions, outcomes) = (items(get(test, "questions")), items(get(reply, "outcomes")));
    if outcomes.len() != questions.len() {
        return verdict("protocol-violation", "number");
    }
    if !outcomes.iter().all(|one| well_formed(one, items(get(test, "actions")).len())) {
        return verdict("protocol-violation", "form");
    }
    let mut found = verdict("pass", "met");
    for (number, claim) in Claim::of(test).iter().enumerate() {
        let at = claim.question;
        if let Err((kind, reason)) = judge_one(claim, test, &questions[at], &outcomes[at], engine) {
            let one = Verdict { claim: Some(number), ..verdict(kind, reason) };
            if kind == "fail" {
                return one;
            }
            if found.kind == "pass" {
                found = one;
            }
        }
    }
    found
}

/// Whether a case is asked with these errata in force of an engine that follows these readings.
fn applies(test: &Json, errata: &[Json], readings: &BTreeMap<String, Json>) -> bool {
    items(get(test, "since")).iter().all(|one| errata.contains(one))
        && !items(get(test, "until")).iter().any(|one| errata.contains(one))
        && fields(get(test, "readings")).all(|(name, choice)| readings.get(name) == Some(choice))
}

/// Whether an outcome is exactly one of the four, and names an action of the case.
fn well_formed(outcome: &Json, actions: usize) -> bool {
    let is_there = |kind: &&str| matches!(outcome, Json::Object(all) if all.contains_key(*kind));
    let kinds: Vec<&str> = ["answer", "illegal", "unsupported", "gone"].into_iter().filter(is_there).collect();
    match kinds[..] {
        [kind @ ("illegal" | "gone")] => index(get(get(outcome, kind), "action")).is_some_and(|at| at < actions),
        [kind] => matches!(get(outcome, kind), Json::Object(_)),
        _ => false,
    }
}

fn judge_one(claim: &Claim, test: &Json, question: &Json, outcome: &Json, engine: &Json) -> Unmet {
    if *get(outcome, "unsupported") != NULL {
        return Err(("unsupported", "said"));
    }
    let ask = text_or(get(question, "ask"), "");
    let declared = get(get(engine, "questions"), &ask);
    if *declared == NULL {
        return Err(("unsupported", "question"));
    }
    let declared_verbs = items(get(engine, "actions"));
    if !played_verbs(test, question, outcome, &ask).iter().all(|verb| declared_verbs.contains(verb)) {
        return Err(("unsupported", "verb"));
    }
    let (illegal, gone, answer) = (get(outcome, "illegal"), get(outcome, "gone"), get(outcome, "answer"));
    if *illegal != NULL {
        return judge_illegal(claim, illegal);
    }
    if *gone != NULL {
        return judge_gone(claim, gone, test, question);
    }
    match claim.op.as_str() {
        "legal" => Ok(()),
        "illegal" => met(false, "allowed"),
        "cites" => cites(claim, items(get(answer, "clauses"))),
        _ => judge_answer(claim, test, &ask, answer, items(declared)),
    }
}

/// The verbs on which the outcome rests: up to the illegal one, or all; and those in `may` and `rout`.
fn played_verbs(test: &Json, question: &Json, outcome: &Json, ask: &str) -> Vec<Json> {
    let actions = items(get(test, "actions"));
    let last = index(get(get(outcome, "illegal"), "action")).map_or(actions.len(), |at| at + 1);
    let asked_about = match ask {
        "may" => std::slice::from_ref(get(question, "action")),
        "rout" => items(get(question, "steps")),
        _ => &[],
    };
    actions[..last].iter().chain(asked_about).map(|action| get(action, "do").clone()).collect()
}

fn judge_illegal(claim: &Claim, illegal: &Json) -> Unmet {
    let action = get(illegal, "action");
    match (claim.op.as_str(), get(illegal, "clause")) {
        ("cites", Json::Text(clause)) if !clause.is_empty() => cites(claim, &[Json::Text(clause.clone())]),
        ("cites", _) => Ok(()),
        ("illegal", _) => {
            let listed = items(&claim.value).iter().any(|one| same(one, action));
            met(claim.value == NULL || same(&claim.value, action) || listed, "index")
        }
        _ => met(false, "refused"),
    }
}

fn cites(claim: &Claim, cited: &[Json]) -> Unmet {
    met(cited.is_empty() || cited.iter().any(|clause| items(&claim.value).contains(clause)), "clause")
}

fn judge_gone(claim: &Claim, gone: &Json, test: &Json, question: &Json) -> Unmet {
    let action = &items(get(test, "actions"))[index(get(gone, "action")).unwrap_or(0)];
    let piece = text_or(get(gone, "piece"), "");
    if !mentions(question, &piece) || !(removes(action, &piece) || expected_off(test, &piece)) {
        return met(false, "unfounded");
    }
    let is_gone = claim.op == "legal" || (claim.op == "absent" && !claim.path.is_empty());
    met(is_gone || (is_path(&claim.path, &["allowed"]) && claim.value == Json::Truth(false)), "gone")
}

fn mentions(value: &Json, piece: &str) -> bool {
    match value {
        Json::Text(text) => text == piece,
        Json::List(all) => all.iter().any(|one| mentions(one, piece)),
        Json::Object(all) => all.values().any(|one| mentions(one, piece)),
        _ => false,
    }
}

fn removes(action: &Json, piece: &str) -> bool {
    let is = |name: &str, words: &[&str]| words.contains(&text_or(get(action, name), "\0").as_str());
    match text_or(get(action, "do"), "").as_str() {
        "result" => is("unit", &[piece]) && is("result", &["eliminated", "reduced"]),
        "surrender" => is("unit", &[piece]),
        "clear" => is("counter", &[piece]) && is("result", &["cleared"]),
        "exchange" => is("counter", &[piece]),
        _ => false,
    }
}

fn expected_off(test: &Json, piece: &str) -> bool {
    Claim::of(test).iter().any(|one| {
        let off = is_path(&one.path, &["units", piece, "eliminated"]) && one.value == Json::Truth(true);
        off || (one.op == "absent" && one.path.len() > 1 && is_path(&one.path[..2], &["counters", piece]))
    })
}

fn judge_answer(claim: &Claim, test: &Json, ask: &str, answer: &Json, declared: &[Json]) -> Unmet {
    let lacking = undeclared(claim, declared);
    let mut got = look_up(answer, &claim.path, false);
    match &got {
        None if !lacking.is_empty() => return Err(("unsupported", "field")),
        None => got = look_up(answer, &claim.path, true),
        Some(there) if left_open(there, claim, &lacking) => return Err(("unsupported", "field")),
        Some(_) => {}
    }
    if ruled_out(ask, answer, claim, test) {
        return met(false, "meaningless");
    }
    let field = match claim.path.split_last() {
        Some((last, before)) if field_name(&claim.path) != field_name(before) => key_text(last),
        _ => String::new(), // an id and an index are no names of fields
    };
    match got {
        None => met(claim.op == "absent", "omitted"),
        Some(there) => met(compare(&there, &claim.op, &claim.value, &field), "differs"),
    }
}

/// The fields that the expectation compares and the engine does not declare, by their last name.
fn undeclared(claim: &Claim, declared: &[Json]) -> BTreeSet<String> {
    let name = field_name(&claim.path);
    let mut needed: Vec<(String, String)> = vec![];
    if claim.op == "has" || claim.op == "has_no" {
        needed.extend(fields(&claim.value).map(|(key, _)| (key.clone(), format!("{name}.{key}"))));
    }
    if needed.is_empty() {
        needed.push((String::new(), name));
    }
    let covers = |one: &Json, field: &str| {
        let name = text_or(one, "\0");
        field == name || field.starts_with(&format!("{name}."))
    };
    needed.retain(|(_, field)| !declared.iter().any(|one| covers(one, field)));
    needed.into_iter().map(|(key, _)| key).collect()
}

/// Whether an entry omits an undeclared field, so that it may be the entry meant or not.
fn left_open(got: &Json, claim: &Claim, lacking: &BTreeSet<String>) -> bool {
    let of_entries = claim.op == "has" || claim.op == "has_no";
    if !of_entries || lacking.is_empty() || compare(got, "has", &claim.value, "") {
        return false;
    }
    items(got).iter().any(|entry| {
        let Json::Object(entry) = entry else { return false };
        let (said, omitted): (Vec<_>, Vec<_>) = fields(&claim.value).partition(|(key, _)| entry.contains_key(*key));
        !omitted.is_empty()
            && omitted.iter().all(|(key, _)| lacking.contains(*key))
            && said.iter().all(|(key, wanted)| same(&entry[*key], wanted))
    })
}

fn ruled_out(ask: &str, answer: &Json, claim: &Claim, test: &Json) -> bool {
    if claim.path.is_empty() || claim.op == "absent" {
        return false;
    }
    bars(ask).iter().any(|bar| {
        let (mut place, mut holder) = (vec![], answer);
        if !bar.within.is_empty() {
            if key_text(&claim.path[0]) != bar.within || claim.path.len() < 3 {
                return false;
            }
            place = claim.path[..2].to_vec();
            holder = get(get(answer, bar.within), &key_text(&place[1]));
        }
        let name = key_text(&claim.path[place.len()]);
        let keeps = name == bar.field || (!bar.keeps.is_empty() && name == bar.keeps);
        if keeps || (!bar.only.is_empty() && name != bar.only) || *get(holder, bar.field) != Json::Truth(bar.value) {
            return false;
        }
        place.push(Json::Text(bar.field.to_string()));
        let expects = |one: &Claim| one.question == claim.question && one.op == "is" && one.path == place;
        !Claim::of(test).iter().any(|one| expects(one) && one.value == Json::Truth(bar.value))
    })
}

fn field_name(path: &[Json]) -> String {
    let (mut names, mut skip) = (vec![], false);
    for key in path {
        match key {
            Json::Text(name) if !skip => {
                names.push(name.clone());
                skip = among(MAPS, name);
            }
            _ => skip = false,
        }
    }
    names.join(".")
}

/// The value at the path. If the fields are declared, an omitted list or map is empty.
fn look_up(answer: &Json, path: &[Json], declared: bool) -> Option<Json> {
    let (mut value, mut table) = (Some(answer.clone()), String::new());
    for key in path {
        value = match value? {
            Json::Object(all) => {
                let name = key_text(key);
                let found = all.get(&name).cloned().or_else(|| omitted(&name, &table, declared));
                table = if among(MAPS, &table) { String::new() } else { name };
                match found {
                    Some(list @ Json::List(_)) if among(SETS, &table) => Some(spelled(&list, &table)),
                    other => other,
                }
            }
            Json::List(all) => match key {
                Json::Whole(at) => {
                    let at = if *at < 0 { at + all.len() as i64 } else { *at };
                    usize::try_from(at).ok().and_then(|at| all.get(at).cloned())
                }
                _ => None,
            },
            _ => None,
        };
    }
    let is_clear = declared && is_path(path, &["blocked_at"]) && *get(answer, "clear") == Json::Truth(true);
    value.or(is_clear.then(|| Json::Text(String::new())))
}

fn omitted(key: &str, table: &str, declared: bool) -> Option<Json> {
    let is_list = |name: &str| among(SETS, name) || among(BAGS, name) || among(EVENTS, name);
    if among(SPARSE, table) {
        Some(Json::Whole(0))
    } else if !declared || among(PIECES, table) {
        None
    } else if !is_list(table) && (among(MAPS, table) || among(MAPS, key)) {
        Some(Json::Object(BTreeMap::new()))
    } else {
        is_list(key).then(|| Json::List(vec![]))
    }
}

/// Whether the value meets the comparison; `field` is its name.
fn compare(got: &Json, op: &str, value: &Json, field: &str) -> bool {
    let is_list = matches!(got, Json::List(_));
    let entries = || items(got).iter().filter(|one| includes(one, value)).count();
    match op {
        "absent" => false,
        "is" => same_in(got, value, field),
        "is_not" => !same_in(got, value, field),
        "among" => items(value).iter().any(|one| alike(got, one, field)),
        "contains" => {
            let times = items(got).iter().filter(|one| alike(one, value, field)).count();
            holds(got, value, field) && (!among(BAGS, field) || times == 1)
        }
        "lacks" => matches!(got, Json::List(_) | Json::Object(_) | Json::Text(_)) && !holds(got, value, field),
        "has" => is_list && entries() == 1,
        "has_no" => is_list && entries() == 0,
        "at_least" => number(got).zip(number(value)).is_some_and(|(got, least)| got >= least),
        "at_most" => number(got).zip(number(value)).is_some_and(|(got, most)| got <= most),
        _ => panic!("no comparison {op}"),
    }
}

fn same_in(got: &Json, value: &Json, field: &str) -> bool {
    match (got, value) {
        (_, Json::Text(wanted)) if field == "blocked_at" => same_place(got, wanted),
        _ => alike(got, value, field),
    }
}

/// Whether two values of this field mean the same.
fn alike(one: &Json, other: &Json, field: &str) -> bool {
    same(&spelled(one, field), &spelled(other, field))
}

fn holds(got: &Json, value: &Json, field: &str) -> bool {
    match (got, value) {
        (Json::List(all), _) => all.iter().any(|one| alike(one, value, field)),
        (Json::Text(text), Json::Text(part)) => text.contains(part.as_str()),
        (Json::Object(all), Json::Text(key)) => all.contains_key(key),
        _ => false,
    }
}

/// Whether an entry has all these fields with these values.
fn includes(entry: &Json, wanted: &Json) -> bool {
    let Json::Object(entry) = entry else { return false };
    fields(wanted).all(|(key, value)| entry.get(key).is_some_and(|given| alike(given, value, key)))
}

/// A value with places, sets and the bottom of a Depression spelled in one way.
fn spelled(value: &Json, field: &str) -> Json {
    match value {
        Json::Object(all) => {
            let is_map = among(MAPS, field);
            let one = |(key, item): (&String, &Json)| (key.clone(), spelled(item, if is_map { "" } else { key }));
            Json::Object(all.iter().map(one).collect())
        }
        Json::List(all) => {
            let inner = if among(PLACES, field) { field } else { "" };
            let mut found: Vec<Json> = all.iter().map(|one| spelled(one, inner)).collect();
            if among(SETS, field) || among(BAGS, field) {
                found.sort_by_key(written);
            }
            if among(SETS, field) {
                found.dedup_by(|one, other| same(one, other));
            }
            Json::List(found)
        }
        Json::Text(name) if among(PLACES, field) => Json::Text(place(name)),
        Json::Text(name) if field == "at" && name == "in" => Json::Text(String::new()),
        _ => value.clone(),
    }
}

fn place(name: &str) -> String {
    let mut hexes: Vec<&str> = name.split('-').collect();
    hexes.sort_unstable();
    hexes.join("-")
}

/// Whether two names mean one place. A hexside may also be named by a vertex at its end.
fn same_place(got: &Json, wanted: &str) -> bool {
    let Json::Text(name) = got else { return false };
    let (here, there): (Vec<&str>, Vec<&str>) = (name.split('-').collect(), wanted.split('-').collect());
    let is_hexside = there.len() == 2 && there[0] != there[1];
    place(name) == place(wanted) || (is_hexside && there.iter().all(|hex| here.contains(hex)) && is_vertex(&here))
}

fn is_vertex(hexes: &[&str]) -> bool {
    let adjacent = |one: &str, other: &str| match (centre(one), centre(other)) {
        (Some((x1, y1)), Some((x2, y2))) => matches!(((x1 - x2).abs(), (y1 - y2).abs()), (0, 2) | (1, 1)),
        _ => false,
    };
    hexes.len() == 3 && (0..3).all(|at| adjacent(hexes[at], hexes[(at + 1) % 3]))
}

/// The column of a hex, and twice its row, one more in columns B, D, F ...
fn centre(name: &str) -> Option<(i64, i64)> {
    let letters = name.bytes().take_while(u8::is_ascii_uppercase).count();
    let (column, row) = name.split_at(letters);
    let first = column.bytes().next()?;
    let is_row = row.len() <= 2 && row.bytes().all(|one| one.is_ascii_digit()) && (row == "0" || !row.starts_with('0'));
    if letters > 2 || column.bytes().any(|one| one != first) || !is_row {
        return None;
    }
    let column = i64::from(first - b'A') + 26 * (letters as i64 - 1);
    Some((column, 2 * row.parse::<i64>().ok()? + column % 2))
}

/// JSON with the keys sorted, so that equal values have equal texts.
fn written(value: &Json) -> String {
    match value {
        Json::Number(one) if one.fract() == 0.0 && one.abs() < 9e15 => (*one as i64).to_string(),
        Json::List(all) => format!("[{}]", all.iter().map(written).collect::<Vec<_>>().join(",")),
        Json::Object(all) => {
            let one = |(key, item): (&String, &Json)| json::text(&Json::Text(key.clone())) + ":" + &written(item);
            format!("{{{}}}", all.iter().map(one).collect::<Vec<_>>().join(","))
        }
        _ => json::text(value),
    }
}

fn same(one: &Json, other: &Json) -> bool {
    written(one) == written(other)
}

fn get<'a>(value: &'a Json, name: &str) -> &'a Json {
    match value {
        Json::Object(all) => all.get(name).unwrap_or(&NULL),
        _ => &NULL,
    }
}

fn items(value: &Json) -> &[Json] {
    match value {
        Json::List(all) => all,
        _ => &[],
    }
}

fn fields(value: &Json) -> impl Iterator<Item = (&String, &Json)> {
    match value {
        Json::Object(all) => Some(all),
        _ => None,
    }
    .into_iter()
    .flatten()
}

fn number(value: &Json) -> Option<f64> {
    match value {
        Json::Whole(one) => Some(*one as f64),
        Json::Number(one) => Some(*one),
        _ => None,
    }
}

fn index(value: &Json) -> Option<usize> {
    number(value).filter(|one| *one >= 0.0 && one.fract() == 0.0).map(|one| one as usize)
}

fn text_or(value: &Json, otherwise: &str) -> String {
    match value {
        Json::Text(text) => text.clone(),
        _ => otherwise.to_string(),
    }
}

/// A key of a path: a text, or a number as a text.
fn key_text(key: &Json) -> String {
    text_or(key, &json::text(key))
}

fn is_path(path: &[Json], names: &[&str]) -> bool {
    path.len() == names.len() && path.iter().zip(names).all(|(key, name)| key_text(key) == *name)
}

// ---------------------------------------------------------------- files, the engine, and what is told

fn setting(name: &str, otherwise: &str) -> String {
    env::var(name).ok().filter(|value| !value.is_empty()).unwrap_or(otherwise.to_string())
}

fn stop(message: String) -> ! {
    eprintln!("{message}");
    process::exit(1)
}

fn read(file: &str) -> String {
    let hint = "`asl-conformance vectors write vectors` writes the vectors";
    fs::read_to_string(file).unwrap_or_else(|error| stop(format!("{file}: {error}; {hint}")))
}

fn parsed(text: &str, file: &str) -> Json {
    json::parse(text).unwrap_or_else(|wrong| stop(format!("{file}: {wrong:?}")))
}

fn lines(file: &str) -> Vec<Json> {
    read(file).lines().filter(|line| !line.is_empty()).map(|line| parsed(line, file)).collect()
}

fn object(fields: Vec<(&str, Json)>) -> Json {
    Json::Object(fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
}

fn text(value: &str) -> Json {
    Json::Text(value.to_string())
}

/// Asks the engine in this process, as a line on standard input would.
fn call(method: &str, params: Json) -> Json {
    let request = vec![("jsonrpc", text("2.0")), ("id", Json::Whole(1)), ("method", text(method)), ("params", params)];
    let line = json::text(&object(request));
    match catch_unwind(AssertUnwindSafe(|| engine::serve(&line))) {
        Ok(reply) => reply.map_or(NULL, |reply| parsed(&json::text(&reply), "the reply")),
        Err(_) => object(vec![("failure", text("crash"))]),
    }
}

fn asked(test: &Json, edition: &str) -> Json {
    let position = Some(get(test, "position")).filter(|one| **one != NULL).cloned();
    let mut params = vec![
        ("edition", text(edition)),
        ("position", position.unwrap_or(object(vec![]))),
        ("questions", get(test, "questions").clone()),
    ];
    if *get(test, "actions") != NULL {
        params.push(("actions", get(test, "actions").clone()));
    }
    reply_of(&call("evaluate", object(params)))
}

/// The outcomes of a reply or of a recorded answer, or why there are none.
fn reply_of(record: &Json) -> Json {
    match (get(record, "failure"), get(record, "result")) {
        (Json::Text(_), _) => record.clone(),
        (_, Json::Object(_)) => get(record, "result").clone(),
        _ => object(vec![("failure", text("error")), ("text", get(record, "error").clone())]),
    }
}

/// The reply in a recording. An answer to another case of this name does not count.
fn recorded(answers: &BTreeMap<String, Json>, test: &Json, id: &str) -> Json {
    let record = answers.get(id).unwrap_or(&NULL);
    let digest = text_or(get(record, "digest"), "");
    if *record == NULL || (!digest.is_empty() && digest != text_or(get(test, "digest"), "")) {
        return object(vec![("failure", text("not-run"))]);
    }
    reply_of(record)
}

/// An entry of the known failures.
struct Known {
    verdict: String,
    reason: String,
    expires: String,
}

/// The words of a line of TOML; `None` if it has something else. Texts lose their quotes.
fn words(line: &str) -> Option<Vec<String>> {
    let (mut found, mut rest) = (vec![], line.trim_start());
    while !rest.is_empty() && !rest.starts_with('#') {
        let first = rest.chars().next()?;
        let end = match first {
            '"' | '\'' => {
                let mut escaped = false;
                let is_end = |(_, one): &(usize, char)| {
                    let ends = *one == first && !escaped;
                    escaped = *one == '\\' && first == '"' && !escaped;
                    ends
                };
                rest.char_indices().skip(1).find(is_end)?.0 + 1
            }
            '=' | '{' | '}' | ',' => 1,
            _ => rest.find(|one: char| !one.is_ascii_alphanumeric() && one != '-' && one != '_').unwrap_or(rest.len()),
        };
        let word = &rest[..end];
        found.push(match first {
            '"' => text_or(&json::parse(word).ok()?, ""),
            '\'' => word[1..end - 1].to_string(),
            _ if end == 0 => return None,
            _ => word.to_string(),
        });
        rest = rest[end..].trim_start();
    }
    Some(found)
}

/// The known failures by case, one entry a line.
fn known_failures() -> BTreeMap<String, Known> {
    let (file, mut found) = (setting("ASL_EXPECTED", "expected-failures.toml"), BTreeMap::new());
    let is_there = env::var_os("ASL_EXPECTED").is_some() || fs::exists(&file).unwrap_or(false);
    for (number, line) in if is_there { read(&file) } else { String::new() }.lines().enumerate() {
        let words = words(line).unwrap_or(vec!["?".to_string()]);
        if words.is_empty() {
            continue;
        }
        let mut one = Known { verdict: "fail".to_string(), reason: String::new(), expires: String::new() };
        let mut is_entry = words.len() > 6 && words[1] == "=" && words[2] == "{" && words[words.len() - 1] == "}";
        for part in if is_entry { words[3..words.len() - 1].chunks(4) } else { [].chunks(4) } {
            match part {
                [name, equals, value, comma @ ..] if equals == "=" && comma.iter().all(|one| one == ",") => {
                    match name.as_str() {
                        "verdict" => one.verdict = value.clone(),
                        "reason" => one.reason = value.clone(),
                        "expires" => one.expires = value.clone(),
                        _ => is_entry = false,
                    }
                }
                _ => is_entry = false,
            }
        }
        if !is_entry || one.reason.is_empty() || found.insert(words[0].clone(), one).is_some() {
            let form = r#"one entry a line, each once: "CASE" = { verdict = "fail", reason = "..." }"#;
            stop(format!("{file}:{}: {form}", number + 1));
        }
    }
    found
}

/// The verdict compared with the known failure.
fn foreseen(mut found: Verdict, known: Option<&Known>) -> Verdict {
    let Some(known) = known else { return found };
    if found.kind == "pass" {
        found.reason = format!("expected to end as {}: {}", known.verdict, known.reason);
        found.kind = "xpass".to_string();
    } else if found.kind == known.verdict && (known.expires.is_empty() || known.expires >= today()) {
        found.kind = "xfail".to_string();
    }
    found
}

/// The date of today (UTC), as 2027-01-31.
fn today() -> String {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let days = since.map_or(0, |time| time.as_secs() / 86400) as i64 + 719_468;
    let era_day = days % 146_097;
    let year_of_era = (era_day - era_day / 1460 + era_day / 36524 - era_day / 146_096) / 365;
    let day_of_year = era_day - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) = (day_of_year - (153 * shifted + 2) / 5 + 1, shifted % 12 + 3);
    let (month, next) = if month > 12 { (month - 12, 1) } else { (month, 0) };
    format!("{:04}-{month:02}-{day:02}", year_of_era + days / 146_097 * 400 + next)
}

fn told(test: &Json, reply: &Json, found: &Verdict) {
    println!("{} {} ({})", found.kind.to_uppercase(), text_or(get(test, "name"), ""), found.reason);
    for line in items(get(test, "prose")) {
        println!("  {}", text_or(line, ""));
    }
    if let Some(claim) = found.claim.map(|at| &items(get(test, "expectations"))[at]) {
        println!("  expected {}", json::text(claim));
    }
    println!("  reply {}", json::text(reply));
}

fn totals(title: &str, counts: &BTreeMap<String, usize>) {
    let line: Vec<String> =
        KINDS.split(' ').filter_map(|kind| counts.get(kind).map(|number| format!("{number} {kind}"))).collect();
    println!("{title}: {}", line.join(" "));
}

fn main() {
    if let Ok(file) = env::var("ASL_JUDGE_VECTORS") {
        for one in lines(&file) {
            let found = judge(get(&one, "case"), get(&one, "reply"), get(&one, "capabilities"));
            println!("{} {} {}", text_or(get(&one, "id"), ""), found.kind, found.reason);
        }
        return;
    }
    let selected: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let folder = setting("ASL_VECTORS", "vectors");
    let answers = env::var("ASL_ANSWERS").ok().map(|file| lines(&file));
    let header = answers.as_ref().map_or(object(vec![]), |all| all[0].clone());
    let edition = text_or(get(&header, "edition"), &setting("ASL_EDITION", "current"));
    let hello = object(vec![("protocol", Json::Whole(1)), ("harness", text("cargo test"))]);
    let engine = match &answers {
        Some(_) => get(&header, "capabilities").clone(),
        None => get(&call("initialize", hello), "result").clone(),
    };
    // of two lines for a case the later counts
    let answers: Option<BTreeMap<String, Json>> =
        answers.map(|all| all.into_iter().map(|one| (text_or(get(&one, "case"), ""), one)).collect());
    let manifest = parsed(&read(&format!("{folder}/manifest.json")), &folder);
    let listed = get(get(&manifest, "editions"), &edition);
    if *listed == NULL {
        stop(format!("{folder} has no edition {edition}"));
    }
    let choices = [get(&manifest, "readings"), get(&engine, "readings"), get(&header, "readings")];
    let readings = choices.into_iter().flat_map(fields).map(|(name, one)| (name.clone(), one.clone())).collect();
    let known = known_failures();
    let mut unnamed: BTreeSet<&String> = known.keys().collect();
    let mut counts = [BTreeMap::new(), BTreeMap::new()];
    let (mut verdicts, mut wrong) = (String::new(), 0);
    for test in clauses(&folder) {
        let id = text_or(get(&test, "id"), "");
        unnamed.remove(&id);
        if !selected.is_empty() && !selected.iter().any(|start| id.starts_with(start)) {
            continue;
        }
        let (mut found, mut reply) = (verdict("not-applicable", ""), NULL);
        if applies(&test, items(get(listed, "errata")), &readings) {
            reply = answers.as_ref().map_or_else(|| asked(&test, &edition), |all| recorded(all, &test, &id));
            found = foreseen(judge(&test, &reply, &engine), known.get(&id));
        }
        if !among(HARMLESS, &found.kind) {
            wrong += 1;
            told(&test, &reply, &found);
        }
        let derived = ["~may", "~cost", "~exposes"].iter().any(|end| id.ends_with(end));
        *counts[usize::from(derived)].entry(found.kind.clone()).or_insert(0) += 1;
        verdicts += &format!("{id} {}\n", found.kind);
    }
    if let Ok(file) = env::var("ASL_VERDICTS") {
        fs::write(&file, verdicts).unwrap_or_else(|error| stop(format!("{file}: {error}")));
    }
    totals("cases", &counts[0]);
    totals("derived", &counts[1]);
    for id in &unnamed {
        println!("expected failures: no case is called {id}");
    }
    if !counts.iter().any(|one| one.contains_key("pass")) {
        stop("no case passes: declare a question in `initialize`, and answer it in `evaluate`".to_string());
    }
    if wrong > 0 || !unnamed.is_empty() {
        stop(format!("{wrong} cases are wrong"));
    }
}

/// The cases of all clauses.
fn clauses(folder: &str) -> impl Iterator<Item = Json> {
    let place = format!("{folder}/clauses");
    let listing = fs::read_dir(&place).unwrap_or_else(|error| stop(format!("{place}: {error}")));
    let mut files: Vec<String> = listing.flatten().map(|one| one.path().display().to_string()).collect();
    files.retain(|file| file.ends_with(".jsonl"));
    files.sort();
    files.into_iter().flat_map(|file| lines(&file).into_iter().skip(1))
}
