import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { buildSync } from 'esbuild';

const ROOT = path.join(__dirname, '..', '..');
const PACKAGE = path.join(ROOT, 'packages', 'awscdk');

test('constructs import nothing from outside of their package', () => {
  const files = readdirSync(path.join(PACKAGE, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const outside = files.flatMap((file) =>
    [...readFileSync(path.join(PACKAGE, 'src', file), 'utf8').matchAll(/from '(\.[^']*)'/g)]
      .map(([, to]) => path.join(path.dirname(file), to!))
      .filter((to) => to.startsWith('..'))
      .map((to) => `${file}: ${to}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(outside).toEqual([]);
});

test('the bundled definitions contain only data: no clients, no emulator and no handlers', () => {
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [path.join(PACKAGE, 'bundled', 'definitions.ts')],
    bundle: true,
    platform: 'node',
    write: false,
    metafile: true,
    outfile: 'unused.js',
  });
  const reached = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/'));
  expect([...new Set(reached.map((file) => file.split('/')[1]))].sort()).toEqual([
    'constructs',
    'definition',
    'handlers',
    'hcl',
    'plugin-protocol',
  ]);
  expect(reached.filter((file) => file.startsWith('src/plugin-protocol/'))).toEqual(['src/plugin-protocol/value.ts']);
  expect(reached.filter((file) => file.startsWith('src/constructs/'))).toEqual(['src/constructs/spelling.ts']);
  expect(
    reached.filter((file) =>
      /^src\/handlers\/.*\/(?:resource|data-source|ephemeral-resource|list|action)\.ts$/.test(file),
    ),
  ).toEqual([]);
});
