import { DOOR_DEEDS, DOORS, LANGUAGE_DEEDS, LANGUAGES } from './proofs';
import type { Proof } from './proofs';

/** What cannot be, and why: no test shows it. */
const IMPOSSIBLE: { readonly [subjectAndDeed: string]: string } = {
  'AWS CDK import': 'not applicable: CloudFormation cannot import custom resources',
};

/** Writes the tables of what the tests have shown between the marks of a page: `<!-- proofs: languages -->` and `<!-- proofs: doors -->`. */
export function renderProofs(page: string, proofs: readonly Proof[]): string {
  const tables = { languages: table(LANGUAGES, LANGUAGE_DEEDS, proofs), doors: table(DOORS, DOOR_DEEDS, proofs) };
  return Object.entries(tables).reduce((text, [name, rows]) => replaceBetween(text, `<!-- proofs: ${name} -->`, `<!-- end of ${name} -->`, rows), page);
}

function table(subjects: readonly string[], deeds: readonly string[], proofs: readonly Proof[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [
    row(['', ...deeds]),
    `|${'---|'.repeat(deeds.length + 1)}\n`,
    ...subjects.map((subject) => row([subject, ...deeds.map((deed) => cell(subject, deed, proofs))])),
  ].join('');
}

/** The first of the test files that show it, where one does. */
function cell(subject: string, deed: string, proofs: readonly Proof[]): string {
  const proof = proofs.find((candidate) => candidate.subject === subject && candidate.deed === deed);
  return proof ? `[tested](${proof.file})` : IMPOSSIBLE[`${subject} ${deed}`] ?? '–';
}

function replaceBetween(text: string, from: string, to: string, inner: string): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`The page has no place for what the tests have shown: ${from} … ${to}`);
  return `${text.slice(0, start + from.length)}\n${inner}${text.slice(end)}`;
}
