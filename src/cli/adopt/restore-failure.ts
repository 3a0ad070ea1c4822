import { ExitCode, Failure, Interrupted, UsageFailure } from '../failure';

/** The lazily loaded bundle of this command has its own copies of the failure classes. */
export function restoreFailure(error: unknown): unknown {
  const { code, exitCode, message } = error as Failure;
  if (exitCode === ExitCode.INTERRUPTED) return new Interrupted(message);
  if (exitCode === ExitCode.WRONG_USAGE && error instanceof Error) return new UsageFailure(message);
  return exitCode === ExitCode.FAILED ? new Failure(code, message) : error;
}
