import { kinds } from './kind';
import { Patterns, picking } from './patterns';
import type { FoundObject } from './survey';
import { renderCounts, renderTable } from './table';
import { count } from '../count';
import { Failure } from '../failure';
import { withQuestions } from '../terminal-questions';

const HINT = 'Enter patterns as for --only, or with a leading ! as for --except. Press Enter for all objects.\n';

/** Shows the objects and lets the user choose and confirm. */
export async function chooseAtTerminal(found: readonly FoundObject[]): Promise<readonly FoundObject[]> {
  process.stdout.write(renderTable(found));
  if (found.length === 0) return found;
  return withQuestions(async (ask) => {
    process.stderr.write(HINT);
    for (;;) {
      const chosen = pickBy(await ask('Which objects? '), found);
      process.stderr.write(chosen.length === 0 ? 'No object matches.\n' : renderCounts(chosen));
      if (chosen.length === 0) continue;
      const answer = await ask(`Generate code for ${count(chosen.length, 'object')}? [y]es, [n]o, [c]hange: `);
      if (/^y(?:es)?$/i.test(answer)) return chosen;
      if (!/^c(?:hange)?$/i.test(answer)) throw new Failure('nothing was written.');
      process.stderr.write('Enter other patterns.\n');
    }
  });
}

function pickBy(line: string, found: readonly FoundObject[]): FoundObject[] {
  const words = line.split(/\s+/).filter((word) => word !== '' && word !== '!');
  const patterns: Patterns = {
    only: words.filter((word) => !word.startsWith('!')),
    except: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  };
  return picking(
    patterns,
    kinds().map(({ adoption }) => adoption.type),
  ).pick(found);
}
