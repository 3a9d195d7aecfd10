package conformance;

import VASL.LOS.Map.Terrain;
import java.io.InputStream;
import java.util.HashMap;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** VASL's own terrain chart, read from the SharedBoardMetadata.xml of the user's checkout. */
final class Chart {
    private Chart() {}

    static HashMap<String, Terrain> read(InputStream xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder builder = factory.newDocumentBuilder();
        NodeList rows = builder.parse(xml).getElementsByTagName("terrainType");
        HashMap<String, Terrain> chart = new HashMap<>();
        for (int i = 0; i < rows.getLength(); i++) {
            Terrain terrain = terrain((Element) rows.item(i));
            chart.put(terrain.getName(), terrain);
        }
        if (chart.isEmpty()) throw new IllegalStateException("SharedBoardMetadata.xml has no terrainType");
        return chart;
    }

    private static Terrain terrain(Element row) {
        Terrain terrain = new Terrain();
        terrain.setName(row.getAttribute("name"));
        terrain.setType(Integer.parseInt(row.getAttribute("typeCode")));
        terrain.setHeight(Integer.parseInt(row.getAttribute("height")));
        terrain.setSplit(Float.parseFloat(row.getAttribute("split")));
        terrain.setLOSObstacle(flag(row, "isLOSObstacle"));
        terrain.setLOSHindrance(flag(row, "isLOSHindrance"));
        terrain.setLowerLOSObstacle(flag(row, "isLowerLOSObstacle"));
        terrain.setLowerLOSHindrance(flag(row, "isLowerLOSHindrance"));
        terrain.setHalfLevelHeight(flag(row, "isHalfLevelHeight"));
        terrain.setInherentTerrain(flag(row, "isInherentTerrain"));
        terrain.setLOSCategory(Terrain.LOSCategories.valueOf(row.getAttribute("LOSCategory")));
        return terrain;
    }

    private static boolean flag(Element row, String name) {
        return Boolean.parseBoolean(row.getAttribute(name));
    }
}
