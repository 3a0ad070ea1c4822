/** Runs a check of what is committed. If that is stale, the error begins with the command that mends it. */
export function checkStale(what: string, command: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${what} is stale; this mends it:\n\n  ${command}\n\n${(error as Error).message}`);
  }
}
