import { execFileSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** Words that only insiders understand, with the term to use instead; docs/glossary.md defines the terms. */
const WORDS: { readonly [word: string]: string } = {
  wing: 'service',
  room: 'resource',
  door: 'entry point',
  street: 'clients',
  deed: 'operation',
  spot: 'attribute path',
  fate: 'outcome',
  advice: 'plan modification',
  advise: 'plan modification',
  recollect: 'private state',
  recollection: 'private state',
  told: 'reported',
  tells: 'reports',
  answers: 'returns, responds, responses',
  answered: 'returned, responded',
  whoever: 'anyone who',
};

/** Sentences and codes that must not return. */
const PHRASES: readonly RegExp[] = [
  /who one is to them/,
  /what is otherwise than/,
  /as it should not be|not as it should be/,
  /^\W*Where configured,/,
  /\bAbsent, (?!null|0|and)/,
  /is to be had/,
  /is asked another question/,
  /by another way than this one/,
  /Of the objects of Lintel/,
  /that nobody has recorded/,
  /is there with the dialect/,
  /gives up leases/,
  /is nobody's/,
  /must fetch it more often/,
  /have no opinion/,
  /\btoAnswer\b/,
  /\bperforms:|`performs`/,
  /\b(?:meanings?|ordinary)[:.](?!\s)|\bMeanings?\b(?=[A-Z<({;])|[a-z]Meanings?\b/,
  /(?<=^|[^.\w])ordinary: /,
  /design rule \d/i,
  /(?<=['"`(| ])(?:U\??|L|CRE|C~): [a-z]/,
  /'(?:U\??|CRE|C~)'/,
];

/** Correct uses, each with its reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly reason: string }[] = [
  {
    file: /^(?:src\/cli|test\/cli|docs\/rekey|examples)/,
    text: /\banswer(?:s|ed)?\b.*\b(?:prompt|question|terminal)|\b(?:prompt|question|terminal)\b.*\banswer/i,
    reason: 'a person answers a prompt',
  },
  {
    file: /./,
    text: /street(?:_a|A)ddress|\bstreet\b.*\b(?:postal|locality|subject)/i,
    reason: "the street of a certificate's subject",
  },
  {
    file: /^test\/generate\/edge-/,
    text: /\b(?:streets?|doors?)\b/i,
    reason: 'a house, whose parts are sample attributes',
  },
  {
    file: /^changelog\//,
    text: /`(?:wing|weight)`/,
    reason: 'says what was renamed',
  },
  { file: /./, text: /openbao-answers\.json/, reason: 'the name of a file of recorded responses' },
  { file: /./, text: /\bhttps?:\/\/\S*(?:answers|meaning)/, reason: 'the address of a page' },
];

/** Not written for this repository: specifications, history, recorded data, licenses, and this list. */
const EXCLUDED =
  /^(?:docs\/spec\/|CHANGELOG\.md$|LICENSE|package-lock\.json|packages\/[^/]+\/package-lock\.json|test\/docs\/plain-words\.test\.ts$)/;
const PROSE = /\.(?:[cm]?[jt]sx?|md|tf|hcl|py|go|java|ya?ml|css|html)$/;

interface Found {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && !EXCLUDED.test(file) && existsSync(path.join(ROOT, file)));

/** Splits identifiers and file names into words. */
function spaced(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-/.]/g, ' ')
    .toLowerCase();
}

function wordsIn(text: string): string[] {
  const words = new Set(spaced(text).match(/[a-z]+/g) ?? []);
  return Object.keys(WORDS).filter((word) => words.has(word) || words.has(`${word}s`));
}

function phrasesIn(text: string): string[] {
  return PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? []);
}

function findIn(file: string, text: string): Found[] {
  const isAllowed = (line: string) => ALLOWED.some((allowed) => allowed.file.test(file) && allowed.text.test(line));
  return text
    .split('\n')
    .flatMap((content, index) =>
      isAllowed(content)
        ? []
        : [...wordsIn(content), ...phrasesIn(content)].map((word) => ({ file, line: index + 1, word })),
    );
}

test('finds private words in identifiers, comments, strings and pages', () => {
  const lines = [
    'const roomOf = 1;',
    '// What a deed is.',
    "'the wing of it'",
    'export class SpotList {}',
    'A bedroom is fine, and so is `swing`.',
    "exempt: { key: 'U: never returned' },",
  ];
  expect(findIn('src/example.ts', lines.join('\n')).map(({ line, word }) => `${line} ${word}`)).toEqual([
    '1 room',
    '2 deed',
    '3 wing',
    '4 spot',
    '6 U: n',
  ]);
});

test('no file has a private word in its name', () => {
  expect(
    files.flatMap((file) =>
      /openbao-answers\.json$/.test(file) ? [] : wordsIn(file).map((word) => `${file}: ${word}`),
    ),
  ).toEqual([]);
});

test('code, comments, messages, titles and pages use the terms of the glossary', () => {
  const found = files
    .filter((file) => PROSE.test(file))
    .flatMap((file) => findIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
  expect(
    found.map(
      ({ file, line, word }) => `${file}:${line}: ${word}${Object.hasOwn(WORDS, word) ? ` (use ${WORDS[word]})` : ''}`,
    ),
  ).toEqual([]);
});
