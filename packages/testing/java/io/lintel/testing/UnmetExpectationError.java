package io.lintel.testing;

/** The emulator has not received what was expected. The message shows the requests that come nearest. */
public final class UnmetExpectationError extends AssertionError {
  private static final long serialVersionUID = 1L;

  UnmetExpectationError(String message) {
    super(message);
  }
}
