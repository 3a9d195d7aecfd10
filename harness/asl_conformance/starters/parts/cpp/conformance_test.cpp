// The vectors of asl-conformance as a test. docs/judging.md of asl-conformance has the rules, in this order.
//
// `build/conformance_test B27.2 B9.3-1` judges the cases whose ids begin with one of these texts.
// ASL_VECTORS: the folder that `asl-conformance vectors write` wrote, by default ./vectors.
// ASL_EDITION: the edition of the rulebook, by default "current".
// ASL_EXPECTED: the known failures, by default ./expected-failures.toml.
// ASL_ANSWERS: recorded answers of `run --record`, judged in place of the engine.
// ASL_VERDICTS: a file that gets a line for each case: its id and its verdict.
// ASL_JUDGE_VECTORS: vectors that test the judge; only these are judged and printed.

#define main engine_main
#include "engine.cpp"
#undef main

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace conformance {

using json::Json;
using Object = Json::Object;
using List = Json::List;
using Text = std::string;
using Words = std::set<Text>;
using Path = std::vector<Json>;

const Words MAPS = {"units", "counters",    "hexes",       "sides",  "targets", "drm",
                    "tem_options", "colored_drm", "to_hit", "room",    "overstacked"};
const Words SPARSE = {"drm", "tem_options", "colored_drm", "to_hit", "overstacked"};
const Words PIECES = {"units", "counters", "targets", "room"};
const Words SETS = {"status", "beneath", "on", "connected", "hexsides", "exposes", "interdiction", "units"};
const Words BAGS = {"holds", "checks"};
const Words EVENTS = {"expenditures", "attempts", "attacks", "costs"};
const Words PLACES = {"blocked_at", "hexsides"};
const Words HARMLESS = {"pass", "xfail", "unsupported", "not-applicable"};
const std::vector<Text> KINDS = {"pass",  "fail",  "error",       "crash",          "timeout", "protocol-violation",
                                 "xfail", "xpass", "unsupported", "not-applicable", "not-run"};

/// A field that rules out others of the answer, or of the piece within that map.
struct Bar {
    Text field;
    bool value = false;
    Text within, only, keeps;
};

const std::map<Text, std::vector<Bar>> BARS = {
    {"los", {{"clear", false, "", "hindrance", ""}}},
    {"attack", {{"possible", false, "", "", ""}, {"affected", false, "targets", "", ""}}},
    {"may", {{"allowed", false, "", "", ""}}},
    {"rout", {{"legal", false, "", "", "must_rout"}}},
    {"state", {{"eliminated", true, "units", "", ""}}},
};

/// A verdict with its reason in a word, and the expectation that decided.
struct Verdict {
    Text kind, reason;
    int claim = -1;
};

const Verdict MET = {"", "", -1};

Verdict fail(const Text& reason) { return {"fail", reason, -1}; }
Verdict unclear(const Text& reason) { return {"unsupported", reason, -1}; }
Verdict met(bool is_met, const Text& reason) { return is_met ? MET : fail(reason); }

// ---------------------------------------------------------------- values

const Json NOTHING;
const List NO_LIST;
const Object NO_FIELDS;

bool is_null(const Json& value) { return std::holds_alternative<std::nullptr_t>(value.value); }
bool is_list(const Json& value) { return std::holds_alternative<List>(value.value); }
bool is_map(const Json& value) { return std::holds_alternative<Object>(value.value); }
bool is_text(const Json& value) { return std::holds_alternative<Text>(value.value); }
bool is(const Json& value, bool truth) {
    const bool* found = std::get_if<bool>(&value.value);
    return found && *found == truth;
}
bool is(const Json& value, const Text& text) { return is_text(value) && std::get<Text>(value.value) == text; }

const Object& fields(const Json& value) { return is_map(value) ? std::get<Object>(value.value) : NO_FIELDS; }
const List& items(const Json& value) { return is_list(value) ? std::get<List>(value.value) : NO_LIST; }
Text text_or(const Json& value, const Text& otherwise) {
    return is_text(value) ? std::get<Text>(value.value) : otherwise;
}

const Json& get(const Json& value, const Text& name) {
    const auto found = fields(value).find(name);
    return found == fields(value).end() ? NOTHING : found->second;
}

std::optional<double> number(const Json& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value.value)) return static_cast<double>(*whole);
    if (const auto* found = std::get_if<double>(&value.value)) return *found;
    return std::nullopt;
}

/// A number that counts from 0, or -1.
int index(const Json& value) {
    const std::optional<double> found = number(value);
    return found && *found >= 0 && *found == std::floor(*found) ? static_cast<int>(*found) : -1;
}

/// JSON with the keys sorted, so that equal values have equal texts.
Text written(const Json& value) {
    const auto* found = std::get_if<double>(&value.value);
    if (found && *found == std::floor(*found) && std::fabs(*found) < 9e15)
        return std::to_string(static_cast<std::int64_t>(*found));
    Text out;
    if (is_list(value)) {
        for (const Json& one : items(value)) out += "," + written(one);
        return "[" + out + "]";
    }
    if (is_map(value)) {
        for (const auto& [key, one] : fields(value)) out += "," + json::text(Json(key)) + ":" + written(one);
        return "{" + out + "}";
    }
    return json::text(value);
}

bool same(const Json& one, const Json& other) { return written(one) == written(other); }

int count(const List& list, const Json& wanted) {
    const auto is_wanted = [&](const Json& one) { return same(one, wanted); };
    return static_cast<int>(std::count_if(list.begin(), list.end(), is_wanted));
}

/// A key of a path: a text, or a number as a text.
Text key_text(const Json& key) { return text_or(key, json::text(key)); }

bool is_path(const Path& path, const std::vector<Text>& names) {
    return std::equal(path.begin(), path.end(), names.begin(), names.end(),
                      [](const Json& key, const Text& name) { return key_text(key) == name; });
}

/// An expectation of a case.
struct Claim {
    int question;
    Path path;
    Text op;
    Json value;
};

std::vector<Claim> claims(const Json& test) {
    std::vector<Claim> found;
    for (const Json& one : items(get(test, "expectations")))
        found.push_back({std::max(index(get(one, "question")), 0), items(get(one, "path")),
                         text_or(get(one, "op"), "is"), get(one, "value")});
    return found;
}

// ---------------------------------------------------------------- how values are spelled and compared

Text joined(const std::vector<Text>& parts, const Text& between) {
    Text out;
    for (const Text& part : parts) out += (out.empty() ? "" : between) + part;
    return out;
}

std::vector<Text> split(const Text& name) {
    std::vector<Text> found;
    std::istringstream reading(name);
    for (Text part; std::getline(reading, part, '-');) found.push_back(part);
    return found;
}

Text place(const Text& name) {
    std::vector<Text> hexes = split(name);
    std::sort(hexes.begin(), hexes.end());
    return joined(hexes, "-");
}

/// The column of a hex, and twice its row, one more in columns B, D, F ...
std::optional<std::pair<int, int>> centre(const Text& name) {
    const std::size_t letters = std::min(name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), name.size());
    const Text row = name.substr(letters);
    const bool is_row = !row.empty() && row.size() <= 2 && row.find_first_not_of("0123456789") == Text::npos;
    if (letters < 1 || letters > 2 || name[0] != name[letters - 1] || !is_row || (row[0] == '0' && row != "0"))
        return std::nullopt;
    const int column = name[0] - 'A' + 26 * (static_cast<int>(letters) - 1);
    return std::pair(column, 2 * std::stoi(row) + column % 2);
}

bool adjacent(const Text& one, const Text& other) {
    const auto here = centre(one), there = centre(other);
    if (!here || !there) return false;
    const int dx = std::abs(here->first - there->first), dy = std::abs(here->second - there->second);
    return (dx == 0 && dy == 2) || (dx == 1 && dy == 1);
}

bool is_vertex(const std::vector<Text>& hexes) {
    return hexes.size() == 3 && adjacent(hexes[0], hexes[1]) && adjacent(hexes[1], hexes[2]) &&
           adjacent(hexes[2], hexes[0]);
}

/// Whether two names mean one place. A hexside may also be named by a vertex at its end.
bool same_place(const Json& got, const Text& wanted) {
    if (!is_text(got)) return false;
    const Text& name = std::get<Text>(got.value);
    const std::vector<Text> here = split(name), there = split(wanted);
    const auto named = [&](const Text& hex) { return std::count(here.begin(), here.end(), hex) > 0; };
    const bool is_hexside = there.size() == 2 && there[0] != there[1];
    return place(name) == place(wanted) || (is_hexside && named(there[0]) && named(there[1]) && is_vertex(here));
}

/// A value with places, sets and the bottom of a Depression spelled in one way.
Json spelled(const Json& value, const Text& field) {
    if (is_map(value)) {
        Object found;
        for (const auto& [key, one] : fields(value)) found.emplace(key, spelled(one, MAPS.count(field) ? "" : key));
        return Json(std::move(found));
    }
    if (is_list(value)) {
        List found;
        for (const Json& one : items(value)) found.push_back(spelled(one, PLACES.count(field) ? field : ""));
        if (SETS.count(field) || BAGS.count(field))
            std::stable_sort(found.begin(), found.end(),
                             [](const Json& one, const Json& other) { return written(one) < written(other); });
        if (SETS.count(field)) found.erase(std::unique(found.begin(), found.end(), same), found.end());
        return Json(std::move(found));
    }
    if (PLACES.count(field) && is_text(value)) return Json(place(std::get<Text>(value.value)));
    return field == "at" && is(value, Text("in")) ? Json(Text()) : value;
}

/// Whether two values of this field mean the same.
bool alike(const Json& one, const Json& other, const Text& field) {
    return same(spelled(one, field), spelled(other, field));
}

bool same_in(const Json& got, const Json& value, const Text& field) {
    if (field == "blocked_at" && is_text(value)) return same_place(got, std::get<Text>(value.value));
    return alike(got, value, field);
}

/// How often the list has the value.
int times(const List& list, const Json& wanted, const Text& field) {
    const auto is_wanted = [&](const Json& one) { return alike(one, wanted, field); };
    return static_cast<int>(std::count_if(list.begin(), list.end(), is_wanted));
}

bool holds(const Json& got, const Json& value, const Text& field) {
    if (is_list(got)) return times(items(got), value, field) > 0;
    if (!is_text(value)) return false;
    const Text& wanted = std::get<Text>(value.value);
    return is_text(got) ? std::get<Text>(got.value).find(wanted) != Text::npos : fields(got).count(wanted) > 0;
}

/// Whether an entry has all these fields with these values.
bool includes(const Json& entry, const Json& wanted) {
    for (const auto& [key, value] : fields(wanted)) {
        const auto given = fields(entry).find(key);
        if (given == fields(entry).end() || !alike(given->second, value, key)) return false;
    }
    return is_map(entry);
}

/// Whether the value meets the comparison; `field` is its name.
bool compare(const Json& got, const Text& op, const Json& value, const Text& field) {
    const List& list = items(got);
    const auto entries = [&] {
        return std::count_if(list.begin(), list.end(), [&](const Json& one) { return includes(one, value); });
    };
    if (op == "absent") return false;
    if (op == "is") return same_in(got, value, field);
    if (op == "is_not") return !same_in(got, value, field);
    if (op == "among")
        return std::any_of(items(value).begin(), items(value).end(),
                           [&](const Json& one) { return alike(got, one, field); });
    if (op == "contains") return holds(got, value, field) && (!BAGS.count(field) || times(list, value, field) == 1);
    if (op == "lacks") return (is_list(got) || is_map(got) || is_text(got)) && !holds(got, value, field);
    if (op == "has") return is_list(got) && entries() == 1;
    if (op == "has_no") return is_list(got) && entries() == 0;
    const std::optional<double> here = number(got), limit = number(value);
    if (op == "at_least") return here && limit && *here >= *limit;
    if (op == "at_most") return here && limit && *here <= *limit;
    throw std::runtime_error("no comparison " + op);
}

// ---------------------------------------------------------------- the judge

/// Judges an engine with these capabilities.
class Judge {
public:
    explicit Judge(Json capabilities) : engine(std::move(capabilities)) {}

    /// The verdict on one case.
    Verdict judge(const Json& test, const Json& reply) const {
        const Text failure = text_or(get(reply, "failure"), "");
        if (!failure.empty()) return {failure, failure, -1};
        const List &questions = items(get(test, "questions")), &outcomes = items(get(reply, "outcomes"));
        if (outcomes.size() != questions.size()) return {"protocol-violation", "number", -1};
        for (const Json& one : outcomes)
            if (!well_formed(one, static_cast<int>(items(get(test, "actions")).size())))
                return {"protocol-violation", "form", -1};
        Verdict found = {"pass", "met", -1};
        int number = 0;
        for (const Claim& claim : claims(test)) {
            Verdict one = judge_one(claim, test, questions.at(claim.question), outcomes.at(claim.question));
            one.claim = number++;
            if (one.kind == "fail") return one;
            if (!one.kind.empty() && found.kind == "pass") found = one;
        }
        return found;
    }

private:
    Json engine;

    /// Whether an outcome is exactly one of the four, and names an action of the case.
    static bool well_formed(const Json& outcome, int actions) {
        std::vector<Text> kinds;
        for (const char* kind : {"answer", "illegal", "unsupported", "gone"})
            if (fields(outcome).count(kind)) kinds.push_back(kind);
        if (kinds.size() != 1 || !is_map(get(outcome, kinds[0]))) return false;
        const int action = index(get(get(outcome, kinds[0]), "action"));
        return (kinds[0] != "illegal" && kinds[0] != "gone") || (action >= 0 && action < actions);
    }

    Verdict judge_one(const Claim& claim, const Json& test, const Json& question, const Json& outcome) const {
        if (is_map(get(outcome, "unsupported"))) return unclear("said");
        const Text ask = text_or(get(question, "ask"), "");
        if (!fields(get(engine, "questions")).count(ask)) return unclear("question");
        for (const Json& verb : played_verbs(test, question, outcome))
            if (!count(items(get(engine, "actions")), verb)) return unclear("verb");
        if (is_map(get(outcome, "illegal"))) return judge_illegal(claim, get(outcome, "illegal"));
        if (is_map(get(outcome, "gone"))) return judge_gone(claim, get(outcome, "gone"), test, question);
        const Json& answer = get(outcome, "answer");
        if (claim.op == "legal") return MET;
        if (claim.op == "illegal") return fail("allowed");
        if (claim.op == "cites") return cites(claim, items(get(answer, "clauses")));
        return judge_answer(claim, test, ask, answer, items(get(get(engine, "questions"), ask)));
    }

    /// The verbs on which the outcome rests: up to the illegal one, or all; and those in `may` and `rout`.
    static List played_verbs(const Json& test, const Json& question, const Json& outcome) {
        List actions = items(get(test, "actions"));
        if (is_map(get(outcome, "illegal"))) actions.resize(index(get(get(outcome, "illegal"), "action")) + 1);
        if (is(get(question, "ask"), Text("may"))) actions.push_back(get(question, "action"));
        if (is(get(question, "ask"), Text("rout")))
            for (const Json& step : items(get(question, "steps"))) actions.push_back(step);
        List verbs;
        for (const Json& action : actions) verbs.push_back(get(action, "do"));
        return verbs;
    }

    static Verdict judge_illegal(const Claim& claim, const Json& illegal) {
        const Json &action = get(illegal, "action"), &clause = get(illegal, "clause");
        if (claim.op == "cites") return cites(claim, text_or(clause, "").empty() ? NO_LIST : List{clause});
        if (claim.op != "illegal") return fail("refused");
        const bool listed = count(items(claim.value), action) > 0;
        return met(is_null(claim.value) || same(claim.value, action) || listed, "index");
    }

    static Verdict cites(const Claim& claim, const List& cited) {
        const auto listed = [&](const Json& clause) { return count(items(claim.value), clause) > 0; };
        return met(cited.empty() || std::any_of(cited.begin(), cited.end(), listed), "clause");
    }

    static Verdict judge_gone(const Claim& claim, const Json& gone, const Json& test, const Json& question) {
        const Json& action = items(get(test, "actions")).at(index(get(gone, "action")));
        const Text piece = text_or(get(gone, "piece"), "");
        if (!mentions(question, piece) || !(removes(action, piece) || expected_off(test, piece)))
            return fail("unfounded");
        const bool is_gone = claim.op == "legal" || (claim.op == "absent" && !claim.path.empty());
        return met(is_gone || (is_path(claim.path, {"allowed"}) && is(claim.value, false)), "gone");
    }

    static bool mentions(const Json& value, const Text& piece) {
        for (const Json& one : items(value))
            if (mentions(one, piece)) return true;
        for (const auto& [key, one] : fields(value))
            if (mentions(one, piece)) return true;
        return is(value, piece);
    }

    static bool removes(const Json& action, const Text& piece) {
        const Text verb = text_or(get(action, "do"), ""), result = text_or(get(action, "result"), "");
        const bool unit = is(get(action, "unit"), piece), counter = is(get(action, "counter"), piece);
        if (verb == "result") return unit && (result == "eliminated" || result == "reduced");
        if (verb == "surrender") return unit;
        if (verb == "clear") return counter && result == "cleared";
        return verb == "exchange" && counter;
    }

    static bool expected_off(const Json& test, const Text& piece) {
        for (const Claim& one : claims(test)) {
            if (is_path(one.path, {"units", piece, "eliminated"}) && is(one.value, true)) return true;
            const bool is_counter = one.path.size() > 1 && is_path({one.path[0], one.path[1]}, {"counters", piece});
            if (is_counter && one.op == "absent") return true;
        }
        return false;
    }

    static Verdict judge_answer(const Claim& claim, const Json& test, const Text& ask, const Json& answer,
                                const List& declared) {
        const Words lacking = undeclared(claim, declared);
        std::optional<Json> got = look_up(answer, claim.path, false);
        if (got && left_open(*got, claim, lacking)) return unclear("field");
        if (!got && !lacking.empty()) return unclear("field");
        if (!got) got = look_up(answer, claim.path, true);
        if (ruled_out(ask, answer, claim, test)) return fail("meaningless");
        if (!got) return met(claim.op == "absent", "omitted");
        Path before = claim.path;
        if (!before.empty()) before.pop_back();
        const bool named = field_name(claim.path) != field_name(before);  // an id and an index are no names of fields
        const Text field = named ? key_text(claim.path.back()) : "";
        return met(compare(*got, claim.op, claim.value, field), "differs");
    }

    /// The fields that the expectation compares and the engine does not declare, by their last name.
    static Words undeclared(const Claim& claim, const List& declared) {
        const Text name = field_name(claim.path);
        std::map<Text, Text> needed;
        if (claim.op == "has" || claim.op == "has_no")
            for (const auto& [key, value] : fields(claim.value)) needed[key] = name + "." + key;
        if (needed.empty()) needed[""] = name;
        Words lacking;
        for (const auto& [key, field] : needed) {
            const auto covers = [&, &full = field](const Json& one) {
                const Text known = text_or(one, "");
                return full == known || full.compare(0, known.size() + 1, known + ".") == 0;
            };
            if (std::none_of(declared.begin(), declared.end(), covers)) lacking.insert(key);
        }
        return lacking;
    }

    /// Whether an entry omits an undeclared field, so that it may be the entry meant or not.
    static bool left_open(const Json& got, const Claim& claim, const Words& lacking) {
        const bool of_entries = claim.op == "has" || claim.op == "has_no";
        if (!of_entries || lacking.empty() || compare(got, "has", claim.value, "")) return false;
        return std::any_of(items(got).begin(), items(got).end(), [&](const Json& entry) {
            int omitted = 0;
            for (const auto& [key, wanted] : fields(claim.value)) {
                const auto given = fields(entry).find(key);
                const bool is_omitted = given == fields(entry).end();
                omitted += is_omitted;
                if (is_omitted ? !lacking.count(key) : !alike(given->second, wanted, key)) return false;
            }
            return is_map(entry) && omitted > 0;
        });
    }

    static bool ruled_out(const Text& ask, const Json& answer, const Claim& claim, const Json& test) {
        const auto bars = BARS.find(ask);
        if (claim.path.empty() || claim.op == "absent" || bars == BARS.end()) return false;
        for (const Bar& bar : bars->second) {
            std::vector<Text> place;
            const Json* holder = &answer;
            if (!bar.within.empty()) {
                if (key_text(claim.path[0]) != bar.within || claim.path.size() < 3) continue;
                place = {bar.within, key_text(claim.path[1])};
                holder = &get(get(answer, bar.within), place[1]);
            }
            const Text name = key_text(claim.path[place.size()]);
            const bool keeps = name == bar.field || (!bar.keeps.empty() && name == bar.keeps);
            if (keeps || (!bar.only.empty() && name != bar.only) || !is(get(*holder, bar.field), bar.value)) continue;
            place.push_back(bar.field);
            const auto expects = [&](const Claim& one) {
                return one.question == claim.question && one.op == "is" && is_path(one.path, place) &&
                       is(one.value, bar.value);
            };
            const std::vector<Claim> all = claims(test);
            if (std::none_of(all.begin(), all.end(), expects)) return true;
        }
        return false;
    }

    static Text field_name(const Path& path) {
        std::vector<Text> names;
        bool skip = false;
        for (const Json& key : path) {
            if (skip || !is_text(key)) {
                skip = false;
                continue;
            }
            names.push_back(key_text(key));
            skip = MAPS.count(names.back());
        }
        return joined(names, ".");
    }

    /// The value at the path. If the fields are declared, an omitted list or map is empty.
    static std::optional<Json> look_up(const Json& answer, const Path& path, bool declared) {
        std::optional<Json> value = answer;
        Text table;
        for (const Json& key : path) {
            if (!value) return std::nullopt;
            if (is_list(*value)) {
                const List all = items(*value);
                const auto* number = std::get_if<std::int64_t>(&key.value);
                const std::int64_t size = static_cast<std::int64_t>(all.size());
                if (!number || *number < -size || *number >= size) return std::nullopt;
                value = all[static_cast<std::size_t>(*number < 0 ? *number + size : *number)];
                continue;
            }
            if (!is_map(*value)) return std::nullopt;
            const Text name = key_text(key);
            const auto found = fields(*value).find(name);
            std::optional<Json> next = found == fields(*value).end() ? omitted(name, table, declared) : found->second;
            table = MAPS.count(table) ? "" : name;
            value = next && is_list(*next) && SETS.count(table) ? spelled(*next, table) : next;
        }
        const bool is_clear = declared && is_path(path, {"blocked_at"}) && is(get(answer, "clear"), true);
        return !value && is_clear ? Json(Text()) : value;
    }

    static std::optional<Json> omitted(const Text& key, const Text& table, bool declared) {
        const auto lists = [](const Text& name) { return SETS.count(name) || BAGS.count(name) || EVENTS.count(name); };
        if (SPARSE.count(table)) return Json(std::int64_t{0});
        if (!declared || PIECES.count(table)) return std::nullopt;
        if (!lists(table) && (MAPS.count(table) || MAPS.count(key))) return Json(Object());
        return lists(key) ? std::optional<Json>(Json(List())) : std::nullopt;
    }
};

// ---------------------------------------------------------------- files, the engine, and what is told

Text setting(const char* name, const Text& otherwise) {
    const char* found = std::getenv(name);
    return found && *found ? found : otherwise;
}

std::ifstream opened(const Text& file) {
    std::ifstream reading(file, std::ios::binary);
    const char* hint = " cannot be read; `asl-conformance vectors write vectors` writes the vectors";
    if (!reading) throw std::runtime_error(file + hint);
    return reading;
}

std::vector<Json> lines(const Text& file) {
    std::ifstream reading = opened(file);
    std::vector<Json> found;
    for (Text line; std::getline(reading, line);)
        if (!line.empty()) found.push_back(json::parse(line));
    return found;
}

Json whole(const Text& file) {
    std::ostringstream all;
    all << opened(file).rdbuf();
    return json::parse(all.str());
}

/// The edition, and the readings that the engine follows.
struct Rules {
    List errata;
    std::map<Text, Json> readings;

    bool apply(const Json& test) const {
        for (const Json& one : items(get(test, "since")))
            if (!count(errata, one)) return false;
        for (const Json& one : items(get(test, "until")))
            if (count(errata, one)) return false;
        for (const auto& [name, choice] : fields(get(test, "readings"))) {
            const auto followed = readings.find(name);
            if (followed == readings.end() || !same(followed->second, choice)) return false;
        }
        return true;
    }
};

/// Asks the engine in this process, as a line on standard input would.
Json call(const Text& method, Json params) {
    const Json request(Object{{"jsonrpc", Json(Text("2.0"))},
                              {"id", Json(std::int64_t{1})},
                              {"method", Json(method)},
                              {"params", std::move(params)}});
    const std::optional<Json> reply = serve(json::text(request));
    return reply ? json::parse(json::text(*reply)) : Json();
}

Json failed(const Text& kind, const Json& text) {
    return Json(Object{{"failure", Json(kind)}, {"text", text}});
}

/// The outcomes of a reply or of a recorded answer, or why there are none.
Json reply_of(const Json& record) {
    if (is_text(get(record, "failure"))) return record;
    return is_map(get(record, "result")) ? get(record, "result") : failed("error", get(record, "error"));
}

Json asked(const Json& test, const Text& edition) {
    Object params{{"edition", Json(edition)}, {"questions", get(test, "questions")}, {"position", get(test, "position")}};
    if (is_null(params["position"])) params["position"] = Json(Object());
    if (is_list(get(test, "actions"))) params["actions"] = get(test, "actions");
    return reply_of(call("evaluate", Json(std::move(params))));
}

/// The reply in a recording. An answer to another case of this name does not count.
Json recorded(const std::map<Text, Json>& answers, const Json& test, const Text& id) {
    const auto found = answers.find(id);
    if (found == answers.end()) return failed("not-run", Json());
    const Text digest = text_or(get(found->second, "digest"), "");
    const bool is_other = !digest.empty() && !is(get(test, "digest"), digest);
    return is_other ? failed("not-run", Json()) : reply_of(found->second);
}

/// An entry of the known failures.
struct Known {
    Text verdict = "fail", reason, expires;
};

/// The words of a line of TOML, texts without quotes; a lone "?" if it has something else.
std::vector<Text> words(const Text& line) {
    const Text name = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    std::vector<Text> found;
    std::size_t at = line.find_first_not_of(" \t\r");
    while (at != Text::npos && line[at] != '#') {
        std::size_t end = at + 1;
        const char first = line[at];
        if (first == '"' || first == '\'') {
            while (end < line.size() && line[end] != first) end += first == '"' && line[end] == '\\' ? 2 : 1;
            if (end++ >= line.size()) return {"?"};
            const Text word = line.substr(at, end - at);
            found.push_back(first == '"' ? text_or(json::parse(word), "") : word.substr(1, word.size() - 2));
        } else {
            if (Text("={},").find(first) == Text::npos) end = std::min(line.find_first_not_of(name, at), line.size());
            if (end == at) return {"?"};
            found.push_back(line.substr(at, end - at));
        }
        at = line.find_first_not_of(" \t\r", end);
    }
    return found;
}

/// The known failures by case, one entry a line.
std::map<Text, Known> known_failures() {
    const Text file = setting("ASL_EXPECTED", "expected-failures.toml");
    std::ifstream reading(file);
    if (!reading && std::getenv("ASL_EXPECTED")) throw std::runtime_error(file + " cannot be read");
    std::map<Text, Known> found;
    int number = 0;
    for (Text line; std::getline(reading, line);) {
        const std::vector<Text> parts = words(line);
        number++;
        if (parts.empty()) continue;
        Known one;
        const std::map<Text, Text*> places = {
            {"verdict", &one.verdict}, {"reason", &one.reason}, {"expires", &one.expires}};
        bool is_entry = parts.size() > 6 && parts[1] == "=" && parts[2] == "{" && parts.back() == "}";
        for (std::size_t at = 3; is_entry && at + 1 < parts.size(); at += 4) {
            is_entry = at + 3 < parts.size() && places.count(parts[at]) && parts[at + 1] == "=" &&
                       (parts[at + 3] == "," || at + 4 == parts.size());
            if (is_entry) *places.at(parts[at]) = parts[at + 2];
        }
        if (!is_entry || one.reason.empty() || !found.emplace(parts[0], one).second)
            throw std::runtime_error(
                file + ":" + std::to_string(number) +
                R"(: one entry a line, each once: "CASE" = { verdict = "fail", reason = "..." })");
    }
    return found;
}

/// The verdict compared with the known failure.
Verdict foreseen(Verdict found, const Known& known) {
    char today[11];
    const std::time_t now = std::time(nullptr);
    std::strftime(today, sizeof today, "%Y-%m-%d", std::localtime(&now));
    if (found.kind == "pass")
        return {"xpass", "expected to end as " + known.verdict + ": " + known.reason, -1};
    if (found.kind == known.verdict && (known.expires.empty() || known.expires >= today)) found.kind = "xfail";
    return found;
}

void tell(const Json& test, const Json& reply, const Verdict& found) {
    std::cout << found.kind << " (" << found.reason << "): " << text_or(get(test, "name"), "") << "\n";
    for (const Json& line : items(get(test, "prose"))) std::cout << "  " << text_or(line, "") << "\n";
    const List& expected = items(get(test, "expectations"));
    if (found.claim >= 0) std::cout << "  expected " << json::text(expected.at(found.claim)) << "\n";
    std::cout << "  reply " << json::text(reply) << "\n";
}

void total(const Text& title, const std::map<Text, int>& counts) {
    std::cout << title << ":";
    for (const Text& kind : KINDS)
        if (counts.count(kind)) std::cout << " " << counts.at(kind) << " " << kind;
    std::cout << "\n";
}

std::vector<Text> clauses(const Text& folder) {
    std::vector<Text> files;
    for (const auto& file : std::filesystem::directory_iterator(folder + "/clauses"))
        if (file.path().extension() == ".jsonl") files.push_back(file.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

bool ends(const Text& id, const Text& end) {
    return id.size() > end.size() && id.compare(id.size() - end.size(), end.size(), end) == 0;
}

bool begins(const Text& id, const std::vector<Text>& selected) {
    const auto fits = [&](const Text& start) { return id.compare(0, start.size(), start) == 0; };
    return selected.empty() || std::any_of(selected.begin(), selected.end(), fits);
}

int judge_vectors(const Text& file) {
    for (const Json& one : lines(file)) {
        const Verdict found = Judge(get(one, "capabilities")).judge(get(one, "case"), get(one, "reply"));
        std::cout << text_or(get(one, "id"), "") << " " << found.kind << " " << found.reason << "\n";
    }
    return 0;
}

/// All cases of the vectors; 0 if none is wrong.
int test(const std::vector<Text>& selected) {
    const Text folder = setting("ASL_VECTORS", "vectors"), recording = setting("ASL_ANSWERS", "");
    Text edition = setting("ASL_EDITION", "current");
    Json engine, header;
    std::map<Text, Json> answers;
    if (recording.empty()) {
        const Object hello{{"protocol", Json(std::int64_t{1})}, {"harness", Json(Text("ctest"))}};
        engine = get(call("initialize", Json(hello)), "result");
    } else {
        // of two lines for a case the later counts
        for (const Json& one : lines(recording))
            answers[text_or(get(one, "case"), text_or(get(one, "record"), ""))] = one;
        header = answers["answers"];
        engine = get(header, "capabilities");
        edition = text_or(get(header, "edition"), "current");
    }
    const Json manifest = whole(folder + "/manifest.json");
    const Json& listed = get(get(manifest, "editions"), edition);
    if (is_null(listed)) throw std::runtime_error(folder + " has no edition " + edition);
    Rules rules{items(get(listed, "errata")), {}};
    for (const Json* choices : {&manifest, &std::as_const(engine), &std::as_const(header)})
        for (const auto& [name, choice] : fields(get(*choices, "readings"))) rules.readings[name] = choice;
    const std::map<Text, Known> known = known_failures();
    std::map<Text, Known> unnamed = known;
    std::map<Text, int> counts[2];
    std::ostringstream verdicts;
    const Judge judge(engine);
    int wrong = 0;
    for (const Text& file : clauses(folder)) {
        const std::vector<Json> cases = lines(file);
        for (std::size_t number = 1; number < cases.size(); number++) {
            const Json& one = cases[number];
            const Text id = text_or(get(one, "id"), "");
            unnamed.erase(id);
            if (!begins(id, selected)) continue;
            Verdict found{"not-applicable", "", -1};
            Json reply;
            if (rules.apply(one)) {
                reply = recording.empty() ? asked(one, edition) : recorded(answers, one, id);
                found = judge.judge(one, reply);
                if (known.count(id)) found = foreseen(found, known.at(id));
            }
            if (!HARMLESS.count(found.kind)) {
                wrong++;
                tell(one, reply, found);
            }
            counts[ends(id, "~may") || ends(id, "~cost") || ends(id, "~exposes")][found.kind]++;
            verdicts << id << " " << found.kind << "\n";
        }
    }
    total("cases", counts[0]);
    total("derived", counts[1]);
    const Text written_to = setting("ASL_VERDICTS", "");
    if (!written_to.empty()) std::ofstream(written_to) << verdicts.str();
    for (const auto& [id, one] : unnamed) std::cout << "expected failures: no case is called " << id << "\n";
    const bool passes = counts[0].count("pass") || counts[1].count("pass");
    if (!passes) std::cout << "no case passes: declare a question in `initialize`, and answer it in `evaluate`\n";
    if (wrong) std::cout << wrong << " cases are wrong\n";
    return passes && !wrong && unnamed.empty() ? 0 : 1;
}

}  // namespace conformance

int main(int number, char** arguments) {
    try {
        const std::string vectors = conformance::setting("ASL_JUDGE_VECTORS", "");
        if (!vectors.empty()) return conformance::judge_vectors(vectors);
        return conformance::test({arguments + 1, arguments + number});
    } catch (const std::exception& fault) {
        std::cerr << fault.what() << std::endl;
        return 2;
    }
}
