// The vectors of asl-conformance as a test. docs/judging.md of asl-conformance has the rules, in this order.
//
// `mono build/conformance.exe B27.2 B9.3-1` judges the cases whose ids begin with one of these texts.
// ASL_VECTORS: the folder that `asl-conformance vectors write` wrote, by default ./vectors.
// ASL_EDITION: the edition of the rulebook, by default "current".
// ASL_EXPECTED: the known failures, by default ./expected-failures.toml.
// ASL_ANSWERS: recorded answers of `run --record`, judged in place of the engine.
// ASL_VERDICTS: a file that gets a line for each case: its id and its verdict.
// ASL_JUDGE_VECTORS: vectors that test the judge; only these are judged and printed.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using Conformance.Protocol;
using Map = System.Collections.Generic.Dictionary<string, object>;
using Items = System.Collections.Generic.List<object>;

namespace Conformance
{
    /// <summary>A verdict with its reason in a word, and the expectation that decided; no kind: it is met.</summary>
    public sealed class Verdict
    {
        public string Kind;
        public string Reason;
        public Claim Claim;

        public Verdict(string kind, string reason)
        {
            Kind = kind;
            Reason = reason;
        }

        public bool IsHarmless { get { return "pass xfail unsupported not-applicable".Split(' ').Contains(Kind); } }
    }

    /// <summary>An expectation of a case.</summary>
    public sealed class Claim
    {
        public int Question;
        public Items Path;
        public string Op;
        public object Value;
        public Map Fields;

        public static List<Claim> Of(Map test)
        {
            return Judge.List(Judge.Get(test, "expectations")).Cast<Map>().Select(one => new Claim
            {
                Question = Judge.Index(Judge.Get(one, "question")) ?? 0,
                Path = Judge.List(Judge.Get(one, "path")),
                Op = Judge.Get(one, "op") as string ?? "is",
                Value = Judge.Get(one, "value"),
                Fields = one,
            }).ToList();
        }
    }

    /// <summary>Judges an engine with these capabilities.</summary>
    public sealed class Judge
    {
        private sealed class Bar
        {
            public string Field;
            public bool Value;
            public string Within;
            public string Only;
            public string Keeps;
        }

        private static readonly HashSet<string> Maps =
            Words("units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked");
        private static readonly HashSet<string> Sparse = Words("drm tem_options colored_drm to_hit overstacked");
        private static readonly HashSet<string> Pieces = Words("units counters targets room");
        private static readonly HashSet<string> Sets =
            Words("status beneath on connected hexsides exposes interdiction units");
        private static readonly HashSet<string> Bags = Words("holds checks");
        private static readonly HashSet<string> Events = Words("expenditures attempts attacks costs");
        private static readonly HashSet<string> Places = Words("blocked_at hexsides");
        private static readonly Dictionary<string, Bar[]> Bars = new Dictionary<string, Bar[]>
        {
            { "los", new[] { new Bar { Field = "clear", Only = "hindrance" } } },
            { "attack", new[] { new Bar { Field = "possible" }, new Bar { Field = "affected", Within = "targets" } } },
            { "may", new[] { new Bar { Field = "allowed" } } },
            { "rout", new[] { new Bar { Field = "legal", Keeps = "must_rout" } } },
            { "state", new[] { new Bar { Field = "eliminated", Value = true, Within = "units" } } },
        };
        private static readonly object Missing = new object();
        private static readonly Verdict Met = new Verdict("", "");

        private readonly Map engine;

        public Judge(Map capabilities)
        {
            engine = capabilities;
        }

        private static HashSet<string> Words(string text)
        {
            return new HashSet<string>(text.Split(' '));
        }

        private static Verdict Fail(string reason)
        {
            return new Verdict("fail", reason);
        }

        private static Verdict Unclear(string reason)
        {
            return new Verdict("unsupported", reason);
        }

        private static Verdict If(bool met, string reason)
        {
            return met ? Met : Fail(reason);
        }

        /// <summary>The verdict on one case.</summary>
        public Verdict On(Map test, Map reply)
        {
            string failure = Get(reply, "failure") as string;
            if (failure != null) return new Verdict(failure, failure);
            Items questions = List(Get(test, "questions")), outcomes = List(Get(reply, "outcomes"));
            if (outcomes.Count != questions.Count) return new Verdict("protocol-violation", "number");
            int actions = List(Get(test, "actions")).Count;
            if (!outcomes.All(one => WellFormed(one, actions))) return new Verdict("protocol-violation", "form");
            var found = new Verdict("pass", "met");
            foreach (Claim claim in Claim.Of(test))
            {
                int at = claim.Question;
                Verdict one = JudgeOne(claim, test, (Map)questions[at], (Map)outcomes[at]);
                if (one.Kind == "") continue;
                one.Claim = claim;
                if (one.Kind == "fail") return one;
                if (found.Kind == "pass") found = one;
            }
            return found;
        }

        /// <summary>Whether a case is asked with these errata of an engine that follows these readings.</summary>
        public static bool Applies(Map test, Items errata, Map readings)
        {
            return List(Get(test, "since")).All(one => Has(errata, one))
                && !List(Get(test, "until")).Any(one => Has(errata, one))
                && Fields(Get(test, "readings")).All(one => Same(Get(readings, one.Key), one.Value));
        }

        /// <summary>Whether an outcome is exactly one of the four, and names an action of the case.</summary>
        private static bool WellFormed(object outcome, int actions)
        {
            string[] kinds = { "answer", "illegal", "unsupported", "gone" };
            kinds = kinds.Where(Fields(outcome).ContainsKey).ToArray();
            if (kinds.Length != 1 || !(Get(outcome, kinds[0]) is Map)) return false;
            return kinds[0] == "answer" || kinds[0] == "unsupported"
                || Index(Get(Get(outcome, kinds[0]), "action")) < actions;
        }

        private Verdict JudgeOne(Claim claim, Map test, Map question, Map outcome)
        {
            if (Get(outcome, "unsupported") != null) return Unclear("said");
            var ask = (string)question["ask"];
            object declared = Get(Get(engine, "questions"), ask);
            if (declared == null) return Unclear("question");
            Items verbs = List(Get(engine, "actions"));
            if (!PlayedVerbs(test, question, outcome).All(verb => Has(verbs, verb))) return Unclear("verb");
            object illegal = Get(outcome, "illegal"), gone = Get(outcome, "gone");
            if (illegal != null) return JudgeIllegal(claim, illegal);
            if (gone != null) return JudgeGone(claim, gone, test, question);
            var answer = (Map)outcome["answer"];
            switch (claim.Op)
            {
                case "legal": return Met;
                case "illegal": return Fail("allowed");
                case "cites": return Cites(claim, List(Get(answer, "clauses")));
                default: return JudgeAnswer(claim, test, ask, answer, List(declared));
            }
        }

        /// <summary>The verbs on which the outcome rests: up to the illegal one, or all; and those in `may` and `rout`.</summary>
        private static IEnumerable<object> PlayedVerbs(Map test, Map question, Map outcome)
        {
            Items actions = List(Get(test, "actions"));
            int last = Index(Get(Get(outcome, "illegal"), "action")) + 1 ?? actions.Count;
            var askedAbout = new Items();
            if (question["ask"].Equals("may")) askedAbout.Add(Get(question, "action"));
            if (question["ask"].Equals("rout")) askedAbout = List(Get(question, "steps"));
            return actions.Take(last).Concat(askedAbout).Select(action => Get(action, "do"));
        }

        private static Verdict JudgeIllegal(Claim claim, object illegal)
        {
            object action = Get(illegal, "action"), clause = Get(illegal, "clause");
            bool named = clause != null && !clause.Equals("");
            if (claim.Op == "cites") return named ? Cites(claim, new Items { clause }) : Met;
            if (claim.Op != "illegal") return Fail("refused");
            return If(claim.Value == null || Same(claim.Value, action) || Has(List(claim.Value), action), "index");
        }

        private static Verdict Cites(Claim claim, Items cited)
        {
            return If(cited.Count == 0 || cited.Any(clause => Has(List(claim.Value), clause)), "clause");
        }

        private static Verdict JudgeGone(Claim claim, object gone, Map test, Map question)
        {
            object action = List(Get(test, "actions"))[Index(Get(gone, "action")) ?? 0];
            var piece = Get(gone, "piece") as string;
            if (!Mentions(question, piece) || !(Removes(action, piece) || ExpectedOff(test, piece)))
                return Fail("unfounded");
            if (claim.Op == "legal" || (claim.Op == "absent" && claim.Path.Count > 0)) return Met;
            return If(IsPath(claim.Path, "allowed") && false.Equals(claim.Value), "gone");
        }

        private static bool Mentions(object value, string piece)
        {
            return value is string ? (string)value == piece
                : List(value).Concat(Fields(value).Values).Any(one => Mentions(one, piece));
        }

        private static bool Removes(object action, string piece)
        {
            object result = Get(action, "result");
            bool unit = Same(Get(action, "unit"), piece), counter = Same(Get(action, "counter"), piece);
            switch (Get(action, "do") as string)
            {
                case "result": return unit && ("eliminated".Equals(result) || "reduced".Equals(result));
                case "surrender": return unit;
                case "clear": return counter && "cleared".Equals(result);
                case "exchange": return counter;
                default: return false;
            }
        }

        private static bool ExpectedOff(Map test, string piece)
        {
            return Claim.Of(test).Any(one =>
                (IsPath(one.Path, "units", piece, "eliminated") && true.Equals(one.Value))
                || (one.Op == "absent" && one.Path.Count > 1 && IsPath(one.Path.Take(2), "counters", piece)));
        }

        private static Verdict JudgeAnswer(Claim claim, Map test, string ask, Map answer, Items declared)
        {
            HashSet<string> lacking = Undeclared(claim, declared);
            object got = LookUp(answer, claim.Path, false);
            if (got == Missing)
            {
                if (lacking.Count > 0) return Unclear("field");
                got = LookUp(answer, claim.Path, true);
            }
            else if (LeftOpen(got, claim, lacking)) return Unclear("field");
            if (RuledOut(ask, answer, claim, test)) return Fail("meaningless");
            if (got == Missing) return If(claim.Op == "absent", "omitted");
            Items before = claim.Path.Take(claim.Path.Count - 1).ToList();
            bool named = FieldName(claim.Path) != FieldName(before); // an id and an index are no names of fields
            string field = named ? Key(claim.Path.Last()) : "";
            return If(Compare(got, claim.Op, claim.Value, field), "differs");
        }

        /// <summary>The fields that the expectation compares and the engine does not declare, by their last name.</summary>
        private static HashSet<string> Undeclared(Claim claim, Items declared)
        {
            string name = FieldName(claim.Path);
            var needed = new Dictionary<string, string>();
            if (claim.Op == "has" || claim.Op == "has_no")
                foreach (string key in Fields(claim.Value).Keys) needed[key] = name + "." + key;
            if (needed.Count == 0) needed[""] = name;
            Func<string, bool> covered = field => declared.Cast<string>().Any(one =>
                field == one || field.StartsWith(one + ".", StringComparison.Ordinal));
            return new HashSet<string>(needed.Where(one => !covered(one.Value)).Select(one => one.Key));
        }

        /// <summary>Whether an entry omits an undeclared field, so that it may be the entry meant or not.</summary>
        private static bool LeftOpen(object got, Claim claim, HashSet<string> lacking)
        {
            bool ofEntries = claim.Op == "has" || claim.Op == "has_no";
            if (!ofEntries || lacking.Count == 0 || Compare(got, "has", claim.Value, "")) return false;
            return List(got).OfType<Map>().Any(entry =>
            {
                ILookup<bool, string> keys = Fields(claim.Value).Keys.ToLookup(entry.ContainsKey);
                return keys[false].Any() && keys[false].All(lacking.Contains)
                    && keys[true].All(key => Same(entry[key], Get(claim.Value, key)));
            });
        }

        private static bool RuledOut(string ask, Map answer, Claim claim, Map test)
        {
            Bar[] bars;
            if (claim.Path.Count == 0 || claim.Op == "absent" || !Bars.TryGetValue(ask, out bars)) return false;
            return bars.Any(bar =>
            {
                bool within = bar.Within != null;
                if (within && (Key(claim.Path[0]) != bar.Within || claim.Path.Count < 3)) return false;
                List<string> place = claim.Path.Take(within ? 2 : 0).Select(Key).ToList();
                object holder = within ? Get(Get(answer, bar.Within), place[1]) : answer;
                string name = Key(claim.Path[place.Count]);
                if (name == bar.Field || name == bar.Keeps || (bar.Only != null && name != bar.Only)) return false;
                place.Add(bar.Field);
                return bar.Value.Equals(Get(holder, bar.Field)) && !Claim.Of(test).Any(one =>
                    one.Question == claim.Question && one.Op == "is" && IsPath(one.Path, place.ToArray())
                    && bar.Value.Equals(one.Value));
            });
        }

        private static string FieldName(Items path)
        {
            var names = new List<string>();
            bool skip = false;
            foreach (object key in path)
            {
                if (skip || !(key is string)) skip = false;
                else
                {
                    names.Add((string)key);
                    skip = Maps.Contains((string)key);
                }
            }
            return string.Join(".", names);
        }

        /// <summary>The value at the path. If the fields are declared, an omitted list or map is empty.</summary>
        private static object LookUp(Map answer, Items path, bool declared)
        {
            object value = answer;
            string table = "";
            foreach (object key in path)
            {
                if (value is Map)
                {
                    string name = Key(key), named = table;
                    table = Maps.Contains(named) ? "" : name;
                    object found;
                    if (!((Map)value).TryGetValue(name, out found)) found = Omitted(name, named, declared);
                    value = found is Items && Sets.Contains(table) ? Spelled(found, table) : found;
                }
                else if (value is Items && key is long)
                {
                    var all = (Items)value;
                    long at = (long)key < 0 ? (long)key + all.Count : (long)key;
                    if (at < 0 || at >= all.Count) return Missing;
                    value = all[(int)at];
                }
                else return Missing;
            }
            bool isClear = declared && IsPath(path, "blocked_at") && true.Equals(Get(answer, "clear"));
            return value == Missing && isClear ? "" : value;
        }

        private static object Omitted(string key, string table, bool declared)
        {
            Func<string, bool> isList = name => Sets.Contains(name) || Bags.Contains(name) || Events.Contains(name);
            if (Sparse.Contains(table)) return 0L;
            if (!declared || Pieces.Contains(table)) return Missing;
            if (!isList(table) && (Maps.Contains(table) || Maps.Contains(key))) return new Map();
            return isList(key) ? new Items() : Missing;
        }

        /// <summary>Whether the value meets the comparison; `field` is its name.</summary>
        private static bool Compare(object got, string op, object value, string field)
        {
            bool isList = got is Items;
            Func<int> entries = () => List(got).Count(one => Includes(one, value));
            double? number = Number(got), limit = Number(value);
            switch (op)
            {
                case "absent": return false;
                case "is": return SameIn(got, value, field);
                case "is_not": return !SameIn(got, value, field);
                case "among": return List(value).Any(one => Alike(got, one, field));
                case "contains":
                    bool once = List(got).Count(one => Alike(one, value, field)) == 1;
                    return Holds(got, value, field) && (!Bags.Contains(field) || once);
                case "lacks": return (isList || got is Map || got is string) && !Holds(got, value, field);
                case "has": return isList && entries() == 1;
                case "has_no": return isList && entries() == 0;
                case "at_least": return number >= limit;
                case "at_most": return number <= limit;
                default: throw new InvalidOperationException("no comparison " + op);
            }
        }

        private static bool SameIn(object got, object value, string field)
        {
            if (field == "blocked_at" && value is string) return SamePlace(got as string, (string)value);
            return Alike(got, value, field);
        }

        /// <summary>Whether two values of this field mean the same.</summary>
        private static bool Alike(object one, object other, string field)
        {
            return Same(Spelled(one, field), Spelled(other, field));
        }

        private static bool Holds(object got, object value, string field)
        {
            if (got is Items) return List(got).Any(one => Alike(one, value, field));
            var wanted = value as string;
            if (wanted == null) return false;
            return got is string ? ((string)got).Contains(wanted) : Fields(got).ContainsKey(wanted);
        }

        /// <summary>Whether an entry has all these fields with these values.</summary>
        private static bool Includes(object entry, object wanted)
        {
            var there = entry as Map;
            return there != null
                && Fields(wanted).All(one => there.ContainsKey(one.Key) && Alike(there[one.Key], one.Value, one.Key));
        }

        /// <summary>A value with places, sets and the bottom of a Depression spelled in one way.</summary>
        private static object Spelled(object value, string field)
        {
            if (value is Map)
                return Fields(value).ToDictionary(
                    one => one.Key, one => Spelled(one.Value, Maps.Contains(field) ? "" : one.Key));
            if (value is Items)
            {
                IEnumerable<object> found = List(value).Select(one => Spelled(one, Places.Contains(field) ? field : ""));
                if (Sets.Contains(field)) found = found.GroupBy(Written).Select(alike => alike.First());
                if (Sets.Contains(field) || Bags.Contains(field))
                    found = found.OrderBy(Written, StringComparer.Ordinal);
                return found.ToList();
            }
            if (value is string && Places.Contains(field)) return Place((string)value);
            return field == "at" && "in".Equals(value) ? "" : value;
        }

        private static string Place(string name)
        {
            return string.Join("-", name.Split('-').OrderBy(hex => hex, StringComparer.Ordinal));
        }

        /// <summary>Whether two names mean one place. A hexside may also be named by a vertex at its end.</summary>
        private static bool SamePlace(string got, string wanted)
        {
            if (got == null || Place(got) == Place(wanted)) return got != null;
            string[] here = got.Split('-'), there = wanted.Split('-');
            return there.Length == 2 && there[0] != there[1] && there.All(here.Contains) && IsVertex(here);
        }

        private static bool IsVertex(string[] hexes)
        {
            return hexes.Length == 3 && Enumerable.Range(0, 3).All(at => Adjacent(hexes[at], hexes[(at + 1) % 3]));
        }

        private static bool Adjacent(string one, string other)
        {
            int[] here = Centre(one), there = Centre(other);
            if (here == null || there == null) return false;
            int dx = Math.Abs(here[0] - there[0]), dy = Math.Abs(here[1] - there[1]);
            return (dx == 0 && dy == 2) || (dx == 1 && dy == 1);
        }

        /// <summary>The column of a hex, and twice its row, one more in columns B, D, F ...</summary>
        private static int[] Centre(string name)
        {
            Match match = Regex.Match(name, @"\A([A-Z])(\1?)(0|[1-9][0-9]?)\z");
            if (!match.Success) return null;
            int column = match.Groups[1].Value[0] - 'A' + 26 * match.Groups[2].Length;
            return new[] { column, 2 * int.Parse(match.Groups[3].Value, CultureInfo.InvariantCulture) + column % 2 };
        }

        /// <summary>JSON with the keys sorted, so that equal values have equal texts.</summary>
        public static string Written(object value)
        {
            if (value is double && Math.Abs((double)value) < 9e15 && (double)value == Math.Floor((double)value))
                return Json.Write((long)(double)value);
            if (value is Items) return "[" + string.Join(",", List(value).Select(Written)) + "]";
            if (!(value is Map)) return Json.Write(value);
            IEnumerable<string> keys = Fields(value).Keys.OrderBy(key => key, StringComparer.Ordinal);
            return "{" + string.Join(",", keys.Select(key => Json.Write(key) + ":" + Written(Get(value, key)))) + "}";
        }

        public static bool Same(object one, object other)
        {
            return Written(one) == Written(other);
        }

        private static bool Has(Items list, object wanted)
        {
            return list.Any(one => Same(one, wanted));
        }

        public static object Get(object value, string name)
        {
            object found;
            return Fields(value).TryGetValue(name, out found) ? found : null;
        }

        public static Map Fields(object value)
        {
            return value as Map ?? new Map();
        }

        public static Items List(object value)
        {
            return value as Items ?? new Items();
        }

        private static double? Number(object value)
        {
            return value is long || value is double ? Convert.ToDouble(value, CultureInfo.InvariantCulture) : (double?)null;
        }

        public static int? Index(object value)
        {
            double? number = Number(value);
            return number >= 0 && number == Math.Floor(number.Value) ? (int?)number : null;
        }

        /// <summary>A key of a path: a text, or a number as a text.</summary>
        private static string Key(object key)
        {
            return key as string ?? Json.Write(key);
        }

        private static bool IsPath(IEnumerable<object> path, params string[] names)
        {
            return path.Select(Key).SequenceEqual(names);
        }
    }

    /// <summary>A case with its verdict.</summary>
    public sealed class Judged
    {
        public Map Test;
        public Map Reply;
        public Verdict Verdict;

        public string Id { get { return (string)Test["id"]; } }

        public string Told()
        {
            IEnumerable<string> lines = new[] { Verdict.Kind + " (" + Verdict.Reason + "): " + Judge.Get(Test, "name") }
                .Concat(Judge.List(Judge.Get(Test, "prose")).Select(line => "  " + line));
            if (Verdict.Claim != null) lines = lines.Concat(new[] { "  expected " + Json.Write(Verdict.Claim.Fields) });
            return string.Join("\n", lines.Concat(new[] { "  reply " + Json.Write(Reply) }));
        }
    }

    /// <summary>An entry of the known failures.</summary>
    public sealed class Known
    {
        public string Verdict = "fail";
        public string Reason = "";
        public string Expires = "";

        /// <summary>The known failures by case, one entry a line.</summary>
        public static Dictionary<string, Known> Read(string file)
        {
            var found = new Dictionary<string, Known>();
            string[] lines = File.ReadAllLines(file);
            for (int number = 0; number < lines.Length; number++)
            {
                Match match = Regex.Match(lines[number], Entry);
                if (!match.Success || (match.Groups["body"].Success && !Add(found, match)))
                    throw new Malformed(file + ":" + (number + 1)
                        + ": one entry a line, each once: \"CASE\" = { verdict = \"fail\", reason = \"...\" }");
            }
            return found;
        }

        private const string Entry =
            @"^\s*(?:(?:" + Text + @"|(?<key>[\w-]+))\s*=\s*\{(?<body>.*)\}\s*)?(?:#.*)?$";
        private const string Text = @"(?<quoted>""(?:[^""\\]|\\.)*"")|'(?<plain>[^']*)'";

        private static bool Add(Dictionary<string, Known> found, Match match)
        {
            const string part = @"\s*(?<name>verdict|reason|expires)\s*=\s*(?:" + Text + @"|(?<key>[\d-]+))\s*";
            string body = match.Groups["body"].Value, id = Value(match);
            if (!Regex.IsMatch(body, "^" + part + "(?:," + part + ")*$")) return false;
            var one = new Known();
            foreach (Match field in Regex.Matches(body, @"\G,?" + part))
            {
                string value = Value(field);
                if (field.Groups["name"].Value == "verdict") one.Verdict = value;
                else if (field.Groups["name"].Value == "reason") one.Reason = value;
                else one.Expires = value;
            }
            if (one.Reason == "" || found.ContainsKey(id)) return false;
            found[id] = one;
            return true;
        }

        private static string Value(Match match)
        {
            if (match.Groups["quoted"].Success) return (string)Json.Read(match.Groups["quoted"].Value);
            return match.Groups[match.Groups["plain"].Success ? "plain" : "key"].Value;
        }

        /// <summary>The verdict compared with the known failure.</summary>
        public Verdict Foresee(Verdict found)
        {
            if (found.Kind == "pass") return new Verdict("xpass", "expected to end as " + Verdict + ": " + Reason);
            string today = DateTime.Now.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
            bool expired = Expires != "" && string.CompareOrdinal(Expires, today) < 0;
            return found.Kind == Verdict && !expired ? new Verdict("xfail", found.Reason) : found;
        }
    }

    /// <summary>The vectors, the engine in this process or its recorded answers, and what is told.</summary>
    public static class ConformanceTest
    {
        private static readonly string[] Kinds =
            "pass fail error crash timeout protocol-violation xfail xpass unsupported not-applicable not-run".Split(' ');

        private static string Setting(string name, string otherwise)
        {
            string value = Environment.GetEnvironmentVariable(name);
            return string.IsNullOrEmpty(value) ? otherwise : value;
        }

        private static IEnumerable<Map> Lines(string file)
        {
            return File.ReadLines(file).Where(line => line != "").Select(line => (Map)Json.Read(line));
        }

        /// <summary>Asks the engine in this process, as a line on standard input would.</summary>
        private static Map Call(string method, Map parameters)
        {
            var request = new Map { { "jsonrpc", "2.0" }, { "id", 1L }, { "method", method } };
            request["params"] = parameters;
            return (Map)Json.Read(Json.Write(Engine.Serve(Json.Write(request))));
        }

        private static Map Failed(string kind, object text)
        {
            return new Map { { "failure", kind }, { "text", text } };
        }

        /// <summary>The outcomes of a reply or of a recorded answer, or why there are none.</summary>
        private static Map ReplyOf(Map record)
        {
            if (record.ContainsKey("failure")) return record;
            return Judge.Get(record, "result") as Map ?? Failed("error", Judge.Get(record, "error"));
        }

        private static Map Asked(Map test, string edition)
        {
            var parameters = new Map
            {
                { "edition", edition },
                { "position", Judge.Get(test, "position") ?? new Map() },
                { "questions", Judge.Get(test, "questions") },
            };
            if (test.ContainsKey("actions")) parameters["actions"] = test["actions"];
            return ReplyOf(Call("evaluate", parameters));
        }

        /// <summary>The reply in a recording. An answer to another case of this name does not count.</summary>
        private static Map Recorded(Dictionary<string, Map> answers, Map test)
        {
            Map record;
            if (!answers.TryGetValue((string)test["id"], out record)) return Failed("not-run", null);
            object digest = Judge.Get(record, "digest");
            bool isOther = digest != null && !digest.Equals("") && !digest.Equals(Judge.Get(test, "digest"));
            return isOther ? Failed("not-run", null) : ReplyOf(record);
        }

        public static Dictionary<string, Known> KnownFailures()
        {
            string file = Setting("ASL_EXPECTED", "expected-failures.toml");
            bool there = File.Exists(file) || Setting("ASL_EXPECTED", "") != "";
            return there ? Known.Read(file) : new Dictionary<string, Known>();
        }

        /// <summary>All cases with their ids, judged when they are read.</summary>
        public static IEnumerable<KeyValuePair<string, Func<Judged>>> Cases(Dictionary<string, Known> known)
        {
            string folder = Setting("ASL_VECTORS", "vectors"), edition = Setting("ASL_EDITION", "current");
            string recording = Setting("ASL_ANSWERS", null);
            Map header = null, capabilities;
            var answers = new Dictionary<string, Map>();
            if (recording == null)
            {
                var hello = new Map { { "protocol", 1L }, { "harness", "C#" } };
                capabilities = (Map)Call("initialize", hello)["result"];
            }
            else
            {
                foreach (Map line in Lines(recording))
                    if (header == null) header = line;
                    else answers[Judge.Get(line, "case") as string ?? ""] = line; // of two lines the later counts
                capabilities = (Map)header["capabilities"];
                edition = Judge.Get(header, "edition") as string ?? "current";
            }
            var manifest = (Map)Json.Read(File.ReadAllText(Path.Combine(folder, "manifest.json")));
            object listed = Judge.Get(Judge.Get(manifest, "editions"), edition);
            if (listed == null) throw new Malformed(folder + " has no edition " + edition);
            var readings = new Map();
            foreach (Map choices in new[] { manifest, capabilities, header })
                foreach (var one in Judge.Fields(Judge.Get(choices, "readings"))) readings[one.Key] = one.Value;
            Items errata = Judge.List(Judge.Get(listed, "errata"));
            var judge = new Judge(capabilities);
            string[] files = Directory.GetFiles(Path.Combine(folder, "clauses"), "*.jsonl");
            Array.Sort(files, StringComparer.Ordinal);
            foreach (Map test in files.SelectMany(file => Lines(file).Skip(1)))
                yield return new KeyValuePair<string, Func<Judged>>((string)test["id"], () =>
                {
                    var one = new Judged { Test = test, Verdict = new Verdict("not-applicable", "") };
                    if (!Judge.Applies(test, errata, readings)) return one;
                    one.Reply = recording == null ? Asked(test, edition) : Recorded(answers, test);
                    one.Verdict = judge.On(test, one.Reply);
                    if (known.ContainsKey(one.Id)) one.Verdict = known[one.Id].Foresee(one.Verdict);
                    return one;
                });
        }

        private static int JudgeVectors(string file)
        {
            foreach (Map one in Lines(file))
            {
                Verdict found = new Judge((Map)one["capabilities"]).On((Map)one["case"], (Map)one["reply"]);
                Console.WriteLine(one["id"] + " " + found.Kind + " " + found.Reason);
            }
            return 0;
        }

        private static int Test(string[] selected)
        {
            Dictionary<string, Known> known = KnownFailures();
            var unnamed = new HashSet<string>(known.Keys);
            var verdicts = new List<KeyValuePair<string, string>>();
            int wrong = 0;
            foreach (KeyValuePair<string, Func<Judged>> one in Cases(known))
            {
                unnamed.Remove(one.Key);
                Func<string, bool> begins = start => one.Key.StartsWith(start, StringComparison.Ordinal);
                if (selected.Length > 0 && !selected.Any(begins)) continue;
                Judged found = one.Value();
                if (!found.Verdict.IsHarmless)
                {
                    wrong++;
                    Console.WriteLine(found.Told());
                }
                verdicts.Add(new KeyValuePair<string, string>(one.Key, found.Verdict.Kind));
            }
            Func<KeyValuePair<string, string>, bool> isDerived = one => Regex.IsMatch(one.Key, "~(may|cost|exposes)$");
            ILookup<bool, string> counted = verdicts.ToLookup(isDerived, one => one.Value);
            foreach (bool derived in new[] { false, true })
            {
                IEnumerable<string> totals = Kinds.Where(kind => counted[derived].Contains(kind))
                    .Select(kind => counted[derived].Count(one => one == kind) + " " + kind);
                Console.WriteLine((derived ? "derived: " : "cases: ") + string.Join(" ", totals));
            }
            string file = Setting("ASL_VERDICTS", null);
            if (file != null) File.WriteAllLines(file, verdicts.Select(one => one.Key + " " + one.Value));
            foreach (string id in unnamed) Console.WriteLine("expected failures: no case is called " + id);
            bool passes = verdicts.Any(one => one.Value == "pass");
            if (!passes) Console.WriteLine("no case passes: declare a question in `initialize`, and answer it in `evaluate`");
            if (wrong > 0) Console.WriteLine(wrong + " cases are wrong");
            return passes && wrong == 0 && unnamed.Count == 0 ? 0 : 1;
        }

#if !XUNIT
        private static int Main(string[] selected)
        {
            try
            {
                string vectors = Setting("ASL_JUDGE_VECTORS", null);
                return vectors != null ? JudgeVectors(vectors) : Test(selected);
            }
            catch (Exception fault)
            {
                bool known = fault is Malformed || fault is IOException;
                Console.Error.WriteLine(known ? fault.Message : fault.ToString());
                const string hint = "`asl-conformance vectors write vectors` writes the vectors";
                if (fault is IOException) Console.Error.WriteLine(hint);
                return 2;
            }
        }
#endif
    }
}
