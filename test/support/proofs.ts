/**
 * The README's tables contain test results. A test file with such results calls `proofsOf(__filename)`, `add` at the end of each test that
 * proves something, and `hold` after its last test. `hold` adds a test that fails if the file proves more or less than `test/proofs.json`
 * says about it. The tables are generated from that file, which the tests write:
 *
 *     RECORD_PROOFS=1 npx jest --runInBand <the test file>
 *     npx tsx generate/main.ts
 */
import { renameSync, writeFileSync } from 'fs';
import * as path from 'path';
import { PROOFS_FILE, readProofs } from '../../generate/pages/proofs';
import type {
  EntryPoint,
  ENTRY_POINT_OPERATIONS,
  Language,
  LANGUAGE_OPERATIONS,
  Proof,
} from '../../generate/pages/proofs';
import { checkStale } from './stale';

const ROOT = path.join(__dirname, '..', '..');

type OperationOf<Subject> = Subject extends Language
  ? (typeof LANGUAGE_OPERATIONS)[number]
  : (typeof ENTRY_POINT_OPERATIONS)[number];

export interface Proofs {
  /** Records that a test has proved these operations for a language or an entry point. Repeating a call has no effect. */
  add<Subject extends Language | EntryPoint>(subject: Subject, ...operations: readonly OperationOf<Subject>[]): void;
  /**
   * `leftOut`: languages whose tools are not installed on this machine. In continuous integration there are none, because their tests fail
   * there. `isTried`: whether this run proves an operation, where a tier has others than the rest of the file.
   */
  hold(leftOut?: readonly Language[], isTried?: (proof: Proof) => boolean): void;
}

export function proofsOf(testFile: string): Proofs {
  const file = path.relative(ROOT, testFile).split(path.sep).join('/');
  const shown = new Map<string, Proof>();
  return {
    add: (subject, ...operations) => {
      for (const operation of operations) shown.set(`${subject} ${operation}`, { subject, operation, file });
    },
    hold: (leftOut: readonly string[] = [], isTried = () => true) => {
      test('proves exactly what the README states', () => {
        const proofs = inOrder([...shown.values()]);
        if (process.env.RECORD_PROOFS) record(file, proofs);
        checkStale('test/proofs.json', `RECORD_PROOFS=1 npx jest --runInBand ${file} && npm run generate`, () =>
          expect(proofs).toEqual(
            readProofs().filter((proof) => proof.file === file && !leftOut.includes(proof.subject) && isTried(proof)),
          ),
        );
      });
    },
  };
}

/** Writes the file atomically. The proofs of other files stay. */
function record(file: string, proofs: readonly Proof[]): void {
  const all = inOrder([...readProofs().filter((proof) => proof.file !== file), ...proofs]);
  writeFileSync(`${PROOFS_FILE}.new`, `[\n${all.map((proof) => `  ${JSON.stringify(proof)}`).join(',\n')}\n]\n`);
  renameSync(`${PROOFS_FILE}.new`, PROOFS_FILE);
}

function inOrder(proofs: readonly Proof[]): Proof[] {
  const key = ({ subject, operation, file }: Proof) => [subject, operation, file].join('\n');
  return [...proofs].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
