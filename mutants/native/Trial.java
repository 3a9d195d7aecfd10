import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.*;
import javax.tools.*;

/**
 * Tries mutants of the judge in Java. Arguments: a file with a JSON text of the source of a mutant on each line, the
 * vectors, and the folder of the compiled class Json. Prints the killer of each: the id of a vector, "no program", or
 * "survives".
 */
final class Trial {
    private static final int SECONDS = 5;

    /** A source that is a text, and class files that are bytes. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Judge.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreErrors) {
            return text;
        }
    }

    private static final class Made extends SimpleJavaFileObject {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Made(String name) {
            super(URI.create("bytes:///" + name + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    private static final class Kept extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<String, Made> made = new HashMap<>();

        Kept(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location place, String name, JavaFileObject.Kind kind, FileObject by) {
            return made.computeIfAbsent(name, Made::new);
        }
    }

    /** Loads the classes of a mutant, and the class Json beside them: they are in one package. */
    private static final class Loader extends ClassLoader {
        private final Map<String, Made> made;
        private final Path folder;

        Loader(Map<String, Made> made, Path folder) {
            super(Trial.class.getClassLoader());
            this.made = made;
            this.folder = folder;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!made.containsKey(name) && !name.equals("Json") && !name.startsWith("Json$")) return super.loadClass(name, resolve);
            Class<?> found = findLoadedClass(name);
            if (found != null) return found;
            try {
                Made here = made.get(name);
                byte[] bytes = here != null ? here.bytes.toByteArray() : Files.readAllBytes(folder.resolve(name + ".class"));
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException error) {
                throw new ClassNotFoundException(name, error);
            }
        }
    }

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    private static String killer(String source, List<Map<?, ?>> vectors, Path folder, ExecutorService asking) {
        Kept files = new Kept(FILES);
        List<String> options = List.of("-cp", folder.toString(), "-nowarn", "-proc:none", "-XDuseUnsharedTable=true");
        if (!COMPILER.getTask(null, files, error -> {}, options, null, List.of(new Source(source))).call()) return "no program";
        String[] at = {"on loading"};
        Future<String> found = asking.submit(() -> ask(new Loader(files.made, folder), vectors, at));
        try {
            return found.get(SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | InterruptedException | TimeoutException error) {
            return at[0];
        }
    }

    private static String ask(ClassLoader loader, List<Map<?, ?>> vectors, String[] at) throws Exception {
        Class<?> type = Class.forName("Judge", true, loader);
        Constructor<?> judge = type.getDeclaredConstructor(Map.class, Map.class);
        Method verdict = type.getDeclaredMethod("verdict", Map.class);
        judge.setAccessible(true);
        verdict.setAccessible(true);
        for (Map<?, ?> one : vectors) {
            at[0] = (String) one.get("id");
            Object found = verdict.invoke(judge.newInstance(one.get("case"), one.get("capabilities")), one.get("reply"));
            if (!found.toString().equals("Verdict[kind=" + one.get("verdict") + ", reason=" + one.get("reason") + "]")) return at[0];
        }
        return "survives";
    }

    private static List<Object> lines(String path) throws Exception {
        return Files.readAllLines(Path.of(path)).stream().map(Json::read).toList();
    }

    public static void main(String[] arguments) throws Exception {
        List<Map<?, ?>> vectors = new ArrayList<>();
        for (Object one : lines(arguments[1])) vectors.add((Map<?, ?>) one);
        ExecutorService asking = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        for (Object source : lines(arguments[0])) System.out.println(killer((String) source, vectors, Path.of(arguments[2]), asking));
        System.exit(0);
    }
}
