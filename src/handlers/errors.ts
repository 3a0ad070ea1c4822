import type { Path } from '../definition/value';

/** The practitioner's mistake, found while doing: it is shown at the attribute's path. */
export class InvalidConfig extends Error {
  constructor(public readonly path: Path, message: string) {
    super(message);
    this.name = 'InvalidConfig';
  }
}

/** The thing that was to be made is there and may be somebody else's. The door names the import command. */
export class AlreadyExists extends Error {
  constructor(public readonly what: string, public readonly importId: string, public readonly reason?: string) {
    super(`${what} exists already${reason ? `: ${reason}` : ''}`);
    this.name = 'AlreadyExists';
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
  constructor(message: string, public readonly importId?: string) {
    super(message);
    this.name = 'Unfinished';
  }
}
