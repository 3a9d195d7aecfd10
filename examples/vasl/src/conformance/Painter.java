package conformance;

import VASL.LOS.Map.Map;
import VASL.LOS.Map.Terrain;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;

/** Paints a scene on a blank VASL map, pixel by pixel. */
final class Painter {
    /** Pixels from a slanted hexside for each lattice unit of u + v or u - v. */
    private static final double SLANT = 1 / Math.hypot(1 / Layout.WIDTH, 1 / Layout.HEIGHT);
    /** Artwork that leaves every hexside free is a third as wide as its hex. */
    private static final double CORE = 1 / 3.0;
    private static final int ALL_FREE = 63;
    /** How far from its centre a hex reaches, in pixels. */
    private static final int ACROSS = 38, DOWN = 33;

    /** Pixels that a flat end may reach past its vertex, so that it holds the vertex's own pixel. */
    private static final double ROUNDING = 0.75;

    private final Scene scene;
    private final Painting painting;
    private final Layout layout;
    private final HashMap<String, Terrain> chart;
    private final Map map;

    private Painter(Scene scene, Layout layout, HashMap<String, Terrain> chart) {
        this.scene = scene;
        this.painting = scene.painting();
        this.layout = layout;
        this.chart = chart;
        int width = (int) Math.round(3 * Layout.WIDTH * (layout.columns - 1));
        int height = (int) Math.round(2 * Layout.HEIGHT * layout.rows);
        map = new Map(3 * Layout.WIDTH, 2 * Layout.HEIGHT, layout.columns, layout.rows, 0, Layout.HEIGHT, width, height,
                chart, "Normal", false);
    }

    static Map paint(Scene scene, Layout layout, HashMap<String, Terrain> chart) {
        Painter painter = new Painter(scene, layout, chart);
        Set<Point> touched = new HashSet<>();
        scene.hexes().keySet().forEach(hex -> painter.touch(hex, touched));
        touched.forEach(painter::hex);
        scene.walls().stream().sorted(Comparator.comparingInt(Wall::top)).forEach(painter::wall); // vertices are the highest's
        for (Wall wall : scene.walls()) {
            painter.touch(wall.first(), touched);
            painter.touch(wall.second(), touched);
        }
        painter.read(touched);
        return painter.map;
    }

    /** Adds those of a hex and its neighbours that are on the map. */
    private void touch(Point hex, Set<Point> touched) {
        if (layout.holds(hex)) touched.add(hex);
        for (Point way : Point.DIRECTIONS) if (layout.holds(hex.plus(way))) touched.add(hex.plus(way));
    }

    /** Has VASL read what was painted, in its own order; its other hexes are as new. */
    private void read(Set<Point> touched) {
        Comparator<Point> order = Comparator.<Point>comparingInt(layout::column).thenComparingInt(layout::row);
        touched.stream().sorted(order).forEach(hex -> map.getHex(layout.column(hex), layout.row(hex)).resetTerrain(0));
        map.buildHillocks();
    }

    /** One hex as the brush sees it. */
    private final class Brush {
        final Ground ground;
        final int code, depressionCode;
        final boolean inherent;
        /** Pixels to each hexside, and how far out towards it on the way from 0, the centre, to 1. */
        final double[] from = new double[6], out = new double[6];
        /** By hexside: what terrain keeps from it, what higher ground keeps, what the Depression keeps. */
        final double[] keep = new double[6], step = new double[6], rim = new double[6];
        /** How far higher ground beyond it reaches over it. */
        final double[] over = new double[6];
        final int[] beyond = new int[6];

        Brush(Point hex) {
            ground = scene.ground(hex);
            code = code(ground.terrain());
            depressionCode = ground.sunken() ? code(ground.depression()) : 0;
            inherent = chart.get(ground.terrain()).isInherentTerrain();
            for (int i = 0; i < 6; i++) {
                Ground other = scene.ground(hex.plus(Point.DIRECTIONS[i]));
                boolean covered = !other.bare() && (other.free() >> (i + 3) % 6 & 1) == 0
                        && (painting.joins() || other.level() == ground.level());
                keep[i] = covered ? 0 : painting.inset();
                step[i] = other.level() < ground.level() ? painting.crest() : 0;
                over[i] = other.level() > ground.level() ? -painting.crest() : 0;
                boolean connected = other.sunken() && (painting.joins() || other.level() == ground.level());
                rim[i] = connected ? 0 : painting.rim();
                beyond[i] = other.level();
            }
        }

        /** Moves to a pixel, given in lattice units from the centre; false if it lies outside the hex. */
        boolean at(double u, double v) {
            out[0] = -v;
            out[1] = (u - v) / 2;
            out[2] = (u + v) / 2;
            out[3] = v;
            out[4] = (v - u) / 2;
            out[5] = (-u - v) / 2;
            boolean inside = true;
            for (int i = 0; i < 6; i++) {
                from[i] = (1 - out[i]) * (i % 3 == 0 ? Layout.HEIGHT : 2 * SLANT);
                inside &= from[i] >= 0;
            }
            return inside;
        }

        int level() {
            int level = ground.level();
            for (int i = 0; i < 6; i++) if (from[i] < over[i]) level = Math.max(level, beyond[i]);
            if (overlain()) return level;
            if (inDepression()) return ground.level() - 1;
            for (int i = 0; i < 6; i++) if (from[i] < step[i]) level = Math.min(level, beyond[i]);
            return level;
        }

        int terrain() {
            if (overlain()) return 0;
            if (inDepression()) return depressionCode;
            return code != 0 && (inherent || covered()) ? code : 0;
        }

        /** Whether higher ground beyond a hexside reaches to here. */
        private boolean overlain() {
            for (int i = 0; i < 6; i++) if (from[i] < over[i]) return true;
            return false;
        }

        private boolean inDepression() {
            return ground.sunken() && clearOf(rim);
        }

        private boolean clearOf(double[] least) {
            for (int i = 0; i < 6; i++) if (from[i] < least[i]) return false;
            return true;
        }

        private boolean covered() {
            if (ground.free() == 0) return clearOf(keep);
            int sector = 0;
            for (int i = 1; i < 6; i++) if (out[i] > out[sector]) sector = i;
            if (ground.free() == ALL_FREE) return out[sector] < CORE;
            if ((ground.free() >> sector & 1) == 1 || !clearOf(keep)) return false;
            for (int i = 0; i < 6; i++) {
                boolean free = (ground.free() >> i & 1) == 1;
                if (free && (out[sector] - out[i]) * Layout.HEIGHT < painting.seam()) return false;
            }
            return true;
        }
    }

    private void hex(Point hex) {
        Brush brush = new Brush(hex);
        double cx = layout.pixelX(hex), cy = layout.pixelY(hex);
        double unitX = layout.turned ? -Layout.WIDTH : Layout.WIDTH, unitY = layout.turned ? -Layout.HEIGHT : Layout.HEIGHT;
        for (int x = Math.max(0, (int) cx - ACROSS); x <= Math.min(map.getGridWidth() - 1, (int) cx + ACROSS); x++) {
            for (int y = Math.max(0, (int) cy - DOWN); y <= Math.min(map.getGridHeight() - 1, (int) cy + DOWN); y++) {
                if (brush.at((x - cx) / unitX, (y - cy) / unitY)) {
                    map.setGridElevation(brush.level(), x, y);
                    map.setGridTerrainCode(brush.terrain(), x, y);
                }
            }
        }
    }

    private void wall(Wall wall) {
        double ax = layout.pixelX(wall.start()), ay = layout.pixelY(wall.start());
        double bx = layout.pixelX(wall.end()), by = layout.pixelY(wall.end());
        if (!wall.gap()) {
            stroke(wall, ax, ay, bx, by);
        } else {
            double part = painting.stump();
            stroke(wall, ax, ay, ax + (bx - ax) * part, ay + (by - ay) * part);
            stroke(wall, bx, by, bx + (ax - bx) * part, by + (ay - by) * part);
        }
    }

    /** A stroke from a to b; a gap, which is at b, it does not enter by a round end. */
    private void stroke(Wall wall, double ax, double ay, double bx, double by) {
        double half = painting.stroke() / 2, dx = bx - ax, dy = by - ay, length = dx * dx + dy * dy;
        int code = code(wall.terrain());
        for (int x = (int) (Math.min(ax, bx) - half); x <= Math.max(ax, bx) + half; x++) {
            for (int y = (int) (Math.min(ay, by) - half); y <= Math.max(ay, by) + half; y++) {
                double along = ((x - ax) * dx + (y - ay) * dy) / length;
                double beyond = Math.max(-along, along - 1) * Math.sqrt(length);
                boolean past = painting.flat() ? beyond > ROUNDING : along > 1 && wall.gap();
                if (past || !map.onMap(x, y)) continue;
                double t = Math.max(0, Math.min(1, along));
                if (Math.hypot(x - ax - t * dx, y - ay - t * dy) <= half) {
                    map.setGridTerrainCode(code, x, y);
                    map.setGridElevation(wall.base(), x, y);
                }
            }
        }
    }

    private int code(String terrain) {
        return chart.get(terrain).getType();
    }
}
