package io.lintel.testing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A pattern of requests; what it does not name is not compared. A value of a query parameter, of a header or in a body
 * is itself, or what {@link #any()}, {@link #absent()} and {@link #matching(String)} return.
 */
public final class RequestPattern {
  final Map<String, Object> document = new LinkedHashMap<>();

  private RequestPattern() {}

  /** All requests. */
  public static RequestPattern request() {
    return new RequestPattern();
  }

  /** Requests with a method and a path without the query, in which {@code *} matches any text. */
  public static RequestPattern request(String method, String path) {
    return new RequestPattern().with("method", method).with("path", path);
  }

  /** Stands for any value. */
  public static Object any() {
    return Collections.singletonMap("$any", true);
  }

  /** Stands for no value. */
  public static Object absent() {
    return Collections.singletonMap("$absent", true);
  }

  /** Stands for the texts that match a regular expression, in the syntax of JavaScript. */
  public static Object matching(String expression) {
    return Collections.singletonMap("$regex", expression);
  }

  public RequestPattern method(String method) {
    return with("method", method);
  }

  /** Without the query; {@code *} matches any text. */
  public RequestPattern path(String path) {
    return with("path", path);
  }

  /** The request may have further parameters. */
  public RequestPattern query(String name, Object value) {
    return inside("query", name, value);
  }

  /** The request may have further headers. */
  public RequestPattern header(String name, Object value) {
    return inside("headers", name, value);
  }

  /** The token itself, {@code sha256:} and its hash, or its fingerprint in the journal. */
  public RequestPattern token(String token) {
    return with("token", token);
  }

  public RequestPattern accessor(String accessor) {
    return with("accessor", accessor);
  }

  /** Maps, lists, texts, numbers and booleans. Objects may have further fields; lists have the same length. */
  public RequestPattern body(Object body) {
    return with("body", body);
  }

  public RequestPattern operation(String operation) {
    return with("operation", operation);
  }

  /** The status of the response. */
  public RequestPattern status(int status) {
    return with("status", status);
  }

  private RequestPattern with(String name, Object value) {
    document.put(name, value);
    return this;
  }

  private RequestPattern inside(String part, String name, Object value) {
    @SuppressWarnings("unchecked")
    Map<String, Object> values = (Map<String, Object>) document.computeIfAbsent(part, key -> new LinkedHashMap<>());
    values.put(name, value);
    return this;
  }
}
