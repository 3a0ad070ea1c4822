package io.lintel.testing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, texts, numbers, booleans and null, because the standard library has none. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  /** Throws an {@link IllegalArgumentException} if the text is not JSON. */
  static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.space();
    if (json.at < text.length()) throw json.malformed();
    return value;
  }

  private static void write(Object value, StringBuilder out) {
    if (value == null || value instanceof Boolean || value instanceof Number) {
      out.append(value);
    } else if (value instanceof CharSequence || value instanceof Instant || value instanceof Enum) {
      writeText(value.toString(), out);
    } else if (value instanceof Map) {
      String separator = "{";
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        writeText(String.valueOf(entry.getKey()), out.append(separator));
        write(entry.getValue(), out.append(':'));
        separator = ",";
      }
      out.append(separator.equals("{") ? "{}" : "}");
    } else if (value instanceof Iterable) {
      String separator = "[";
      for (Object item : (Iterable<?>) value) {
        write(item, out.append(separator));
        separator = ",";
      }
      out.append(separator.equals("[") ? "[]" : "]");
    } else {
      throw new IllegalArgumentException(value.getClass().getName() + " cannot be sent as JSON");
    }
  }

  private static void writeText(String text, StringBuilder out) {
    out.append('"');
    for (char letter : text.toCharArray()) {
      if (letter == '"' || letter == '\\') out.append('\\').append(letter);
      else if (letter < ' ') out.append(String.format("\\u%04x", (int) letter));
      else out.append(letter);
    }
    out.append('"');
  }

  private Object value() {
    space();
    char first = at < text.length() ? text.charAt(at) : ' ';
    if (first == '{') return object();
    if (first == '[') return list();
    if (first == '"') return text();
    if (word("true")) return true;
    if (word("false")) return false;
    if (word("null")) return null;
    return number();
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    at++;
    if (next('}')) return object;
    do {
      space();
      String name = text();
      if (!next(':')) throw malformed();
      object.put(name, value());
    } while (next(','));
    if (!next('}')) throw malformed();
    return object;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    at++;
    if (next(']')) return list;
    do {
      list.add(value());
    } while (next(','));
    if (!next(']')) throw malformed();
    return list;
  }

  private String text() {
    if (at >= text.length() || text.charAt(at) != '"') throw malformed();
    StringBuilder read = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (letter == '"') {
        at++;
        return read.toString();
      }
      read.append(letter == '\\' ? escaped() : letter);
    }
    throw malformed();
  }

  private char escaped() {
    at++;
    if (at >= text.length()) throw malformed();
    char letter = text.charAt(at);
    int known = "bfnrt".indexOf(letter);
    if (known >= 0) return "\b\f\n\r\t".charAt(known);
    if (letter != 'u') return letter;
    if (at + 4 >= text.length()) throw malformed();
    at += 4;
    return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
  }

  private Number number() {
    int start = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
    String digits = text.substring(start, at);
    try {
      if (digits.matches("-?\\d{1,18}")) return Long.valueOf(digits);
      return Double.valueOf(digits);
    } catch (NumberFormatException error) {
      throw malformed();
    }
  }

  private boolean word(String word) {
    if (!text.startsWith(word, at)) return false;
    at += word.length();
    return true;
  }

  private boolean next(char letter) {
    space();
    if (at >= text.length() || text.charAt(at) != letter) return false;
    at++;
    return true;
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
  }

  private IllegalArgumentException malformed() {
    return new IllegalArgumentException("The text is not JSON at character " + at + ".");
  }
}
