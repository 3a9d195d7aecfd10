package conformance;

import VASL.LOS.Map.Terrain;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;

/** The maps painted last: a campaign asks about the same ground again and again. */
final class Gallery {
    /** Of all maps that are kept; VASL takes three bytes for each. */
    private static final long PIXELS = 60_000_000;

    /** What was done since the start: maps painted, and the nanoseconds that took; told at the end. */
    static long maps, brushing;

    private final HashMap<String, Terrain> chart;
    private final LinkedHashMap<Scene, Painted> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long pixels;

    Gallery(HashMap<String, Terrain> chart) {
        this.chart = chart;
    }

    /** The scene as painted, with no Locations on it but VASL's. */
    Painted of(Scene scene) {
        Painted found = kept.get(scene);
        if (found != null) {
            found.clear();
            return found;
        }
        long start = System.nanoTime();
        Painted painted = new Painted(scene, chart);
        maps++;
        brushing += System.nanoTime() - start;
        kept.put(scene, painted);
        pixels += painted.pixels();
        for (Iterator<Painted> oldest = kept.values().iterator(); pixels > PIXELS && kept.size() > 1; ) {
            pixels -= oldest.next().pixels();
            oldest.remove();
        }
        return painted;
    }
}
