import { promises as readline } from 'readline';
import { Interrupted } from './failure';

/** Asks a question on the terminal, and returns the answer without surrounding space. */
export type Ask = (question: string) => Promise<string>;

/** Asks questions on the terminal, on standard error. Ends with `Interrupted` if the terminal is closed. */
export async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<never>((_, reject) => {
    const onClose = (): void => reject(new Interrupted('interrupted: nothing was written.'));
    terminal.on('SIGINT', onClose).on('close', onClose);
  });
  // Avoids an unhandled rejection if the terminal closes between two questions.
  closed.catch(() => undefined);
  try {
    return await work(async (question) => (await Promise.race([terminal.question(question), closed])).trim());
  } finally {
    terminal.close();
  }
}
