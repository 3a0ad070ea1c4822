/**
 * The table of `docs/cloudformation-sequences.md` contains test results. The test of a cell passes its result to `record`. After the last one,
 * `holdSequences` adds a test that fails if the results differ from `test/sequences.json`, from which the page is generated:
 *
 *     RECORD_SEQUENCES=1 npx jest test/custom-resource/sequences.test.ts
 *     npx tsx generate/main.ts
 */
import { writeFileSync } from 'fs';
import { Cell, readSequences, SEQUENCES, SEQUENCES_FILE } from '../../generate/pages/sequences';
import { checkStale } from './stale';

const shown: Cell[] = [];

export function record(cell: Cell): void {
  shown.push(cell);
}

/** `types`: the types that must have a row. `isWhole`: whether every cell was tried; otherwise those that were are compared. */
export function holdSequences(types: readonly string[], isWhole: boolean): void {
  const mend = 'RECORD_SEQUENCES=1 npx jest test/custom-resource/sequences.test.ts && npm run generate';
  const check = (cells: readonly unknown[], recorded: readonly unknown[]) =>
    checkStale('test/sequences.json', mend, () => expect(cells).toEqual(recorded));

  if (!isWhole) {
    test('has the results in the table', () => {
      const table = readSequences();
      const recordedOf = ({ type, sequence }: Cell) =>
        table.find((cell) => cell.type === type && cell.sequence === sequence);
      check(shown, shown.map(recordedOf));
    });
    return;
  }
  test('has exactly the results in the table, and no empty cell', () => {
    const cells = types.flatMap((type) =>
      Object.keys(SEQUENCES).map(
        (sequence) =>
          shown.find((cell) => cell.type === type && cell.sequence === sequence) ??
          `${type} ${sequence}: nothing was recorded`,
      ),
    );
    expect(cells.filter((cell) => typeof cell === 'string')).toEqual([]);
    if (process.env.RECORD_SEQUENCES) {
      writeFileSync(SEQUENCES_FILE, `[\n${cells.map((cell) => `  ${JSON.stringify(cell)}`).join(',\n')}\n]\n`);
    }
    check(cells, readSequences());
  });
}
