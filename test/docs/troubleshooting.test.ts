import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import * as ts from 'typescript';
import { renderTroubleshooting } from '../../generate/pages/render-troubleshooting';
import { Failure } from '../../src/cli/failure';
import { Refusal } from '../../src/custom-resource/response/reason';
import type { Problem } from '../../src/definition/problem';
import { CATALOGUE } from '../../src/diagnostics/catalogue';
import { codeLine, codeOf } from '../../src/diagnostics/code';
import type { Context } from '../../src/handlers/contract';

const ROOT = path.join(__dirname, '..', '..');
const codes = Object.keys(CATALOGUE) as (keyof typeof CATALOGUE)[];
const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('emulator/') && !/^diagnostics\/(?!code\.ts)/.test(file))
  .map((file) => ({
    file,
    source: ts.createSourceFile(file, readFileSync(path.join(ROOT, 'src', file), 'utf8'), ts.ScriptTarget.Latest),
  }));

/** What runs before any of the sources does. */
const LAUNCHERS = ['package/launcher.sh'];

test('every code is a name that can be an anchor, with a complete explanation', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    const { title, cause, lookAt, remedy, example } = CATALOGUE[code];
    expect(title).not.toMatch(/\.$/);
    for (const sentence of [cause, lookAt, remedy]) expect(sentence).toMatch(/^[`A-Z\d].*\.$/s);
    expect(example.trim()).not.toBe('');
  }
  expect(new Set(codes.map((code) => CATALOGUE[code].title)).size).toBe(codes.length);
});

test('the page has a heading for every code, at the address of the message', () => {
  const page = readFileSync(path.join(ROOT, 'docs', 'troubleshooting.md'), 'utf8');
  expect(page).toBe(renderTroubleshooting());
  expect([...page.matchAll(/^### (.*)$/gm)].map(([, code]) => code).sort()).toEqual([...codes].sort());
  expect(codeLine('object-already-exists')).toMatch(/\/docs\/troubleshooting\.md#object-already-exists$/);
  const links = [...page.matchAll(/\[`([^`]+)`\]\(#([^)]+)\)/g)].map(([, code, anchor]) => [code, anchor]);
  for (const [code, anchor] of links) {
    expect([code, codes.includes(anchor as (typeof codes)[number])]).toEqual([anchor, true]);
  }
  // Below a subject, and the most frequent ones above all.
  const [, bySubject = ''] = /^## By subject\n\n([^]*?)\n\n/m.exec(page)!;
  expect([...bySubject.matchAll(/\[`([^`]+)`\]/g)].map(([, code]) => code).sort()).toEqual([...codes].sort());
});

test('the sources produce every code', () => {
  const produced = new Set<string>();
  for (const { source } of sources) {
    visit(source, (node) => {
      if (ts.isStringLiteral(node)) produced.add(node.text);
    });
  }
  for (const launcher of LAUNCHERS) {
    const found = [...readFileSync(path.join(ROOT, 'generate', launcher), 'utf8').matchAll(/\(Code: ([a-z-]+)\)/g)];
    expect(found).not.toEqual([]);
    for (const [, code] of found) {
      expect(codes).toContain(code);
      produced.add(code);
    }
  }
  expect(codes.filter((code) => !produced.has(code))).toEqual([]);
});

test('what the function and the command line throw at people has a code', () => {
  const plain: string[] = [];
  for (const { file, source } of sources.filter((each) => /^(?:cli|custom-resource)\//.test(each.file))) {
    visit(source, (node) => {
      if (!ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return;
      const { expression, arguments: given } = node.expression;
      // Sentences begin with a capital letter; the texts of bugs, which nobody should see, do not.
      if (expression.getText(source) === 'Error' && /^[`'"][A-Z]/.test(given?.[0]?.getText(source) ?? '')) {
        plain.push(file);
      }
    });
  }
  expect(plain).toEqual([]);
});

/** What commands write to standard error besides warnings, by file: dialogues, progress and failures. */
const OTHER_MESSAGES = [
  'adopt/choose.ts',
  'drift/accept.ts',
  'drift/progress.ts',
  'program.ts',
  'rekey/checks.ts',
  'rekey/input.ts',
  'report-connection.ts',
  'review/acknowledge.ts',
  'terminal-questions.ts',
];

test('every warning of a command has a code, because one function writes them', () => {
  const writers = new Set<string>();
  const worded = new Set<string>();
  for (const { file, source } of sources.filter((each) => each.file.startsWith('cli/'))) {
    visit(source, (node) => {
      if (ts.isCallExpression(node) && /\bstderr\.write$/.test(node.expression.getText(source))) {
        writers.add(file.slice(4));
      }
      if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && /^\s*warning:/i.test(node.text)) {
        worded.add(file.slice(4));
      }
    });
  }
  // Diagnostics of Terraform that a report quotes have their own codes.
  expect([...worded].sort()).toEqual(['stack/events.ts', 'warn.ts']);
  expect([...writers].sort()).toEqual([...OTHER_MESSAGES, 'warn.ts'].sort());
});

test('diagnostics of Terraform are made in one place', () => {
  const others = new Set<string>();
  for (const { file, source } of sources.filter((each) => each.file.startsWith('terraform/'))) {
    visit(source, (node) => {
      if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === 'Severity') others.add(file);
      if (ts.isObjectLiteralExpression(node) && hasMembers(node, 'severity', 'detail')) others.add(file);
    });
  }
  expect([...others]).toEqual(['terraform/diagnostics.ts']);
});

test('every class of errors that handlers and clients throw has a code of its own', () => {
  const classes = sources
    .filter(({ file }) => ['handlers/errors.ts', 'clients/errors.ts'].includes(file))
    .flatMap(({ source }) => source.statements.filter(ts.isClassDeclaration).map(({ name }) => name!.text))
    .filter((name) => name !== 'ClientError');
  expect(classes.length).toBeGreaterThan(15);
  const withoutCode = classes.filter(
    (name) => codeOf(Object.assign(new Error('x'), { name, status: 422, reason: new TypeError('x') })) === 'bug',
  );
  // An update that failed half-way has the code of its reason.
  expect(withoutCode).toEqual(['PartiallyUpdated']);
  expect(codeOf(new TypeError('x'))).toBe('bug');
});

test.each([
  [401, 'token-invalid'],
  [403, 'permission-denied'],
  [404, 'request-refused'],
  [422, 'request-refused'],
  [429, 'too-many-requests'],
  [503, 'service-failed'],
])('an error response with the status %i has the code %s', (status, code) => {
  expect(codeOf(Object.assign(new Error('x'), { name: 'ApiError', status }))).toBe(code);
});

/** Never called: the compiler checks it. */
export function words(context: Context): unknown[] {
  return [
    // @ts-expect-error -- a failure has a code
    new Failure('the file does not exist'),
    // @ts-expect-error -- a refusal has a code
    new Refusal('The object exists'),
    // @ts-expect-error -- a warning has a code
    context.warn('Summary', 'Detail'),
    // @ts-expect-error -- a problem has a code
    { path: [], severity: 'error', summary: 'Invalid', detail: 'It must be.' } satisfies Problem,
    // @ts-expect-error -- of the catalogue
    { path: [], code: 'invented', severity: 'error', summary: 'Invalid', detail: 'It must be.' } satisfies Problem,
  ];
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => visit(child, each));
}

function hasMembers(node: ts.ObjectLiteralExpression, ...names: readonly string[]): boolean {
  const found = node.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''));
  return names.every((name) => found.includes(name));
}
