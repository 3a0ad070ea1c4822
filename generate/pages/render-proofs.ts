import { ENTRY_POINT_OPERATIONS, ENTRY_POINTS, LANGUAGE_OPERATIONS, LANGUAGES } from './proofs';
import type { Proof } from './proofs';
import { replaceBetween } from './replace-between';

/** Cells that cannot be proved, with the reason. */
const IMPOSSIBLE: { readonly [subjectAndOperation: string]: string } = {
  'AWS CDK import': 'not applicable: CloudFormation cannot import custom resources',
};

/**
 * Writes the tables of tested features between the markers of a page: `<!-- proofs: languages -->` and `<!-- proofs:
 * entry points -->`.
 */
export function renderProofs(page: string, proofs: readonly Proof[]): string {
  const tables = {
    'languages': table(LANGUAGES, LANGUAGE_OPERATIONS, proofs),
    'entry points': table(ENTRY_POINTS, ENTRY_POINT_OPERATIONS, proofs),
  };
  return Object.entries(tables).reduce(
    (text, [name, rows]) => replaceBetween(text, `<!-- proofs: ${name} -->`, `<!-- end of ${name} -->`, rows),
    page,
  );
}

function table(subjects: readonly string[], operations: readonly string[], proofs: readonly Proof[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [
    row(['', ...operations]),
    `|${'---|'.repeat(operations.length + 1)}\n`,
    ...subjects.map((subject) => row([subject, ...operations.map((operation) => cell(subject, operation, proofs))])),
  ].join('');
}

/** The first test file that proves a cell, if any. */
function cell(subject: string, operation: string, proofs: readonly Proof[]): string {
  const proof = proofs.find((candidate) => candidate.subject === subject && candidate.operation === operation);
  return proof ? `[tested](${proof.file})` : (IMPOSSIBLE[`${subject} ${operation}`] ?? '–');
}
