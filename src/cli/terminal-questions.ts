import { promises as readline } from 'readline';
import { Interrupted } from './failure';

/** Asks a question on the terminal and returns the reply without surrounding space. */
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

/** Asks until the reply is one of the words or the first letter of one. `standard` is the default for an empty line. */
export async function askChoice<const Word extends string>(
  ask: Ask,
  question: string,
  words: readonly Word[],
  standard?: Word,
): Promise<Word> {
  for (;;) {
    const entered = (await ask(question)).toLowerCase();
    const chosen = entered === '' ? standard : words.find((word) => entered === word || entered === word.charAt(0));
    if (chosen !== undefined) return chosen;
    process.stderr.write(`Enter ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.\n`);
  }
}
