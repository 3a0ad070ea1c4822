/**
 * The error for bytes or a value that do not match their type. The message names the path and what was expected, never the value, which may be a secret.
 */
export class WireError extends Error {
  constructor(
    private readonly problem: string,
    private readonly place: string = '',
  ) {
    super(place === '' ? problem : `${place}: ${problem}`);
    this.name = 'WireError';
  }

  /** The same error with a path from one level further out. */
  public within(step: string | number): WireError {
    const outer = typeof step === 'number' ? `[${step}]` : step;
    const separator = this.place === '' || this.place.startsWith('[') ? '' : '.';
    return new WireError(this.problem, `${outer}${separator}${this.place}`);
  }
}

/** Adds the path to an error as it propagates. Costs nothing without an error. */
export function within(error: unknown, step: string | number): unknown {
  return error instanceof WireError ? error.within(step) : error;
}
