import { printableLine } from '../../printing/printable';
import { count } from '../count';
import { Failure } from '../failure';
import { askChoice, withQuestions } from '../terminal-questions';
import { kinds } from './kind';
import { Patterns, picking as pickingBy, type Picking } from './patterns';
import type { FoundObject } from './survey';
import { renderCounts, renderTable } from './table';

const HINT = 'Enter patterns as for --only, or with a leading ! as for --except. Press Enter for all objects.\n';

/** Shows the objects and lets the user choose and confirm. */
export async function chooseAtTerminal(found: readonly FoundObject[]): Promise<readonly FoundObject[]> {
  process.stdout.write(renderTable(found));
  if (found.length === 0) return found;
  return withQuestions(async (ask) => {
    process.stderr.write(HINT);
    for (;;) {
      const picking = parsePatterns(await ask('Which objects? '));
      const chosen = picking.pick(found);
      process.stderr.write(chosen.length === 0 ? 'No object matches.\n' : renderCounts(chosen));
      if (chosen.length === 0) continue;
      for (const { pattern, option } of picking.unmatched(found)) {
        process.stderr.write(`${option === 'except' ? '!' : ''}${printableLine(pattern)} matches no object.\n`);
      }
      const question = `Generate code for ${count(chosen.length, 'object')}? [y]es, [n]o, [c]hange: `;
      switch (await askChoice(ask, question, ['yes', 'no', 'change'])) {
        case 'yes':
          return chosen;
        case 'no':
          throw new Failure('nothing-adopted', 'nothing was written.');
        case 'change':
          process.stderr.write('Enter other patterns.\n');
      }
    }
  });
}

function parsePatterns(line: string): Picking {
  const words = line.split(/\s+/).filter((word) => word !== '' && word !== '!');
  const patterns: Patterns = {
    only: words.filter((word) => !word.startsWith('!')),
    except: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  };
  return pickingBy(
    patterns,
    kinds().map(({ adoption }) => adoption.type),
  );
}
