import { writtenFrom } from '../write-files';
import { Cell, SEQUENCES } from './sequences';
import type { Sequence } from './sequences';

const HEADINGS: { readonly [sequence in Sequence]: string } = {
  create: 'create',
  repeat: 'repeat',
  kill: 'terminate and repeat',
  update: 'update',
  rename: 'rename to an existing name',
  rollback: 'rollback',
  delete: 'delete',
  late: 'late',
  retain: 'retain',
  adopt: 'adopt',
};
const SIGNS: { readonly [outcome in Cell['outcome']]: string } = { holds: '✓', otherwise: '✓', none: '–', open: '✗' };

/** Renders the page with the behavior of each type in each sequence of events, from the recorded test results. */
export function renderSequences(cells: readonly Cell[]): string {
  const names = Object.keys(SEQUENCES) as Sequence[];
  const types = [...new Set(cells.map(({ type }) => type))].sort();
  const reasons = [...new Set(cells.flatMap(({ why }) => (why === undefined ? [] : [why])))];
  const cellOf = (type: string, sequence: Sequence) => {
    const cell = cells.find((each) => each.type === type && each.sequence === sequence);
    if (!cell) {
      throw new Error(`No result is recorded for ${type} in ${sequence}. Run the tests with RECORD_SEQUENCES=1`);
    }
    if (cell.outcome !== 'holds' && !cell.why) {
      throw new Error(`${type} in ${sequence} is \`${cell.outcome}\` without a reason`);
    }
    return `${SIGNS[cell.outcome]}${cell.why === undefined ? '' : ` ${reasons.indexOf(cell.why) + 1}`}`;
  };
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |\n`;
  return `<!-- ${writtenFrom('test/sequences.json')} -->
# Behavior of each CloudFormation resource type

Each cell is a test in which the released function handles the events of the sequence for the type, in several execution environments. ✓ means that the sequence holds, – that it cannot happen, and ✗ that it does not hold yet. Numbers refer to the remarks below. This page is generated from the recorded test results.

${names.map((name) => `- **${HEADINGS[name]}**: ${SEQUENCES[name]}\n`).join('')}
${row(['type', ...names.map((name) => HEADINGS[name])])}${row(['---', ...names.map(() => '---')])}${types.map((type) => row([`\`${type}\``, ...names.map((name) => cellOf(type, name))])).join('')}
${reasons.map((why, index) => `${index + 1}. ${why}\n`).join('')}`;
}
