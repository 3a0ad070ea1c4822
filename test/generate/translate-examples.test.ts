/** @tier complete */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { App, TerraformStack, Testing } from 'cdktf';
import type { Construct } from 'constructs';
import {
  EXAMPLE_KINDS,
  LANGUAGES,
  readTranslation,
  shownTypeScript,
  sourceOf,
} from '../../generate/pages/translate-examples';

const ROOT = path.join(__dirname, '..', '..');
const EXAMPLES = path.join(ROOT, 'examples');
const BLOCKS = { 'resources': 'resource', 'data-sources': 'data', 'ephemeral-resources': 'ephemeral' } as const;
const examples = EXAMPLE_KINDS.flatMap((kind) =>
  readdirSync(path.join(EXAMPLES, kind)).map((type) => [kind, type] as const),
);

// The folders that an example names are resolved from the app's working directory.
const home = process.cwd();
beforeAll(() => {
  const app = mkdtempSync(path.join(tmpdir(), 'lintel-examples-'));
  mkdirSync(path.join(app, 'modules', 'vpc'), { recursive: true });
  writeFileSync(path.join(app, 'modules', 'vpc', 'main.tf'), '');
  mkdirSync(path.join(app, 'policies'));
  writeFileSync(path.join(app, 'policies', 'sentinel.hcl'), '');
  mkdirSync(path.join(app, 'dist'));
  process.chdir(app);
});
afterAll(() => process.chdir(home));

test.each(examples)('the construct example in %s/%s synthesizes its type', (kind, type) => {
  // oxlint-disable-next-line typescript/no-require-imports -- one file for each type
  const { example } = require(path.join(EXAMPLES, kind, type, 'construct.ts')) as { example(scope: Construct): void };
  const stack = new TerraformStack(new App({ skipValidation: true }), 'example');
  example(stack);
  const synthesized = JSON.parse(Testing.synth(stack)) as { readonly [block: string]: object };
  expect(Object.keys(synthesized[BLOCKS[kind]] ?? {})).toContain(type);
});

test.each(LANGUAGES.map(({ name }) => [name]))('every example in %s was translated from its current text', (name) => {
  const language = LANGUAGES.find((one) => one.name === name)!;
  for (const [kind, type] of examples) {
    const text = readTranslation({ root: ROOT, kind, type }, language);
    expect(text).not.toContain('undefined');
    expect(text).toMatch(/\b(?:platform|secrets)\b[^]*\bExample\b|\bscope\b/);
  }
});

test('a page shows the imports of lintel and cdktf and the body of the example', () => {
  expect(shownTypeScript(sourceOf({ root: ROOT, kind: 'resources', type: 'lintel_run_task' }))).toMatch(
    /^import \{ platform \} from 'lintel';\n\n(?:const \w+ = )?new platform\.RunTask\(scope, 'Example', \{\n {2}/,
  );
});

test('every URL of a translated example is one of the original', () => {
  const urls = (text: string) => [...text.matchAll(/\b[a-z]+:\/\/[^\s"'`]+/g)].map(([url]) => url);
  for (const [kind, type] of examples) {
    const example = { root: ROOT, kind, type };
    const own = urls(sourceOf(example));
    for (const language of LANGUAGES) {
      const translated = urls(readTranslation(example, language)).filter((url) => !own.includes(url));
      expect({ type, language: language.name, translated }).toEqual({ type, language: language.name, translated: [] });
    }
  }
});
