/** What goes wrong at AWS: an error in place of the answer. */
export interface AwsFault {
  /** `GetSecretValue`, `GetObject`, …; absent: all. */
  readonly operation?: string;
  /** Of a secret, a parameter, an object (`bucket/key`), a table or a stack; absent: all. */
  readonly id?: string;
  /** The error's name, as the SDK has it. */
  readonly type: string;
  readonly message?: string;
  /** 400 where it is absent. */
  readonly status?: number;
  /** How often; absent: always. */
  readonly times?: number;
}

/** The faults of a local server in place of AWS. A grant that is not in force yet is a fault that ends. */
export class AwsFaults {
  private faults: { readonly fault: AwsFault; left: number }[] = [];

  /** In place of those that there were. */
  public set(...faults: readonly AwsFault[]): void {
    this.faults = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }));
  }

  /** The fault of a request, if there is one. */
  public next(operation: string, id: string): AwsFault | undefined {
    const found = this.faults.find(({ fault, left }) => left > 0 && (fault.operation ?? operation) === operation && (fault.id ?? id) === id);
    if (found) found.left--;
    return found?.fault;
  }
}
