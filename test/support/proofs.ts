/**
 * What the README's tables say is what the tests have shown. A test file that shows some of it makes `proofsOf(__filename)`, calls `add` at
 * the end of each test that shows something, and `hold` after its last test: that adds one more test, which fails where the file shows
 * more, or less, than `test/proofs.json` says of it. The tables are written from that file, and it is written by the tests themselves:
 *
 *     RECORD_PROOFS=1 npx jest --runInBand <the test file>
 *     npx tsx generate/main.ts
 */
import { renameSync, writeFileSync } from 'fs';
import * as path from 'path';
import { PROOFS_FILE, readProofs } from '../../generate/proofs';
import type { EntryPoint, ENTRY_POINT_OPERATIONS, Language, LANGUAGE_OPERATIONS, Proof } from '../../generate/proofs';

const ROOT = path.join(__dirname, '..', '..');

type OperationOf<Subject> = Subject extends Language
  ? (typeof LANGUAGE_OPERATIONS)[number]
  : (typeof ENTRY_POINT_OPERATIONS)[number];

export interface Proofs {
  /** Said at the end of a test that shows these of a language or an entry point; saying it again changes nothing. */
  add<Subject extends Language | EntryPoint>(subject: Subject, ...operations: readonly OperationOf<Subject>[]): void;
  /** `leftOut`: languages that this machine has nothing for. In continuous integration there are none: their tests fail there. */
  hold(leftOut?: readonly Language[]): void;
}

export function proofsOf(testFile: string): Proofs {
  const file = path.relative(ROOT, testFile).split(path.sep).join('/');
  const shown = new Map<string, Proof>();
  return {
    add: (subject, ...operations) => {
      for (const operation of operations) shown.set(`${subject} ${operation}`, { subject, operation, file });
    },
    hold: (leftOut: readonly string[] = []) => {
      test('shows what the README says that it shows, no more and no less', () => {
        const proofs = inOrder([...shown.values()]);
        if (process.env.RECORD_PROOFS) record(file, proofs);
        expect(proofs).toEqual(readProofs().filter((proof) => proof.file === file && !leftOut.includes(proof.subject)));
      });
    },
  };
}

/** Whole or not at all; what other files have shown stays. */
function record(file: string, proofs: readonly Proof[]): void {
  const all = inOrder([...readProofs().filter((proof) => proof.file !== file), ...proofs]);
  writeFileSync(`${PROOFS_FILE}.new`, `[\n${all.map((proof) => `  ${JSON.stringify(proof)}`).join(',\n')}\n]\n`);
  renameSync(`${PROOFS_FILE}.new`, PROOFS_FILE);
}

function inOrder(proofs: readonly Proof[]): Proof[] {
  const key = ({ subject, operation, file }: Proof) => [subject, operation, file].join('\n');
  return [...proofs].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
