package io.lintel.testing;

import java.time.Instant;

/** A reading of the emulator's clock. */
public final class ClockReading {
  private final Instant now;
  private final boolean frozen;

  ClockReading(Instant now, boolean frozen) {
    this.now = now;
    this.frozen = frozen;
  }

  public Instant getNow() {
    return now;
  }

  public boolean isFrozen() {
    return frozen;
  }
}
