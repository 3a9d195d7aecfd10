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

    /** A field of that type; null if it is left out. Unsupported if it is of another. */
    private static <T> T typed(Map<String, Object> object, String field, Class<T> type) {
        Object value = object.get(field);
        if (value != null && !type.isInstance(value)) throw new Unsupported(field + " " + value);
        return type.cast(value);
    }

    static String text(Map<String, Object> object, String field) {
        String value = typed(object, field, String.class);
        return value == null ? "" : value;
    }

    static boolean flag(Map<String, Object> object, String field) {
        return Boolean.TRUE.equals(typed(object, field, Boolean.class));
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Map<String, Object> object, String field) {
        List<Object> value = typed(object, field, List.class);
        return value == null ? List.of() : value;
    }

    /** A list of texts; Unsupported if anything else is in it. */
    static List<String> texts(Map<String, Object> object, String field) {
        return list(object, field).stream().map(one -> {
            if (one instanceof String text) return text;
            throw new Unsupported(field + " " + one);
        }).toList();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Map<String, Object> object, String field) {
        Map<String, Object> value = typed(object, field, Map.class);
        return value == null ? Map.of() : value;
    }

    /** The objects of a table by their names. */
    @SuppressWarnings("unchecked")
    static Map<String, Map<String, Object>> table(Map<String, Object> object, String field) {
        Map<String, Object> table = object(object, field);
        table.forEach((name, entry) -> {
            if (!(entry instanceof Map)) throw new Unsupported(name + " of " + field);
        });
        return (Map<String, Map<String, Object>>) (Map<?, ?>) table;
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
        Long value = typed(object, field, Long.class);
        return value == null ? otherwise : value.intValue();
    }

    /** A number of levels; Unsupported if it is a half one, which VASL's maps do not have. */
    static int level(Map<String, Object> object, String field, int otherwise) {
        if (object.get(field) instanceof Double half) throw new Unsupported("half-levels: " + field + " " + half);
        return whole(object, field, otherwise);
    }
}
