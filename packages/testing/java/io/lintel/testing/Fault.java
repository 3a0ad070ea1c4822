package io.lintel.testing;

import java.util.LinkedHashMap;
import java.util.Map;

/** A fault to inject. Each needs a path and exactly one effect: a status, a latency, a reset or a truncation. */
public final class Fault {
  final Map<String, Object> document = new LinkedHashMap<>();

  private Fault(String path) {
    document.put("path", path);
  }

  /** For requests with this path without the query, in which {@code *} matches any text. */
  public static Fault at(String path) {
    return new Fault(path);
  }

  /** Responds with this status, without any effect. */
  public Fault status(int status) {
    return with("status", status);
  }

  /** Of the response with a status. */
  public Fault headers(Map<String, ?> headers) {
    return with("headers", headers);
  }

  /** Of the response with a status. */
  public Fault body(Object body) {
    return with("body", body);
  }

  public Fault latencyMillis(long milliseconds) {
    return with("latencyMs", milliseconds);
  }

  public Fault resetBefore() {
    return with("reset", "before");
  }

  public Fault resetAfter() {
    return with("reset", "after");
  }

  /** Ends the response after this number of bytes of its body. */
  public Fault truncate(int bytes) {
    return with("truncate", bytes);
  }

  public Fault method(String method) {
    return with("method", method);
  }

  /** Restricts it by everything in the pattern but a method, a path and a status. */
  public Fault when(RequestPattern pattern) {
    return with("when", pattern.document);
  }

  /** How many requests it affects; defaults to all. */
  public Fault times(int times) {
    return with("times", times);
  }

  /** How many matching requests pass first. */
  public Fault after(int requests) {
    return with("after", requests);
  }

  /** From 0 to 1. */
  public Fault probability(double probability) {
    return with("probability", probability);
  }

  private Fault with(String name, Object value) {
    document.put(name, value);
    return this;
  }
}
