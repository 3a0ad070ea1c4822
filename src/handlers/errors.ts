import type { Path } from '../definition/value';

/**
 * A mistake in the configuration that is found during an operation. It is reported at the attribute's path. `importId`: the id of the
 * partially created object that is left.
 */
export class InvalidConfig extends Error {
  constructor(
    public readonly path: Path,
    message: string,
    public readonly importId?: string,
  ) {
    super(message);
    this.name = 'InvalidConfig';
  }
}

/** The object to create already exists and may belong to another owner. The entry point names the import command. */
export class AlreadyExists extends Error {
  constructor(
    public readonly what: string,
    public readonly importId: string,
    public readonly reason?: string,
  ) {
    super(`${what} exists already${reason ? `: ${reason}` : ''}`);
    this.name = 'AlreadyExists';
  }
}

/** The provider block has values that are known only after apply, so the service cannot be called during the plan. */
export class UnknownConnection extends Error {
  constructor(service: string) {
    super(
      `The \`${service}\` block of the provider has values that are known only after apply. Apply what they depend on first (\`-target\`), or configure them by the environment.`,
    );
    this.name = 'UnknownConnection';
  }
}

/** The requested object does not exist, or the token may not read it. */
export class NotFound extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotFound';
  }
}

/**
 * The work is unfinished and stays as it is; the next apply continues it. `importId`: the object exists and the service continues on its
 * own.
 */
export class Unfinished extends Error {
  constructor(
    message: string,
    public readonly importId?: string,
  ) {
    super(message);
    this.name = 'Unfinished';
  }
}

/**
 * The object was created, a later step failed, and the object could not be deleted again, so it must not be forgotten. The entry point
 * decides what to do (docs/decisions/0025): it keeps the object in state, or the error names the import command.
 */
export class PartiallyCreated extends Error {
  /** The known attributes of the object, as a handler returns them. Undefined if they do not suffice to find it again. */
  public readonly known: object | undefined;
  /** Whether the object is complete, and only the final read failed. */
  public readonly isWhole: boolean;

  /** `what` begins a sentence; `missing` ends one and says what the object lacks. */
  constructor(
    public readonly what: string,
    public readonly importId: string,
    missing: string,
    { known, isWhole = false }: { readonly known?: object; readonly isWhole?: boolean } = {},
  ) {
    super(`${what} was made, but ${missing}`);
    this.name = 'PartiallyCreated';
    this.known = known;
    this.isWhole = isWhole;
  }
}

/** The response to a creation was lost, and it cannot be checked whether it took effect. */
export class PossiblyCreated extends Error {
  constructor(
    public readonly what: string,
    public readonly importId: string,
    lost: Error,
    look: Error,
  ) {
    super(`${what} may have been made: ${lost.message}. It could not be looked for: ${look.message}`);
    this.name = 'PossiblyCreated';
  }
}
