import { promises as readline } from 'readline';
import { kinds } from './kind';
import { Patterns, picking } from './patterns';
import type { FoundObject } from './survey';
import { renderCounts, renderTable } from './table';
import { Failure, Interrupted } from '../failure';

const HINT = 'Patterns as --only takes them, those of --except with ! before them; nothing for all.\n';

/** Shows what could be written, and lets whoever sits there choose, until they say that it is right. */
export async function chooseAtTerminal(found: readonly FoundObject[]): Promise<readonly FoundObject[]> {
  process.stdout.write(renderTable(found));
  if (found.length === 0) return found;
  const terminal = readline.createInterface({ input: process.stdin, output: process.stderr });
  const left = new Promise<never>((_, reject) => {
    const leave = (): void => reject(new Interrupted('interrupted: nothing was written.'));
    terminal.on('SIGINT', leave).on('close', leave);
  });
  // It may come before anybody waits for it.
  left.catch(() => undefined);
  try {
    process.stderr.write(HINT);
    for (;;) {
      const chosen = pickBy(await Promise.race([terminal.question('Which of them? '), left]), found);
      process.stderr.write(chosen.length === 0 ? 'None fits.\n' : renderCounts(chosen));
      if (chosen.length === 0) continue;
      const answer = (await Promise.race([terminal.question(`Write code for these ${chosen.length}? [y]es, [n]o, [c]hange: `), left])).trim();
      if (/^y(?:es)?$/i.test(answer)) return chosen;
      if (!/^c(?:hange)?$/i.test(answer)) throw new Failure('nothing was written.');
      process.stderr.write('Choose again.\n');
    }
  } finally {
    terminal.close();
  }
}

function pickBy(line: string, found: readonly FoundObject[]): FoundObject[] {
  const words = line.split(/\s+/).filter((word) => word !== '' && word !== '!');
  const patterns: Patterns = { only: words.filter((word) => !word.startsWith('!')), except: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)) };
  return picking(patterns, kinds().map(({ adoption }) => adoption.type)).pick(found);
}
