package io.lintel.testing;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Finds the program of the emulator: the one of this package, and no other that happens to be installed. */
final class Program {
  static final String VARIABLE = "LINTEL_EMULATOR_PROGRAM";
  private static final int BLOCK = 512;

  private Program() {}

  /** The command to run: the given one, or that of the variable, or that of the package, unpacked into the folder. */
  static List<String> find(List<String> command, Path folder) throws IOException {
    if (!command.isEmpty()) return command;
    String given = System.getenv(VARIABLE);
    if (given != null && !given.isEmpty()) return Collections.singletonList(given);
    try (InputStream archive = archive()) {
      unpack(archive, folder);
    }
    // As the constructs do.
    String node = System.getenv("JSII_NODE");
    List<String> found = new ArrayList<>();
    found.add(node == null || node.isEmpty() ? "node" : node);
    found.add(folder.resolve("package/bin/lintel").toString());
    return found;
  }

  /** The archive of the constructs, which jsii has in the package beside its classes. */
  private static InputStream archive() {
    InputStream names = Program.class.getResourceAsStream("/io/lintel/testing/archive.txt");
    String name = names == null ? null : firstLine(names);
    InputStream archive = name == null ? null : Program.class.getResourceAsStream("/io/lintel/" + name);
    if (archive == null) {
      throw new EmulatorException(
          "The classes are not in the package of Lintel. Set " + VARIABLE + " to the path of lintel.", 0);
    }
    return archive;
  }

  private static String firstLine(InputStream text) {
    try (java.util.Scanner scanner = new java.util.Scanner(text, "UTF-8")) {
      return scanner.hasNextLine() ? scanner.nextLine().trim() : null;
    }
  }

  /** Only what the command needs: neither the provider nor the constructs. */
  private static void unpack(InputStream archive, Path folder) throws IOException {
    DataInputStream tar = new DataInputStream(new BufferedInputStream(new GZIPInputStream(archive)));
    byte[] header = new byte[BLOCK];
    while (readHeader(tar, header)) {
      String name = text(header, 0, 100);
      long size = Long.parseLong(text(header, 124, 12).trim(), 8);
      boolean isFile = header[156] == '0' || header[156] == 0;
      byte[] content = new byte[(int) size];
      tar.readFully(content);
      tar.readFully(new byte[(int) ((BLOCK - size % BLOCK) % BLOCK)]);
      if (isFile && isNeeded(name)) write(folder.resolve(name), content);
    }
  }

  /** Returns whether there is another entry: the last is followed by empty blocks. */
  private static boolean readHeader(DataInputStream tar, byte[] header) throws IOException {
    try {
      tar.readFully(header);
    } catch (EOFException error) {
      return false;
    }
    return header[0] != 0;
  }

  private static String text(byte[] header, int offset, int length) {
    int end = offset;
    while (end < offset + length && header[end] != 0) end++;
    return new String(header, offset, end - offset, StandardCharsets.UTF_8);
  }

  private static boolean isNeeded(String name) {
    return name.matches("package/(bin/|lib/bundle/(?=[^/]*\\.js$))?[^/]+");
  }

  private static void write(Path target, byte[] content) throws IOException {
    Files.createDirectories(target.getParent());
    Files.write(target, content);
  }
}
