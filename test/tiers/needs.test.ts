import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { ImportGraph } from './import-graph';
import { needsOf } from './needs';

test.each([
  ['what is in one process needs nothing that is built', 'test/hcl/parse-hcl.test.ts', {}],
  ['what starts the provider needs the bundles', 'test/plugin-protocol/handshake.test.ts', { bundles: true }],
  ['what runs the command line needs them', 'test/cli/program.test.ts', { bundles: true }],
  ['what invokes the function needs them', 'test/custom-resource/lambda.test.ts', { bundles: true }],
  [
    'what installs the package needs the assemblies',
    'test/constructs/cdktf-deploy.test.ts',
    { bundles: true, assemblies: true },
  ],
  ['what runs the executable needs it', 'test/terraform/launcher.test.ts', { bundles: true, executables: true }],
])('%s', (_, file, needs) => {
  expect(needsOf([file])).toEqual({ bundles: false, assemblies: false, executables: false, ...needs });
});

describe('imports', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'lintel-imports-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    ["import { a } from './a';", true],
    ["import {\n  a,\n  b,\n} from './a';", true],
    ["import './a';", true],
    ["export * from './a';", true],
    ["const a = await import('./a');", true],
    ["const a = require('./a') as object;", true],
    ["import type { A } from './a';", false],
    ["export type { A } from './a';", false],
    ["type A = typeof import('./a');", false],
    ["import { c } from 'a';", false],
  ])('%j', (line, isFound) => {
    write('test/one.ts', `import { z } from './z';\n${line}\n`);
    write('test/a.ts', '');
    write('test/z/index.ts', '');
    expect(new ImportGraph(root).importsOf('test/one.ts')).toEqual([
      'test/z/index.ts',
      ...(isFound ? ['test/a.ts'] : []),
    ]);
  });

  test('are followed, in circles too, and not beyond an end', () => {
    write('a.ts', "import './b';");
    write('b.ts', "import './c';\nimport './a';");
    write('c.ts', "import './d';");
    write('d.ts', '');
    const graph = new ImportGraph(root);
    expect([...graph.reach(['a.ts'], (file) => file === 'c.ts')]).toEqual([
      ['a.ts', 0],
      ['b.ts', 1],
      ['c.ts', 2],
    ]);
    expect([...graph.reach(['d.ts', 'c.ts']).keys()]).toEqual(['d.ts', 'c.ts']);
  });
});
