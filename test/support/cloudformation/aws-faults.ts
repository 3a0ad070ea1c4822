/** An error that AWS returns. */
export interface AwsFault {
  /** The operation, such as `GetSecretValue` or `GetObject`. Defaults to all. */
  readonly operation?: string;
  /** The id of a secret, a parameter, an object (`bucket/key`), a table or a stack. Defaults to all. */
  readonly id?: string;
  /** The name of the error in the SDK. */
  readonly type: string;
  readonly message?: string;
  /** Defaults to 400. */
  readonly status?: number;
  /** The number of times that the error is returned. Defaults to always. */
  readonly times?: number;
}

/** The faults of a local server in place of AWS. A permission that is not in effect yet is a fault with a limited count. */
export class AwsFaults {
  private faults: { readonly fault: AwsFault; left: number }[] = [];

  /** Replaces all faults. */
  public set(...faults: readonly AwsFault[]): void {
    this.faults = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }));
  }

  /** The fault of a request, if there is one. */
  public next(operation: string, id: string): AwsFault | undefined {
    const found = this.faults.find(
      ({ fault, left }) => left > 0 && (fault.operation ?? operation) === operation && (fault.id ?? id) === id,
    );
    if (found) found.left--;
    return found?.fault;
  }
}
