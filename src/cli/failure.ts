/** Done as asked; not possible; asked for wrongly; stopped by the person. `FOUND`: a command that looks for something has found it. */
export const ExitCode = { DONE: 0, FAILED: 1, WRONG_USAGE: 2, FOUND: 2, INTERRUPTED: 130 } as const;

/** The command cannot do what it was asked; the message says why and, when we know it, what to do. It becomes exit code 1. */
export class Failure extends Error {
  public readonly exitCode: number = ExitCode.FAILED;
}

/** Whoever asked for it stopped it. It becomes the exit code that shells have for Ctrl-C. */
export class Interrupted extends Failure {
  public readonly exitCode: number = ExitCode.INTERRUPTED;
}

/** The command did what it was asked, and its exit code tells what it has found. Nothing more is said of it. */
export class Outcome extends Error {
  constructor(public readonly exitCode: number) {
    super(`exit code ${exitCode}`);
  }
}
