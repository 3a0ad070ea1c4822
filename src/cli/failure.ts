import type { Code } from '../diagnostics/catalogue';

/**
 * The same for all commands. `FOUND`: a command that searches, such as `drift`, found something. `INTERRUPTED` is the code that shells use for
 * Ctrl-C.
 */
export const ExitCode = { DONE: 0, FAILED: 1, WRONG_USAGE: 2, FOUND: 3, INTERRUPTED: 130 } as const;

/** The command failed. The code names the kind of failure, which `docs/troubleshooting.md` explains; the message says why and, if known, what to do. Exits with 1. */
export class Failure extends Error {
  public readonly exitCode: number = ExitCode.FAILED;

  constructor(
    public readonly code: Code,
    message: string,
  ) {
    super(message);
  }
}

/** The command was used wrongly, which only a later step could detect. Exits with 2. */
export class UsageFailure extends Failure {
  public readonly exitCode: number = ExitCode.WRONG_USAGE;

  constructor(message: string) {
    super('usage-invalid', message);
  }
}

/** The user interrupted the command. Exits with 130, as shells do for Ctrl-C. */
export class Interrupted extends Failure {
  public readonly exitCode: number = ExitCode.INTERRUPTED;

  constructor(message: string) {
    super('interrupted', message);
  }
}

/** The command succeeded, and its exit code says what it found. Prints nothing. */
export class Outcome extends Error {
  constructor(public readonly exitCode: number) {
    super(`exit code ${exitCode}`);
  }
}
