import { readFileSync } from 'fs';
import * as path from 'path';
import { MOVED_PAGE } from './pages/render-moved';

const USAGE = `Usage: npm run peer-blocks -- FILE

Counts what the blocks of other providers become in this one. Each line of FILE names a type and a number of blocks,
such as "vault_mount 46"; a type of a data source begins with "data.". FILE can be - for standard input.

Exits with 1 if less than 98 % of the blocks become something.
`;

/** The share of blocks, in percent, that must become something. */
export const LEAST_SHARE = 98;

export interface CountedType {
  readonly type: string;
  readonly blocks: number;
  /** In words; undefined if the page does not have the type. */
  readonly becomes?: string;
}

/** What each type becomes, as the tables of the page say; the first row of a type counts. */
export function replacementsOf(page: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, type, becomes] of page.matchAll(/^\| `((?:data\.)?(?:vault|tfe)_\w+)` \| ([^|]+) \|/gm)) {
    if (!found.has(type!)) found.set(type!, becomes!.replace(/\[(`?[^\]]*?`?)\]\([^)]*\)/g, '$1').trim());
  }
  return found;
}

/** Throws for a line that names no type and no number. */
export function countBlocks(list: string, page: string): CountedType[] {
  const replacements = replacementsOf(page);
  const lines = list.split('\n').map((line, index) => [line.trim(), index + 1] as const);
  return lines
    .filter(([line]) => line !== '' && !line.startsWith('#'))
    .map(([line, number]) => {
      const [, type, blocks] = /^([\w.]+)[\s,;]+(\d+)$/.exec(line) ?? [];
      if (type === undefined) {
        throw new Error(`Line ${number}: "${line}" is not a type and a number, such as "vault_mount 46".`);
      }
      return { type, blocks: Number(blocks), becomes: replacements.get(type) };
    });
}

export function shareOf(counted: readonly CountedType[]): number {
  const sum = (types: readonly CountedType[]) => types.reduce((total, { blocks }) => total + blocks, 0);
  return (100 * sum(counted.filter(({ becomes }) => becomes !== undefined))) / Math.max(sum(counted), 1);
}

function main([file, ...others]: readonly string[]): void {
  if (file === undefined || others.length > 0 || file === '--help') {
    process[file === '--help' ? 'stdout' : 'stderr'].write(USAGE);
    process.exitCode = file === '--help' ? 0 : 2;
    return;
  }
  const page = readFileSync(path.join(__dirname, '..', MOVED_PAGE), 'utf8');
  const counted = countBlocks(readFileSync(file === '-' ? 0 : file, 'utf8'), page);
  for (const { type, blocks, becomes = 'nothing' } of counted) {
    process.stdout.write(`${String(blocks).padStart(5)}  ${type}: ${becomes}\n`);
  }
  const share = shareOf(counted);
  process.stdout.write(`${share.toFixed(1)} % of the blocks become something.\n`);
  if (share < LEAST_SHARE) process.exitCode = 1;
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
