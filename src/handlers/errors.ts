import type { Path } from '../definition/value';

/** The practitioner's mistake, found while doing: it is shown at the attribute's path. `importId`: of the object that is left, half-made. */
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

/** The object to create exists already and may belong to another owner. The entry point names the import command. */
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

/** The provider's block has values that are known only after apply, so nothing can be asked of the service while planning. */
export class UnknownConnection extends Error {
  constructor(service: string) {
    super(
      `The \`${service}\` block of the provider has values that are known only after apply. Apply what they depend on first (\`-target\`), or configure them by the environment.`,
    );
    this.name = 'UnknownConnection';
  }
}

/** The thing that was asked for is not there, or the token may not see it. */
export class NotFound extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotFound';
  }
}

/**
 * What was begun is not done, and is left as it is: the next apply goes on with it. `importId`: the object is there and the service goes
 * on by itself.
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
 * The object was made, what had to follow failed, and it could not be taken away again: it is there, and must not be forgotten. The entry
 * point decides what becomes of it (docs/decisions/0025): it is kept in state, or the error names the import command.
 */
export class PartiallyCreated extends Error {
  /** What is known of the object, as a handler returns it. Undefined if that is not enough to find it again. */
  public readonly known: object | undefined;
  /** Whether it is all that was asked for, and only the look at what came of it is missing. */
  public readonly isWhole: boolean;

  /** `what` stands at the beginning of a sentence, and so does `missing` at the end of one: why the object is not what it is to be. */
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

/** The answer to a creation was lost, and nobody can look whether it took effect. */
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
