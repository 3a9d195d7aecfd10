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
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** VASL's LOS engine behind protocol 1: requests on standard input, one a line, answers on standard output. */
public final class Engine {
    private static final Pattern CLAUSE = Pattern.compile("\\(([A-Z]\\d+(?:\\.\\d+)?)[^)]*\\)");

    private final HashMap<String, Terrain> chart;
    private final List<Painting> paintings;
    private final String version;

    private Engine(HashMap<String, Terrain> chart, List<Painting> paintings, String version) {
        this.chart = chart;
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
            if (reply == null) return;
            out.println(reply);
        }
    }

    private static InputStream resource(String name) {
        InputStream found = Engine.class.getResourceAsStream("/" + name);
        if (found == null) throw new IllegalStateException("no " + name + " beside the classes: run ./build");
        return found;
    }

    /** The commit of the checkout, as {@code build} found it. */
    private static String version() throws IOException {
        try (InputStream version = resource("version.txt")) {
            return new String(version.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    @SuppressWarnings("unchecked")
    private String reply(String line) {
        Map<String, Object> request = (Map<String, Object>) Json.read(line);
        Map<String, Object> reply = new TreeMap<>();
        reply.put("jsonrpc", "2.0");
        reply.put("id", request.get("id"));
        Map<String, Object> params = Fields.object(request, "params");
        try {
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
                "editions", List.of("current"),
                "questions", Map.of("los", List.of("clear", "hindrance", "blocked_at")));
    }

    private List<Object> evaluate(Map<String, Object> params) {
        if (!Fields.text(params, "edition").equals("current")) {
            throw new IllegalArgumentException("only the current edition");
        }
        List<Object> questions = Fields.list(params, "questions");
        if (!Fields.list(params, "actions").isEmpty()) return unsupported(questions, "actions");
        Position position;
        try {
            position = new Position(Fields.object(params, "position"));
        } catch (Unsupported missing) {
            return unsupported(questions, missing.getMessage());
        }
        Asked asked = new Asked(position, questions);
        List<Object> outcomes = new ArrayList<>();
        for (Object question : questions) outcomes.add(asked.outcome(question));
        return outcomes;
    }

    private static List<Object> unsupported(List<Object> questions, String missing) {
        return questions.stream().map(question -> unsupported(missing)).toList();
    }

    private static Object unsupported(String missing) {
        return Map.of("unsupported", Map.of("missing", List.of(missing)));
    }

    /** The questions of one request, all about one position. */
    @SuppressWarnings("unchecked")
    private final class Asked {
        private final Position position;
        private final List<Board> boards = new ArrayList<>();

        Asked(Position position, List<Object> questions) {
            this.position = position;
            for (Object question : questions) position.include((Map<String, Object>) question);
        }

        Object outcome(Object asked) {
            Map<String, Object> question = (Map<String, Object>) asked;
            try {
                if (!Fields.text(question, "ask").equals("los")) {
                    throw new Unsupported("question " + question.get("ask"));
                }
                Fields.only(question, List.of("ask", "from", "to"), "the question");
                Position.End from = position.end(Fields.object(question, "from"));
                Position.End to = position.end(Fields.object(question, "to"));
                position.check(from, to);
                return answer(agreed(from, to));
            } catch (Unsupported missing) {
                return unsupported(missing.getMessage());
            }
        }

        /** What VASL says on every painting; Unsupported if the painting decides. */
        private Board.Sight agreed(Position.End from, Position.End to) {
            Board.Sight first = null;
            for (int i = 0; i < paintings.size(); i++) {
                Board.Sight sight = board(i).sight(from, to);
                if (first == null) first = sight;
                if (!sight.like(first)) {
                    throw new Unsupported("the painting decides: " + board(0).name() + " " + first + ", "
                            + board(i).name() + " " + sight);
                }
            }
            return first;
        }

        private Board board(int i) {
            if (boards.size() == i) boards.add(new Board(position, paintings.get(i), chart));
            return boards.get(i);
        }
    }

    private static Object answer(Board.Sight sight) {
        Map<String, Object> answer = new TreeMap<>();
        answer.put("clear", sight.clear());
        if (sight.clear()) {
            answer.put("hindrance", sight.hindrance());
            return Map.of("answer", answer);
        }
        answer.put("hindrance", 0);
        answer.put("blocked_at", sight.blockedAt());
        answer.put("why", sight.why());
        Matcher clause = CLAUSE.matcher(sight.why());
        if (clause.find()) answer.put("clauses", List.of(clause.group(1)));
        return Map.of("answer", answer);
    }
}
