/** The command cannot do what it was asked; the message says why and, when we know it, what to do. It becomes exit code 1. */
export class Failure extends Error {}

/** Done as asked; not possible; asked for wrongly. */
export const ExitCode = { DONE: 0, FAILED: 1, WRONG_USAGE: 2 } as const;
