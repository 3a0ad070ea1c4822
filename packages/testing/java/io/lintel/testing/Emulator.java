package io.lintel.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An emulator in a process of its own, on a free port of this machine, that ends with this process. With JUnit, it is
 * started in {@code @BeforeAll}, reset in {@code @BeforeEach} and closed in {@code @AfterAll}:
 *
 * <pre>{@code
 * static final Emulator emulator = Emulator.start();
 * }</pre>
 */
public final class Emulator extends EmulatorClient implements AutoCloseable {
  private static final int SECONDS_TO_END = 10;

  private final Process process;
  private final Path folder;

  private Emulator(Connection connection, Process process, Path folder) {
    super(connection);
    this.process = process;
    this.folder = folder;
  }

  /** Starts an emulator with the defaults. */
  public static Emulator start() {
    return builder().start();
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Stops the emulator. Throws if it is strict and violations are left, which it has printed. */
  @Override
  public void close() {
    int status = stop(process, folder);
    if (status != 0) {
      throw new EmulatorException("The emulator has ended with status " + status + "; its output says why.", 0);
    }
  }

  /** What to start. */
  public static final class Builder {
    private final List<String> arguments = new ArrayList<>(Arrays.asList("emulator", "--port", "0", "--quiet"));
    private List<String> command = Collections.emptyList();
    private boolean tls;

    private Builder() {}

    /** Notes requests with an unknown route, field or query parameter. */
    public Builder strict() {
      return options("--strict");
    }

    /** Determines identifiers and serial numbers. */
    public Builder seed(long seed) {
      return options("--seed", Long.toString(seed));
    }

    /** Serves HTTPS; {@link EmulatorClient#getSslContext()} trusts it. */
    public Builder tls() {
      tls = true;
      return this;
    }

    /** Further options of the command {@code lintel emulator}, such as {@code "--dialect", "vault"}. */
    public Builder options(String... options) {
      arguments.addAll(Arrays.asList(options));
      return this;
    }

    /**
     * The program to start, with its first arguments, instead of the one in the package, which the variable
     * {@code LINTEL_EMULATOR_PROGRAM} can name, too.
     */
    public Builder command(String... command) {
      this.command = Arrays.asList(command);
      return this;
    }

    /** Returns when the emulator is ready. */
    public Emulator start() {
      Path folder = null;
      Process process = null;
      try {
        folder = Files.createTempDirectory("lintel-emulator-");
        Path caFile = tls ? folder.resolve("ca.pem") : null;
        List<String> line = new ArrayList<>(Program.find(command, folder));
        line.addAll(arguments);
        if (caFile != null) line.addAll(Arrays.asList("--tls", "--ca-file", caFile.toString()));
        // It exits when its standard input closes, which happens even if this process is killed.
        process = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        return new Emulator(new Connection(readyAddress(process), null, caFile), process, folder);
      } catch (IOException error) {
        stop(process, folder);
        throw new EmulatorException("The emulator cannot be started: " + error.getMessage(), error);
      } catch (RuntimeException error) {
        stop(process, folder);
        throw error;
      }
    }
  }

  private static String readyAddress(Process process) throws IOException {
    String line =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
    if (line == null) throw new EmulatorException("The emulator has ended before it was ready; its output says why.", 0);
    return line.trim();
  }

  /** Returns the status of the process; both may be null. */
  private static int stop(Process process, Path folder) {
    int status = process == null ? 0 : end(process);
    if (folder != null) remove(folder);
    return status;
  }

  private static int end(Process process) {
    try {
      process.getOutputStream().close();
    } catch (IOException error) {
      // It has ended already.
    }
    try {
      if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) process.destroyForcibly();
      return process.waitFor();
    } catch (InterruptedException error) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Object file : files.sorted(Comparator.reverseOrder()).toArray()) Files.deleteIfExists((Path) file);
    } catch (IOException error) {
      // It is in the folder of temporary files.
    }
  }
}
