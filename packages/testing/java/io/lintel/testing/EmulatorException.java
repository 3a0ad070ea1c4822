package io.lintel.testing;

/** The emulator refuses a control request, or cannot be started or reached. The message says what is wrong. */
public final class EmulatorException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;

  EmulatorException(String message, int status) {
    super(message);
    this.status = status;
  }

  EmulatorException(String message, Throwable cause) {
    super(message, cause);
    this.status = 0;
  }

  /** The HTTP status of a refusal; 0 if there was no response. */
  public int getStatus() {
    return status;
  }
}
