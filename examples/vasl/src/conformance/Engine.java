package conformance;

import VASL.LOS.Map.Terrain;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** VASL's LOS engine behind protocol 1: requests on standard input, one a line, answers on standard output. */
public final class Engine {
    private static final Pattern CLAUSE = Pattern.compile("\\(([A-Z]\\d+(?:\\.\\d+)?)[^)]*\\)");

    private static final double NANO = 1e9;

    private final Gallery gallery;
    private final List<Painting> paintings;
    private final String version;
    private Asked asked;

    private Engine(HashMap<String, Terrain> chart, List<Painting> paintings, String version) {
        gallery = new Gallery(chart);
        this.paintings = paintings;
        this.version = version;
    }

    /** One argument: the painting to answer by; without it by all of them. */
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // whatever VASL prints is a log
        List<Painting> paintings = Painting.named(arguments.length > 0 ? arguments[0] : "all");
        Engine engine = new Engine(Chart.read(resource("SharedBoardMetadata.xml")), paintings, version());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String reply = engine.reply(line);
            if (reply == null) break;
            out.println(reply);
        }
        System.err.printf(Locale.ROOT, "%d maps painted in %.1f s, %d LOS looked at by VASL in %.1f s%n", Gallery.maps,
                Gallery.brushing / NANO, Board.looks, Board.looking / NANO);
    }

    static InputStream resource(String name) {
        InputStream found = Engine.class.getResourceAsStream("/" + name);
        if (found == null) throw new IllegalStateException("no " + name + " beside the classes: run ./build");
        return found;
    }

    /** The commit of the checkout, as {@code build} found it. */
    static String version() throws IOException {
        try (InputStream version = resource("version.txt")) {
            return new String(version.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    @SuppressWarnings("unchecked")
    private String reply(String line) {
        Map<String, Object> reply = new TreeMap<>();
        reply.put("jsonrpc", "2.0");
        reply.put("id", null);
        try {
            Map<String, Object> request = (Map<String, Object>) Json.read(line);
            reply.put("id", request.get("id"));
            Map<String, Object> params = Fields.object(request, "params");
            switch (Fields.text(request, "method")) {
                case "shutdown" -> {
                    return null;
                }
                case "initialize" -> reply.put("result", capabilities());
                case "evaluate" -> reply.put("result", Map.of("outcomes", evaluate(params)));
                default -> throw new IllegalArgumentException("no method " + request.get("method"));
            }
        } catch (RuntimeException | StackOverflowError problem) {
            problem.printStackTrace();
            reply.put("error", Map.of("code", -32000, "message", problem.toString()));
        }
        return Json.write(reply);
    }

    private Map<String, Object> capabilities() {
        return Map.of(
                "protocol", 1,
                "name", "vasl" + (paintings.size() == 1 ? " (" + paintings.get(0).name() + ")" : ""),
                "version", version,
                "language", "Java",
                "editions", List.of("2025-01"),
                "questions", Map.of("los", List.of("clear", "hindrance", "blocked_at")));
    }

    private List<Object> evaluate(Map<String, Object> params) {
        if (!Fields.text(params, "edition").equals("2025-01")) {
            throw new IllegalArgumentException("only the edition 2025-01");
        }
        List<Object> questions = Fields.list(params, "questions");
        try {
            if (!Fields.list(params, "actions").isEmpty()) throw new Unsupported("actions");
            asked = Asked.again(asked, this, Fields.object(params, "position"), questions);
        } catch (Unsupported missing) {
            return unsupported(questions, missing.getMessage());
        }
        List<Object> outcomes = new ArrayList<>();
        for (Object question : questions) outcomes.add(asked.outcome(question));
        return outcomes;
    }

    /** Of all questions; one that is no LOS is the first thing missing. */
    private static List<Object> unsupported(List<Object> questions, String missing) {
        return questions.stream().map(question -> unsupported(isLos(question) ? missing : about(question))).toList();
    }

    private static boolean isLos(Object question) {
        return question instanceof Map<?, ?> asked && "los".equals(asked.get("ask"));
    }

    private static String about(Object question) {
        return "question " + (question instanceof Map<?, ?> asked ? asked.get("ask") : question);
    }

    private static Object unsupported(String missing) {
        return Map.of("unsupported", Map.of("missing", List.of(missing)));
    }

    /** Questions about one position, whose maps are kept for the next request about it. */
    private static final class Asked {
        private final Engine engine;
        private final Map<String, Object> json;
        private final Position position;
        private final List<Board> boards = new ArrayList<>();
        /** The part of the board that has been asked about. */
        private Extent shown = Extent.NONE;

        private Asked(Engine engine, Map<String, Object> json) {
            this.engine = engine;
            this.json = json;
            position = new Position(json);
        }

        /** What was asked last, if it is the same position; with room for the questions on its maps. */
        static Asked again(Asked last, Engine engine, Map<String, Object> json, List<Object> questions) {
            Asked asked = last != null && last.json.equals(json) ? last : new Asked(engine, json);
            asked.makeRoom(questions);
            return asked;
        }

        /** Maps hold what the first request about a position asks for; what goes beyond that gets all of the board. */
        private void makeRoom(List<Object> questions) {
            Extent due = shown;
            for (Object question : questions) {
                try {
                    for (End end : ends(question, "from")) due = due.with(end.hex());
                    for (End end : ends(question, "to")) due = due.with(end.hex());
                } catch (Unsupported missing) {
                    continue; // outcome() says so
                }
            }
            if (due.equals(shown)) return;
            shown = shown == Extent.NONE ? due : due.with(position.extent());
            boards.clear();
        }

        Object outcome(Object question) {
            try {
                return answer(agreed(ends(question, "from"), ends(question, "to")));
            } catch (Unsupported missing) {
                return unsupported(missing.getMessage());
            }
        }

        @SuppressWarnings("unchecked")
        private List<End> ends(Object asked, String which) {
            if (!isLos(asked)) throw new Unsupported(about(asked));
            Map<String, Object> question = (Map<String, Object>) asked;
            Fields.only(question, List.of("ask", "from", "to"), "the question");
            return position.ends(Fields.object(question, which));
        }

        /** What VASL says on every painting; Unsupported if the painting decides. */
        private Board.Sight agreed(List<End> starts, List<End> ends) {
            for (End start : starts) for (End end : ends) position.check(start, end);
            boolean inDepression = Stream.concat(starts.stream(), ends.stream()).anyMatch(position::inDepression);
            Board.Sight first = best(0, starts, ends);
            for (int i = 1; i < engine.paintings.size(); i++) {
                if (!engine.paintings.get(i).serves(inDepression)) continue;
                Board.Sight sight = best(i, starts, ends);
                if (!sight.like(first)) {
                    throw new Unsupported("the painting decides: " + board(0).name() + " " + first + ", "
                            + board(i).name() + " " + sight);
                }
            }
            return first;
        }

        /** The best of several lines on one painting: a unit in Bypass may be aimed at in either vertex. */
        private Board.Sight best(int painting, List<End> starts, List<End> ends) {
            Board.Sight best = null;
            for (End start : starts) {
                for (End end : ends) {
                    Board.Sight sight = board(painting).sight(start, end);
                    if (best == null || sight.better(best)) best = sight;
                }
            }
            return best;
        }

        private Board board(int i) {
            if (boards.size() == i) {
                Painting painting = engine.paintings.get(i);
                Painted painted = engine.gallery.of(Scene.of(position, shown, painting));
                boards.add(new Board(position, painting.name(), painted));
            }
            return boards.get(i);
        }
    }

    private static Object answer(Board.Sight sight) {
        Map<String, Object> answer = new TreeMap<>();
        answer.put("clear", sight.clear());
        answer.put("hindrance", sight.hindrance());
        answer.put("blocked_at", sight.blockedAt());
        if (!sight.clear()) answer.put("why", sight.why());
        Matcher clause = CLAUSE.matcher(sight.why());
        if (clause.find()) answer.put("clauses", List.of(clause.group(1)));
        return Map.of("answer", answer);
    }
}
