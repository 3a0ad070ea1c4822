import { Cell, SEQUENCES } from './sequences';
import type { Sequence } from './sequences';
import { writtenFrom } from './write-files';

const HEADINGS: { readonly [sequence in Sequence]: string } = {
  create: 'create', repeat: 'repeat', kill: 'kill and repeat', update: 'update', rename: 'rename onto another\'s', rollback: 'rollback', delete: 'delete', late: 'late', retain: 'retain',
  adopt: 'adopt',
};
const SIGNS: { readonly [outcome in Cell['outcome']]: string } = { holds: '✓', otherwise: '✓', none: '–', open: '✗' };

/** Renders the page with the outcome of each sequence of events for each type, as recorded by the tests. */
export function renderSequences(cells: readonly Cell[]): string {
  const names = Object.keys(SEQUENCES) as Sequence[];
  const types = [...new Set(cells.map(({ type }) => type))].sort();
  const reasons = [...new Set(cells.flatMap(({ why }) => (why === undefined ? [] : [why])))];
  const cellOf = (type: string, sequence: Sequence) => {
    const cell = cells.find((each) => each.type === type && each.sequence === sequence);
    if (!cell) throw new Error(`No outcome of ${sequence} is recorded for ${type}: run the tests that record it`);
    if (cell.outcome !== 'holds' && !cell.why) throw new Error(`${type} in ${sequence} is \`${cell.outcome}\` without a reason`);
    return `${SIGNS[cell.outcome]}${cell.why === undefined ? '' : ` ${reasons.indexOf(cell.why) + 1}`}`;
  };
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |\n`;
  return `<!-- ${writtenFrom('test/sequences.json')} -->
# What happens to each resource of CloudFormation

Each cell is a test: the function that is shipped, in several sandboxes, serves the events of the sequence for that type. ✓ holds, – cannot happen, ✗ does not hold yet; a number is the remark below. This page is written from what the tests have recorded.

${names.map((name) => `- **${HEADINGS[name]}**: ${SEQUENCES[name]}\n`).join('')}
${row(['type', ...names.map((name) => HEADINGS[name])])}${row(['---', ...names.map(() => '---')])}${types.map((type) => row([`\`${type}\``, ...names.map((name) => cellOf(type, name))])).join('')}
${reasons.map((why, index) => `${index + 1}. ${why}\n`).join('')}`;
}
