import type { FoundObject } from './survey';
import { renderTable } from './table';
import { Failure } from '../failure';
import { confirm } from '../rekey-terminal';

/** Shows what would be written, and has it confirmed by whoever sits there. */
export async function chooseAtTerminal(found: readonly FoundObject[]): Promise<readonly FoundObject[]> {
  process.stdout.write(renderTable(found));
  if (found.length > 0 && await confirm(`Write code for these ${found.length}?`)) return found;
  throw new Failure('nothing was written. --only and --except choose among them.');
}
