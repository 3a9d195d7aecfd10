package conformance;

import VASL.LOS.Map.Hex;
import VASL.LOS.Map.LOSResult;
import VASL.LOS.VASLGameInterface;
import VASL.LOS.counters.Smoke;
import VASL.LOS.counters.Vehicle;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A position painted in one way, with its counters, and what VASL's engine says of LOS on it. */
final class Board {
    private static final int SMOKE_HEIGHT = 2;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** What was done since the start: LOS, and the nanoseconds of processor time that took; told at the end. */
    static long looks, looking;

    /** What VASL says: the Hindrance it met, and place and reason if the LOS is blocked. */
    record Sight(boolean clear, int hindrance, String blockedAt, String why) {
        boolean like(Sight other) {
            return clear == other.clear && (!clear || hindrance == other.hindrance);
        }

        boolean better(Sight other) {
            return clear == other.clear ? hindrance < other.hindrance : clear;
        }

        @Override
        public String toString() {
            return clear ? "clear +" + hindrance : "blocked";
        }
    }

    private final String name;
    private final Position position;
    private final Painted painted;
    private final VASLGameInterface counters = new VASLGameInterface();

    Board(Position position, String name, Painted painted) {
        this.name = name;
        this.position = position;
        this.painted = painted;
        position.hexes.forEach((hex, ground) -> {
            Hex there = ground.smoke() > 0 ? painted.hex(hex) : null;
            if (there != null) {
                counters.add(there, new Smoke("Smoke", there.getCenterLocation(), SMOKE_HEIGHT, ground.smoke()));
            }
        });
        for (Point hull : position.pieces.hulls) {
            Hex there = painted.hex(hull);
            if (there != null) counters.add(there, new Vehicle("hull", there.getCenterLocation()));
        }
    }

    String name() {
        return name;
    }

    /** Nanoseconds of processor time of this thread. */
    static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }

    Sight sight(End from, End to) {
        LOSResult result = new LOSResult();
        long start = now();
        painted.map.LOS(painted.location(from), false, painted.location(to), false, result, counters);
        looks++;
        looking += now() - start;
        int hindrance = result.getHindrance();
        if (!result.isBlocked()) return new Sight(true, hindrance, "", "");
        java.awt.Point at = result.getBlockedAtPoint();
        boolean hexside = painted.map.getGridTerrain(at.x, at.y).isHexsideTerrain();
        String place = new Place(position, painted.layout).name(from.point(), to.point(), at.x, at.y, hexside);
        return new Sight(false, hindrance, place, result.getReason());
    }
}
