/**
 * The table of `docs/cloudformation-sequences.md` says what the tests have shown. The test of a cell says what it has shown by `record`;
 * `holdSequences`, after the last one, adds a test that fails where that is not what `test/sequences.json` has, from which the page is
 * written:
 *
 *     RECORD_SEQUENCES=1 npx jest test/custom-resource/sequences.test.ts
 *     npx tsx generate/main.ts
 */
import { writeFileSync } from 'fs';
import { Cell, readSequences, SEQUENCES, SEQUENCES_FILE } from '../../generate/sequences';

const shown: Cell[] = [];

export function record(cell: Cell): void {
  shown.push(cell);
}

/** `types`: everything that there must be a row of. */
export function holdSequences(types: readonly string[]): void {
  test('shows what the table says, no more and no less, and leaves no cell empty', () => {
    const cells = types.flatMap((type) => Object.keys(SEQUENCES).map((sequence) => shown.find((cell) => cell.type === type && cell.sequence === sequence) ?? `${type} ${sequence}: nothing was recorded`));
    expect(cells.filter((cell) => typeof cell === 'string')).toEqual([]);
    if (process.env.RECORD_SEQUENCES) writeFileSync(SEQUENCES_FILE, `[\n${cells.map((cell) => `  ${JSON.stringify(cell)}`).join(',\n')}\n]\n`);
    expect(cells).toEqual(readSequences());
  });
}
