import { writeSync } from 'fs';

/**
 * Ends the process after an uncaught error, with a message that Terraform shows even if logging is off. Errors within calls are caught, so this is
 * for errors outside of calls, including rejected promises. A second call replaces the handler.
 */
export function crashLoudly(redact: (text: string) => string = (text) => text): void {
  process.setUncaughtExceptionCaptureCallback(null);
  process.setUncaughtExceptionCaptureCallback((thrown: unknown) => {
    const text = redact(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
    try {
      writeSync(2, `panic: ${text}\n\nThis is a bug in the provider; please report it with the text above.\n`);
    } finally {
      process.exit(2);
    }
  });
}
