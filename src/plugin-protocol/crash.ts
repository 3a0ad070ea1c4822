import { writeSync } from 'fs';

/**
 * What nobody caught ends the process, in the words that core shows to people even when logging is off. Everything that answers a call
 * catches what it throws, so that this is for what is thrown beside a call, rejected promises included. Called again, it replaces itself.
 */
export function crashLoudly(redact: (text: string) => string = (text) => text): void {
  process.setUncaughtExceptionCaptureCallback(null);
  process.setUncaughtExceptionCaptureCallback((thrown: unknown) => {
    const text = redact(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
    try {
      writeSync(2, `panic: ${text}\n\nThis is a bug in the provider; please report it with the text above.\n`);
    } finally {
      process.exit(2);
    }
  });
}
