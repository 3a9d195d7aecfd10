import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.*;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases of asl-conformance as tests of this engine, one for each case. README.md has the variables. */
final class ConformanceTest {
    private static final List<String> KINDS = List.of(("pass fail error crash timeout protocol-violation unsupported "
        + "not-applicable not-run xfail xpass").split(" "));
    private static final Map<String, String> VERDICTS = new LinkedHashMap<>();

    private static String setting(String name, String usual) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? usual : value;
    }

    private static List<Map<?, ?>> lines(Path path) throws IOException {
        List<Map<?, ?>> found = new ArrayList<>();
        for (String line : Files.readString(path).split("\n"))
            if (!line.isBlank()) found.add(Json.object(Json.read(line), path.toString()));
        return found;
    }

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        String judged = setting("ASL_JUDGE_VECTORS", "");
        if (!judged.isEmpty()) return lines(Path.of(judged)).stream().map(ConformanceTest::vector);
        Path folder = Path.of(setting("ASL_VECTORS", "vectors"));
        assertTrue(Files.exists(folder.resolve("manifest.json")),
            folder + " has no vectors; `asl-conformance vectors write vectors` writes them");
        Map<?, ?> manifest = Json.object(Json.read(Files.readString(folder.resolve("manifest.json"))), "manifest.json");
        Source source = setting("ASL_ANSWERS", "").isEmpty() ? engine() : recorded(Path.of(setting("ASL_ANSWERS", "")));
        Map<?, ?> edition = Json.object(Judge.map(manifest.get("editions")).get(source.edition), source.edition);
        Map<Object, Object> readings = new HashMap<>(Judge.map(manifest.get("readings")));
        readings.putAll(Judge.map(source.known.get("readings")));
        readings.putAll(source.readings);
        Map<String, Known> expected = knownFailures();
        List<DynamicTest> tests = new ArrayList<>();
        Set<String> strange = new TreeSet<>(expected.keySet());
        for (Map<?, ?> test : all(folder)) {
            strange.remove((String) test.get("id"));
            if (source.selected != null && !source.selected.contains(test.get("id"))) continue;
            boolean due = Judge.applies(test, Judge.list(edition.get("errata")), readings);
            tests.add(DynamicTest.dynamicTest((String) test.get("id"), () -> one(test, due, source, expected)));
        }
        assertTrue(!tests.isEmpty(), folder + " has no cases");
        assertTrue(strange.isEmpty(), "the known failures: no case is called " + strange);
        return tests.stream();
    }

    private static List<Map<?, ?>> all(Path folder) throws IOException {
        List<Map<?, ?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder.resolve("clauses"))) {
            for (Path file : files.sorted().toList()) {
                List<Map<?, ?>> read = lines(file);
                found.addAll(read.subList(1, read.size()));
            }
        }
        return found;
    }

    /** The judge gives the verdict and the reason of a vector for judges. */
    private static DynamicTest vector(Map<?, ?> one) {
        return DynamicTest.dynamicTest((String) one.get("id"), () -> {
            Judge judge = new Judge(Judge.map(one.get("case")), Judge.map(one.get("capabilities")));
            Judge.Verdict found = judge.verdict(Judge.map(one.get("reply")));
            System.out.println(one.get("id") + " " + found.kind() + " " + found.reason());
            assertEquals(new Judge.Verdict((String) one.get("verdict"), (String) one.get("reason")), found);
        });
    }

    private static void one(Map<?, ?> test, boolean due, Source source, Map<String, Known> expected) {
        String id = (String) test.get("id");
        Map<?, ?> reply = due ? source.ask.apply(test) : Map.of("failure", "not-applicable");
        Judge.Verdict found = new Judge(test, source.known).verdict(reply);
        Known known = expected.get(id);
        String kind = known == null ? found.kind() : known.foreseen(found.kind());
        VERDICTS.put(id, kind);
        if (kind.equals("xfail")) Assumptions.abort("known failure: " + known.reason);
        if (kind.equals("unsupported") || kind.equals("not-applicable")) Assumptions.abort(kind + ": " + found.reason());
        if (!kind.equals("pass"))
            fail(kind + " (" + found.reason() + "): " + test.get("name") + "\n  "
                + String.join("\n  ", Judge.list(test.get("prose")).stream().map(Object::toString).toList())
                + "\nexpected " + Json.write(test.get("expectations")) + "\nreply " + Json.write(reply));
    }

    @AfterAll
    static void totals() throws IOException {
        if (!setting("ASL_JUDGE_VECTORS", "").isEmpty()) return;
        for (boolean derived : new boolean[] {false, true}) {
            StringBuilder line = new StringBuilder(derived ? "derived:" : "cases:");
            for (String kind : KINDS) {
                long count = VERDICTS.entrySet().stream()
                    .filter(one -> one.getKey().matches(".*~(may|cost|exposes)") == derived && one.getValue().equals(kind))
                    .count();
                if (count > 0) line.append(" ").append(count).append(" ").append(kind);
            }
            System.out.println(line);
        }
        String file = setting("ASL_VERDICTS", "");
        if (!file.isEmpty())
            Files.write(Path.of(file), VERDICTS.entrySet().stream().map(one -> one.getKey() + " " + one.getValue()).toList());
        assertTrue(VERDICTS.isEmpty() || VERDICTS.containsValue("pass"), "no case passes: declare a question in `initialize`, and answer it in `evaluate`");
    }

    /** Who answers the cases. */
    private record Source(Map<?, ?> known, String edition, Map<?, ?> readings, Set<?> selected,
        Function<Map<?, ?>, Map<?, ?>> ask) {}

    private static Source engine() {
        String edition = setting("ASL_EDITION", "current");
        Map<?, ?> known = Judge.map(Json.read(Json.write(Engine.initialize())));
        return new Source(known, edition, Map.of(), null, test -> {
            Map<String, Object> params = new LinkedHashMap<>();
            params.put("edition", edition);
            params.put("position", Judge.map(test.get("position")));
            params.put("questions", test.get("questions"));
            if (test.get("actions") != null) params.put("actions", test.get("actions"));
            try {
                return Judge.map(Json.read(Json.write(Engine.evaluate(params))));
            } catch (RuntimeException | StackOverflowError error) {
                return Map.of("failure", "error", "text", error.toString());
            }
        });
    }

    /** A recording in place of the engine. Of two answers to a case the last counts. */
    private static Source recorded(Path path) throws IOException {
        List<Map<?, ?>> read = lines(path);
        Map<Object, Map<?, ?>> answers = new HashMap<>();
        for (Map<?, ?> one : read) if ("answer".equals(one.get("record"))) answers.put(one.get("case"), one);
        Map<?, ?> head = read.get(0);
        Object edition = head.get("edition");
        Set<?> selected = head.get("selected") == null ? null : new HashSet<>(Judge.list(head.get("selected")));
        return new Source(Judge.map(head.get("capabilities")), edition == null ? "current" : (String) edition,
            Judge.map(head.get("readings")), selected, test -> {
                Map<?, ?> one = answers.get(test.get("id"));
                boolean other = one != null && one.get("digest") != null && !one.get("digest").equals(test.get("digest"));
                if (one == null || other) return Map.of("failure", "not-run");
                if (one.get("result") != null) return Judge.map(one.get("result"));
                return Map.of("failure", one.get("failure") == null ? "error" : one.get("failure"));
            });
    }

    /** A known failure. */
    private record Known(String verdict, String reason, String expires) {
        String foreseen(String kind) {
            if (kind.equals("pass")) return "xpass";
            boolean late = expires != null && LocalDate.parse(expires).isBefore(LocalDate.now());
            return kind.equals(verdict) && !late ? "xfail" : kind;
        }
    }

    private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'";
    private static final String PAIR = "\\s*(\\w+)\\s*=\\s*(" + TEXT + "|[\\d-]+)\\s*";
    private static final Pattern ENTRY = Pattern.compile(
        "\\s*(" + TEXT + "|[\\w-]+)\\s*=\\s*\\{((?:" + PAIR + ")(?:," + PAIR + ")*)\\}\\s*(?:#.*)?");

    private static String unquoted(String text) {
        if (text.startsWith("\"")) return (String) Json.read(text);
        return text.startsWith("'") ? text.substring(1, text.length() - 1) : text;
    }

    /** The known failures by case: a file of TOML with one entry on each line. */
    private static Map<String, Known> knownFailures() throws IOException {
        Path path = Path.of(setting("ASL_EXPECTED", "expected-failures.toml"));
        Map<String, Known> found = new LinkedHashMap<>();
        if (setting("ASL_EXPECTED", "").isEmpty() && !Files.exists(path)) return found;
        int number = 0;
        for (String line : Files.readAllLines(path)) {
            String form = path + ":" + ++number + ": one entry a line, each once: \"CASE\" = { verdict = \"fail\", reason = \"...\" }";
            if (line.isBlank() || line.strip().startsWith("#")) continue;
            Matcher entry = ENTRY.matcher(line);
            assertTrue(entry.matches(), form);
            Map<String, String> fields = new HashMap<>(Map.of("verdict", "fail", "reason", ""));
            for (Matcher pair = Pattern.compile(PAIR).matcher(entry.group(2)); pair.find();)
                fields.put(pair.group(1), unquoted(pair.group(2)));
            Known known = new Known(fields.get("verdict"), fields.get("reason"), fields.get("expires"));
            assertTrue(!known.reason.isBlank() && found.put(unquoted(entry.group(1)), known) == null, form);
        }
        return found;
    }

    /** The judge of one case and one engine. docs/judging.md of asl-conformance has its rules, in this order. */
    static final class Judge {
        record Verdict(String kind, String reason) {}

        /** A field that leaves others without a meaning: in the map {@code within}; {@code only} these, or all but some. */
        record Bar(String ask, String field, boolean value, String within, Set<String> only, Set<String> keeps) {}

        record Claim(int question, List<?> path, String op, Object value) {}

        static final Set<String> MAPS = words(
            "units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked");
        static final Set<String> SPARSE = words("drm tem_options colored_drm to_hit overstacked");
        static final Set<String> PIECES = words("units counters targets room");
        static final Set<String> SETS = words("status beneath on connected hexsides exposes interdiction units");
        static final Set<String> BAGS = words("holds checks");
        static final Set<String> EVENTS = words("expenditures attempts attacks costs");
        static final Set<String> PLACES = words("blocked_at hexsides");
        static final List<Bar> BARS = List.of(
            new Bar("los", "clear", false, "", Set.of("hindrance"), Set.of()),
            new Bar("attack", "possible", false, "", Set.of(), Set.of()),
            new Bar("attack", "affected", false, "targets", Set.of(), Set.of()),
            new Bar("may", "allowed", false, "", Set.of(), Set.of()),
            new Bar("rout", "legal", false, "", Set.of(), Set.of("must_rout")),
            new Bar("state", "eliminated", true, "units", Set.of(), Set.of()));
        static final Object MISSING = new Object();
        static final Verdict PASS = new Verdict("pass", "met");

        private final List<Map<?, ?>> questions = new ArrayList<>();
        private final List<Map<?, ?>> actions = new ArrayList<>();
        private final List<Claim> claims = new ArrayList<>();
        private final Map<?, ?> declared;
        private final List<?> verbs;

        Judge(Map<?, ?> test, Map<?, ?> engine) {
            for (Object one : list(test.get("questions"))) questions.add(map(one));
            for (Object one : list(test.get("actions"))) actions.add(map(one));
            for (Object one : list(test.get("expectations"))) claims.add(claim(map(one)));
            declared = map(engine.get("questions"));
            verbs = list(engine.get("actions"));
        }

        private static Set<String> words(String text) {
            return Set.of(text.split(" "));
        }

        static Map<?, ?> map(Object value) {
            return value == null ? Map.of() : (Map<?, ?>) value;
        }

        static List<?> list(Object value) {
            return value == null ? List.of() : (List<?>) value;
        }

        private static Claim claim(Map<?, ?> one) {
            int question = one.get("question") == null ? 0 : ((Long) one.get("question")).intValue();
            String op = one.get("op") == null ? "is" : (String) one.get("op");
            return new Claim(question, list(one.get("path")), op, one.get("value"));
        }

        /** Whether a case is asked in an edition with these errata, of an engine that follows these readings. */
        static boolean applies(Map<?, ?> test, List<?> errata, Map<?, ?> readings) {
            return errata.containsAll(list(test.get("since")))
                && Collections.disjoint(errata, list(test.get("until")))
                && map(test.get("readings")).entrySet().stream()
                    .allMatch(one -> one.getValue().equals(readings.get(one.getKey())));
        }

        /** The verdict, with the reason in a word. The reply has {@code outcomes}, or the kind of {@code failure}. */
        Verdict verdict(Map<?, ?> reply) {
            if (reply.get("failure") instanceof String kind) return new Verdict(kind, kind);
            if (!(reply.get("outcomes") instanceof List<?> outcomes) || outcomes.size() != questions.size())
                return new Verdict("protocol-violation", "number");
            if (!outcomes.stream().allMatch(this::wellFormed)) return new Verdict("protocol-violation", "form");
            List<Verdict> found = new ArrayList<>();
            for (Claim one : claims) found.add(one(one, questions.get(one.question), map(outcomes.get(one.question))));
            for (String kind : List.of("fail", "unsupported"))
                for (Verdict one : found) if (one.kind.equals(kind)) return one;
            return PASS;
        }

        private boolean wellFormed(Object value) {
            if (!(value instanceof Map<?, ?> outcome)) return false;
            List<String> kinds = Stream.of("answer", "illegal", "unsupported", "gone").filter(outcome::containsKey).toList();
            if (kinds.size() != 1 || !(outcome.get(kinds.get(0)) instanceof Map<?, ?> said)) return false;
            if (kinds.get(0).equals("answer") || kinds.get(0).equals("unsupported")) return true;
            return spelled(said.get("action"), "") instanceof Long action && 0 <= action && action < actions.size();
        }

        private static int action(Map<?, ?> said) {
            return ((Number) said.get("action")).intValue();
        }

        private static Verdict failed(String reason) {
            return new Verdict("fail", reason);
        }

        private static Verdict unsupported(String reason) {
            return new Verdict("unsupported", reason);
        }

        private Verdict one(Claim claim, Map<?, ?> question, Map<?, ?> outcome) {
            String ask = (String) question.get("ask");
            if (outcome.containsKey("unsupported")) return unsupported("said");
            if (!declared.containsKey(ask)) return unsupported("question");
            if (!verbs.containsAll(played(question, outcome))) return unsupported("verb");
            if (outcome.get("illegal") instanceof Map<?, ?> illegal) return illegal(claim, illegal);
            if (outcome.get("gone") instanceof Map<?, ?> gone) return gone(claim, gone, question);
            Map<?, ?> answer = map(outcome.get("answer"));
            return switch (claim.op) {
                case "legal" -> PASS;
                case "illegal" -> failed("allowed");
                case "cites" -> cites(claim, list(answer.get("clauses")));
                default -> answer(claim, ask, answer);
            };
        }

        /** The verbs on which the outcome rests: up to the illegal one, or all; and those in may and rout. */
        private List<Object> played(Map<?, ?> question, Map<?, ?> outcome) {
            int last = outcome.get("illegal") instanceof Map<?, ?> illegal ? action(illegal) + 1 : actions.size();
            List<Object> found = new ArrayList<>();
            for (Map<?, ?> one : actions.subList(0, last)) found.add(one.get("do"));
            if ("may".equals(question.get("ask"))) found.add(map(question.get("action")).get("do"));
            for (Object one : list(question.get("steps"))) found.add(map(one).get("do"));
            return found;
        }

        private static Verdict illegal(Claim claim, Map<?, ?> illegal) {
            Object clause = illegal.get("clause");
            if (claim.op.equals("cites")) return cites(claim, clause == null ? List.of() : List.of(clause));
            if (!claim.op.equals("illegal")) return failed("refused");
            List<?> due = claim.value instanceof List<?> several ? several : Collections.singletonList(claim.value);
            return claim.value == null || due.contains((long) action(illegal)) ? PASS : failed("index");
        }

        private static Verdict cites(Claim claim, List<?> cited) {
            return cited.isEmpty() || !Collections.disjoint(cited, list(claim.value)) ? PASS : failed("clause");
        }

        private Verdict gone(Claim claim, Map<?, ?> gone, Map<?, ?> question) {
            Object piece = gone.get("piece");
            if (!names(question, piece)) return failed("unfounded");
            if (!removes(actions.get(action(gone)), piece) && !expectedOff(piece)) return failed("unfounded");
            if (claim.op.equals("legal") || (claim.op.equals("absent") && !claim.path.isEmpty())) return PASS;
            return claim.path.equals(List.of("allowed")) && Boolean.FALSE.equals(claim.value) ? PASS : failed("gone");
        }

        private static boolean names(Object value, Object piece) {
            if (value instanceof Map<?, ?> map) value = new ArrayList<>(map.values());
            if (value instanceof List<?> items) return items.stream().anyMatch(one -> names(one, piece));
            return value.equals(piece);
        }

        private static boolean removes(Map<?, ?> action, Object piece) {
            return switch ((String) action.get("do")) {
                case "result" -> piece.equals(action.get("unit"))
                    && ("eliminated".equals(action.get("result")) || "reduced".equals(action.get("result")));
                case "surrender" -> piece.equals(action.get("unit"));
                case "clear" -> piece.equals(action.get("counter")) && "cleared".equals(action.get("result"));
                case "exchange" -> piece.equals(action.get("counter"));
                default -> false;
            };
        }

        private boolean expectedOff(Object piece) {
            return claims.stream().anyMatch(one ->
                (one.path.equals(List.of("units", piece, "eliminated")) && Boolean.TRUE.equals(one.value))
                    || (one.op.equals("absent") && one.path.size() >= 2
                        && one.path.subList(0, 2).equals(List.of("counters", piece))));
        }

        private Verdict answer(Claim claim, String ask, Map<?, ?> answer) {
            List<String> lacking = undeclared(claim, list(declared.get(ask)));
            Object got = lookUp(answer, claim.path, false);
            if (got == MISSING) {
                if (!lacking.isEmpty()) return unsupported("field");
                got = lookUp(answer, claim.path, true);
            } else if (leftOpen(got, claim, lacking)) return unsupported("field");
            if (ruledOut(ask, answer, claim)) return failed("meaningless");
            int last = claim.path.size() - 1; // an id and an index are no names of fields
            boolean named = last >= 0 && !fieldName(claim.path).equals(fieldName(claim.path.subList(0, last)));
            String field = named ? claim.path.get(last).toString() : "";
            if (meets(got, claim.op, claim.value, field)) return PASS;
            return failed(got == MISSING ? "omitted" : "differs");
        }

        /** The fields that the expectation compares and the engine does not declare. */
        private static List<String> undeclared(Claim claim, List<?> declared) {
            String name = fieldName(claim.path);
            List<String> needed = new ArrayList<>();
            if (comparesEntries(claim)) for (Object key : map(claim.value).keySet()) needed.add(name + "." + key);
            if (needed.isEmpty()) needed.add(name);
            needed.removeIf(one -> declared.stream().anyMatch(field -> (one + ".").startsWith(field + ".")));
            return needed;
        }

        private static boolean comparesEntries(Claim claim) {
            return claim.op.equals("has") || claim.op.equals("has_no");
        }

        /** Whether an entry leaves out an undeclared field, so that it may be the entry meant or not. */
        private static boolean leftOpen(Object got, Claim claim, List<String> lacking) {
            if (!comparesEntries(claim) || !(got instanceof List<?> entries) || meets(got, "has", claim.value, "")) return false;
            for (Object entry : entries) {
                if (!(entry instanceof Map<?, ?> fields)) continue;
                Map<Object, Object> said = new HashMap<>(map(claim.value));
                said.keySet().retainAll(fields.keySet());
                Set<Object> missing = new HashSet<>(map(claim.value).keySet());
                missing.removeAll(fields.keySet());
                long unknown = lacking.stream().filter(one -> missing.contains(one.substring(one.lastIndexOf('.') + 1))).count();
                if (unknown > 0 && unknown == missing.size() && includes(entry, said)) return true;
            }
            return false;
        }

        private boolean ruledOut(String ask, Map<?, ?> answer, Claim claim) {
            return !claim.path.isEmpty() && !claim.op.equals("absent")
                && BARS.stream().anyMatch(bar -> bar.ask.equals(ask) && ruledOut(bar, answer, claim));
        }

        private boolean ruledOut(Bar bar, Map<?, ?> answer, Claim claim) {
            boolean inside = !bar.within.isEmpty();
            if (inside && (!bar.within.equals(claim.path.get(0)) || claim.path.size() < 3)) return false;
            List<?> place = claim.path.subList(0, inside ? 2 : 0);
            Object name = claim.path.get(place.size());
            if (name.equals(bar.field) || bar.keeps.contains(name)) return false;
            if (!bar.only.isEmpty() && !bar.only.contains(name)) return false;
            Object holder = inside ? map(answer.get(bar.within)).get(place.get(1)) : answer;
            if (!(holder instanceof Map<?, ?> fields) || !Boolean.valueOf(bar.value).equals(fields.get(bar.field))) return false;
            List<Object> path = new ArrayList<>(place);
            path.add(bar.field);
            return !claims.contains(new Claim(claim.question, path, "is", bar.value));
        }

        private static String fieldName(List<?> path) {
            List<String> names = new ArrayList<>();
            boolean skip = false;
            for (Object key : path) {
                if (skip || !(key instanceof String name)) skip = false;
                else {
                    names.add(name);
                    skip = MAPS.contains(name);
                }
            }
            return String.join(".", names);
        }

        /** The value at the path. With sparing, the fields are declared, so that an omitted list or map is empty. */
        private static Object lookUp(Map<?, ?> answer, List<?> path, boolean sparing) {
            Object value = answer;
            String table = "";
            for (Object key : path) {
                if (value instanceof Map<?, ?> map) {
                    String named = table;
                    table = MAPS.contains(named) ? "" : key.toString();
                    value = map.containsKey(key) ? map.get(key) : leftOut(key.toString(), named, sparing);
                    if (SETS.contains(table) && value instanceof List<?>) value = spelled(value, table);
                } else if (value instanceof List<?> items && key instanceof Long index) {
                    long at = index < 0 ? index + items.size() : index;
                    value = 0 <= at && at < items.size() ? items.get((int) at) : MISSING;
                } else return MISSING;
            }
            boolean nowhere = sparing && path.equals(List.of("blocked_at"));
            return nowhere && Boolean.TRUE.equals(answer.get("clear")) ? "" : value;
        }

        private static boolean isList(String name) {
            return SETS.contains(name) || BAGS.contains(name) || EVENTS.contains(name);
        }

        private static Object leftOut(String key, String table, boolean sparing) {
            if (SPARSE.contains(table)) return 0L;
            if (!sparing || PIECES.contains(table)) return MISSING;
            if (!isList(table) && (MAPS.contains(table) || MAPS.contains(key))) return Map.of();
            return isList(key) ? List.of() : MISSING;
        }

        private static boolean meets(Object got, String op, Object value, String field) {
            if (op.equals("absent")) return got == MISSING;
            if (got == MISSING) return false;
            return switch (op) {
                case "is" -> sameIn(got, value, field);
                case "is_not" -> !sameIn(got, value, field);
                case "among" -> list(value).stream().anyMatch(one -> same(got, one, field));
                case "contains" -> holds(got, value, field)
                    && (!BAGS.contains(field) || times(list(got), value, field) == 1);
                case "lacks" -> (got instanceof List<?> || got instanceof Map<?, ?> || got instanceof String)
                    && !holds(got, value, field);
                case "has" -> got instanceof List<?> items && items.stream().filter(one -> includes(one, map(value))).count() == 1;
                case "has_no" -> got instanceof List<?> items && items.stream().noneMatch(one -> includes(one, map(value)));
                case "at_least" -> got instanceof Number number && number.doubleValue() >= ((Number) value).doubleValue();
                case "at_most" -> got instanceof Number number && number.doubleValue() <= ((Number) value).doubleValue();
                default -> throw new IllegalArgumentException("no comparison " + op);
            };
        }

        private static boolean sameIn(Object got, Object value, String field) {
            if (field.equals("blocked_at") && value instanceof String wanted) return samePlace(got, wanted);
            return same(got, value, field);
        }

        private static boolean holds(Object got, Object value, String field) {
            if (got instanceof List<?> items) return times(items, value, field) > 0;
            if (got instanceof Map<?, ?> map) return map.containsKey(value);
            return got instanceof String text && value instanceof String part && text.contains(part);
        }

        /** How often the list has the value. */
        private static long times(List<?> items, Object value, String field) {
            return items.stream().filter(one -> same(one, value, field)).count();
        }

        private static boolean includes(Object entry, Map<?, ?> fields) {
            return entry instanceof Map<?, ?> map && fields.entrySet().stream()
                .allMatch(one -> same(map.get(one.getKey()), one.getValue(), (String) one.getKey()));
        }

        private static boolean same(Object one, Object other, String field) {
            return Objects.equals(spelled(one, field), spelled(other, field));
        }

        /** A value with places, sets, whole numbers and the bottom of a Depression spelled in one way. */
        private static Object spelled(Object value, String field) {
            if (value instanceof Map<?, ?> map) {
                Map<Object, Object> found = new TreeMap<>();
                map.forEach((key, item) -> found.put(key, spelled(item, MAPS.contains(field) ? "" : (String) key)));
                return found;
            }
            if (value instanceof List<?> items) {
                Stream<?> each = items.stream().map(one -> spelled(one, field));
                if (SETS.contains(field)) each = each.distinct();
                boolean free = SETS.contains(field) || BAGS.contains(field);
                return (free ? each.sorted(Comparator.comparing(Json::write)) : each).collect(ArrayList::new, List::add, List::addAll);
            }
            if (PLACES.contains(field) && value instanceof String name) return place(name);
            if (value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1L << 53)
                return number.longValue();
            return field.equals("at") && "in".equals(value) ? "" : value;
        }

        private static String place(String name) {
            return String.join("-", Stream.of(name.split("-")).sorted().toList());
        }

        /** Whether two names mean one place. A hexside may also be named by a vertex at its end. */
        private static boolean samePlace(Object got, String wanted) {
            if (!(got instanceof String name)) return false;
            if (place(name).equals(place(wanted))) return true;
            List<String> here = List.of(name.split("-")), there = List.of(wanted.split("-"));
            return there.size() == 2 && here.containsAll(there) && isVertex(here);
        }

        private static boolean isVertex(List<String> hexes) {
            if (hexes.size() != 3) return false;
            int[] a = centre(hexes.get(0)), b = centre(hexes.get(1)), c = centre(hexes.get(2));
            return a != null && b != null && c != null && adjacent(a, b) && adjacent(a, c) && adjacent(b, c);
        }

        private static boolean adjacent(int[] one, int[] other) {
            int across = Math.abs(one[0] - other[0]), down = Math.abs(one[1] - other[1]);
            return (across == 0 && down == 2) || (across == 1 && down == 1);
        }

        /** The column of a hex, and twice its row, one more in columns B, D, F ... */
        private static int[] centre(String name) {
            Matcher found = Pattern.compile("([A-Z])(\\1?)(0|[1-9][0-9]?)").matcher(name);
            if (!found.matches()) return null;
            int column = found.group(1).charAt(0) - 'A' + (found.group(2).isEmpty() ? 0 : 26);
            return new int[] {column, 2 * Integer.parseInt(found.group(3)) + column % 2};
        }
    }
}
