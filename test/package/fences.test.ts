/** @tier complete */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { RosettaTranslator, typeScriptSnippetFromVisibleSource } from 'jsii-rosetta';
import { FRAMEWORK_PAGES } from '../../generate/pages/render-frameworks';
import { inCdktf } from '../../generate/pages/terrain-examples';
import { ROOT } from './languages';

/** The type checker compiles the examples of these pages as whole files, `examples/<kind>/<type>/construct.ts`. */
const COMPILED_AS_EXAMPLES = ['actions', 'data-sources', 'ephemeral-resources', 'list-resources', 'resources'].map(
  (kind) => path.join('docs', kind),
);

const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync(path.join(ROOT, 'packages'))
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(path.join(ROOT, file))),
  ...['docs', 'examples'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ),
].filter(
  (file) =>
    file.endsWith('.md') && !file.includes('node_modules') && !COMPILED_AS_EXAMPLES.includes(path.dirname(file)),
);

const MISTAKEN =
  "```ts\nimport { platform } from 'lintel';\nexport const kind: number = platform.PolicyKind.OPA;\n```\n";

/** Where somebody has installed what the examples import. */
const folder = mkdtempSync(path.join(tmpdir(), 'lintel-fences-'));
const MODULES = {
  'lintel': ROOT,
  'lintel-awscdk': path.join(ROOT, 'packages', 'awscdk'),
  ...Object.fromEntries(
    ['@types', 'aws-cdk-lib', 'cdktf', 'constructs'].map((name) => [name, path.join(ROOT, 'node_modules', name)]),
  ),
};

beforeAll(() => {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const [name, target] of Object.entries(MODULES)) symlinkSync(target, path.join(folder, 'node_modules', name));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** In the form for cdktf; the test of the package for CDK Terrain compiles, and runs, the other one. */
function snippetsOf(page: string, text: string) {
  const blocks = [...text.matchAll(/^```(?:ts|typescript)\n([^]*?)^```$/gm)].filter(
    ([, source]) => !(FRAMEWORK_PAGES.some((one) => one === page) && /\bcdktn\b/.test(source!)),
  );
  return blocks.map(({ 1: source = '', index }) =>
    typeScriptSnippetFromVisibleSource(
      inCdktf(source),
      {
        api: { api: 'file', fileName: page },
        field: { field: 'markdown', line: text.slice(0, index).split('\n').length },
      },
      true,
    ),
  );
}

test('the TypeScript that README and docs show compiles, as rosetta compiles it, and a mistake would be found', async () => {
  const shown = pages.flatMap((page) => snippetsOf(page, readFileSync(path.join(ROOT, page), 'utf8')));
  expect(shown.map(({ location: { api } }) => 'fileName' in api && api.fileName)).toEqual(
    expect.arrayContaining(['README.md', 'docs/emulator-in-tests.md']),
  );
  const translator = new RosettaTranslator({ includeCompilerDiagnostics: true });
  const { diagnostics } = await translator.translateAll([...shown, ...snippetsOf('mistaken.md', MISTAKEN)], {
    compilationDirectory: folder,
  });
  const errors = diagnostics.filter(({ isError }) => isError).map(({ formattedMessage }) => formattedMessage);
  // It compiles what it cannot say in other languages too. The tests of an author are in one language; constructs must be in all.
  const wrong = errors.filter(
    (message) =>
      !(/docs.(emulator-in-tests|testing)\.md/.test(message) && message.includes('is not supported in examples')),
  );
  expect(wrong).toEqual([expect.stringMatching(/mistaken\.md[^]*PolicyKind' is not assignable to type 'number'/)]);
}, 300_000);
