package conformance;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Fields of JSON objects, read strictly: what is not known is Unsupported, by name. */
final class Fields {
    private Fields() {}

    /** Throws Unsupported if a field that says something is not among those known. */
    static void only(Map<String, Object> object, Collection<String> known, String what) {
        for (Map.Entry<String, Object> field : object.entrySet()) {
            if (!known.contains(field.getKey()) && says(field.getValue())) {
                throw new Unsupported(field.getKey() + " of " + what);
            }
        }
    }

    private static boolean says(Object value) {
        return value != null && !value.equals("") && !value.equals(false) && !value.equals(List.of()) && !value.equals(Map.of());
    }

    static String text(Map<String, Object> object, String field) {
        Object value = object.get(field);
        return value == null ? "" : (String) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Map<String, Object> object, String field) {
        Object value = object.get(field);
        return value == null ? List.of() : (List<Object>) value;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Map<String, Object> object, String field) {
        Object value = object.get(field);
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    /** The objects of a table by their names. */
    @SuppressWarnings("unchecked")
    static Map<String, Map<String, Object>> table(Map<String, Object> object, String field) {
        return (Map<String, Map<String, Object>>) (Map<?, ?>) object(object, field);
    }

    static void oneOf(Map<String, Object> object, String field, Collection<String> known) {
        if (!known.contains(text(object, field))) throw new Unsupported(field + " " + text(object, field));
    }

    /** What the field's word stands for; Unsupported if it is none of these. */
    static <T> T word(Map<String, Object> object, String field, Map<String, T> meanings) {
        T meaning = meanings.get(text(object, field));
        if (meaning == null) throw new Unsupported(field + " " + text(object, field));
        return meaning;
    }

    static int whole(Map<String, Object> object, String field, int otherwise) {
        Object value = object.get(field);
        return value == null ? otherwise : ((Number) value).intValue();
    }

    /** A number of levels; Unsupported if it is a half one, which VASL's maps do not have. */
    static int level(Map<String, Object> object, String field, int otherwise) {
        Object value = object.get(field);
        if (value instanceof Double) throw new Unsupported("half-levels: " + field + " " + value);
        return value == null ? otherwise : ((Number) value).intValue();
    }
}
