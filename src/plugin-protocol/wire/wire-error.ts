/**
 * Bytes or a value that do not fit their type. The text names the place and what was expected, never the value: it may be a secret.
 */
export class WireError extends Error {
  constructor(private readonly problem: string, private readonly place: string = '') {
    super(place === '' ? problem : `${place}: ${problem}`);
    this.name = 'WireError';
  }

  /** The same error, seen from one level further out. */
  public within(step: string | number): WireError {
    const outer = typeof step === 'number' ? `[${step}]` : step;
    const separator = this.place === '' || this.place.startsWith('[') ? '' : '.';
    return new WireError(this.problem, `${outer}${separator}${this.place}`);
  }
}

/** Adds where it happened to an error on its way out; costs nothing while there is none. */
export function within(error: unknown, step: string | number): unknown {
  return error instanceof WireError ? error.within(step) : error;
}
