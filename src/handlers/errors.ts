import type { Path } from '../definition/value';

/** An error in the configuration that only the apply could find; shown at the attribute's path. `importId` names a partial object that remains. */
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

/** The provider block has values that are known only after apply, so the plan can send no requests. */
export class UnknownConnection extends Error {
  constructor(service: string) {
    super(
      `The \`${service}\` block of the provider has values that are known only after apply. Apply what they depend on first (\`-target\`), or configure them by the environment.`,
    );
    this.name = 'UnknownConnection';
  }
}

/** The object does not exist, or the token may not read it. */
export class NotFound extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotFound';
  }
}

/** The state of the object comes from a different address or namespace than the connection, where its absence would mean nothing. */
export class OtherPlace extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OtherPlace';
  }
}

/** The object is not destroyed, because it has content that would be lost. The message says how it can be destroyed. */
export class HasContent extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HasContent';
  }
}

/** Another client has changed the object since the plan. Nothing was overwritten. */
export class ChangedMeanwhile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChangedMeanwhile';
  }
}

/**
 * An operation has not finished and is left as it is; the next apply continues it. With `importId`, the object exists and the service
 * continues by itself: `known` is its state so far, which an entry point with a state keeps.
 */
export class Unfinished extends Error {
  constructor(
    message: string,
    public readonly importId?: string,
    public readonly known?: object,
  ) {
    super(message);
    this.name = 'Unfinished';
  }
}

/**
 * The object was created, a later step failed, and the object could not be deleted again. The entry point keeps it in state or names the
 * import command (docs/decisions/0025).
 */
export class PartiallyCreated extends Error {
  /** The known part of the object's state. Undefined if it does not suffice to find the object again. */
  public readonly known: object | undefined;
  /** Whether the object is complete and only the read after it failed. */
  public readonly isWhole: boolean;

  /** The message is `<what> was created, but <missing>`. */
  constructor(
    public readonly what: string,
    public readonly importId: string,
    missing: string,
    { known, isWhole = false }: { readonly known?: object; readonly isWhole?: boolean } = {},
  ) {
    super(`${what} was created, but ${missing}`);
    this.name = 'PartiallyCreated';
    this.known = known;
    this.isWhole = isWhole;
  }
}

/**
 * An update failed after part of it took effect, or may have. `state` is the object as it is now, which the entry point stores: the prior state
 * might no longer lead to the object.
 */
export class PartiallyUpdated extends Error {
  constructor(
    public readonly reason: Error,
    public readonly state: object,
  ) {
    super(reason.message);
    this.name = 'PartiallyUpdated';
  }
}

/** The response to a create was lost, and a read could not determine whether it took effect. */
export class PossiblyCreated extends Error {
  constructor(
    public readonly what: string,
    public readonly importId: string,
    lost: Error,
    look: Error,
  ) {
    super(`${what} may have been created: ${lost.message}. Reading it failed: ${look.message}`);
    this.name = 'PossiblyCreated';
  }
}
