package conformance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one painting shows: the ground of the part of a board that LOS are asked about, and of the hexes around it
 * that VASL looks at or that decide how those are painted. Without counters and SMOKE: the same scene serves all
 * positions that have this ground.
 */
record Scene(Painting painting, Extent extent, Map<Point, Ground> hexes, List<Wall> walls) {
    private static final int AROUND = Layout.MARGIN + 1;

    static Scene of(Position position, Extent extent, Painting painting) {
        Map<Point, Ground> hexes = new HashMap<>();
        position.hexes.forEach((hex, ground) -> {
            if (extent.near(hex, AROUND)) hexes.put(hex, ground.withoutSmoke());
        });
        List<Wall> walls = position.walls.stream().filter(wall -> extent.near(wall.first(), AROUND)).toList();
        return new Scene(painting, extent, hexes, walls);
    }

    Ground ground(Point hex) {
        return hexes.getOrDefault(hex, Ground.OPEN);
    }
}
