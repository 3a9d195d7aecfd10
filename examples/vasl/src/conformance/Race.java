package conformance;

import VASL.LOS.Map.LOSResult;
import VASL.LOS.Map.Location;
import VASL.LOS.Map.Terrain;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Processor time of VASL's LOS between pairs of hexes, for {@code bench/vasl.py}. A line of standard input is a request:
 * {@code position} or {@code archive}, then {@code pairs}; without either it is about the same board again. The reply
 * has the numbers of the pairs that VASL judged, and the seconds of its thread.
 */
public final class Race {
    private static final double NANO = 1e9;

    /** One LOS: the nanoseconds of processor time that VASL's own engine took. */
    private interface Look {
        long at(String from, String to);
    }

    private final HashMap<String, Terrain> chart;
    private Look look;

    private Race(HashMap<String, Terrain> chart) {
        this.chart = chart;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // whatever VASL prints is a log
        Race race = new Race(Chart.read(Engine.resource("SharedBoardMetadata.xml")));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> request = (Map<String, Object>) Json.read(line);
            if (request.containsKey("archive")) race.look = race.onArtwork(Path.of(Fields.text(request, "archive")));
            if (request.containsKey("position")) race.look = race.onPainting(Fields.object(request, "position"));
            out.println(Json.write(race.run(Fields.list(request, "pairs"))));
        }
    }

    private Map<String, Object> run(List<Object> pairs) {
        List<Object> judged = new ArrayList<>();
        long spent = 0;
        for (int i = 0; i < pairs.size(); i++) {
            List<?> pair = (List<?>) pairs.get(i);
            String from = (String) pair.get(0), to = (String) pair.get(1);
            try {
                spent += look.at(from, to);
                judged.add((long) i);
            } catch (RuntimeException notJudged) {
                continue;
            }
        }
        return Map.of("judged", judged, "seconds", spent / NANO);
    }

    private Look onArtwork(Path archive) throws Exception {
        VASL.LOS.Map.Map map = Artwork.map(archive, chart);
        return (from, to) -> {
            Location viewer = at(map, from), target = at(map, to);
            long start = Board.now();
            map.LOS(viewer, false, target, false, new LOSResult(), null);
            return Board.now() - start;
        };
    }

    private static Location at(VASL.LOS.Map.Map map, String name) {
        Point hex = Point.centre(name);
        int column = hex.x() / 3;
        return map.getHex(column, (hex.y() - column % 2) / 2 - (column % 2 == 0 ? 1 : 0)).getCenterLocation();
    }

    /** On the painting {@code plain}, all of the position on one map. */
    private Look onPainting(Map<String, Object> json) {
        Position position = new Position(json);
        Extent all = position.extent().with(Point.centre("A1")).with(Point.centre("Z10"));
        Painting plain = Painting.named("plain").get(0);
        Board board = new Board(position, plain.name(), new Painted(Scene.of(position, all, plain), chart));
        return (from, to) -> {
            End start = position.ends(Map.of("hex", from)).get(0), end = position.ends(Map.of("hex", to)).get(0);
            position.check(start, end);
            long before = Board.looking;
            board.sight(start, end);
            return Board.looking - before;
        };
    }
}
