import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import ignore from 'ignore';

const ROOT = path.join(__dirname, '..', '..');

test('the formatter excludes generated files and includes all handwritten ones', () => {
  const ignored = ignore().add(readFileSync(path.join(ROOT, '.prettierignore'), 'utf8'));
  const sources = ['src', 'packages/awscdk/src', 'packages/awscdk/bundled'].flatMap(typescriptIn);
  const isGenerated = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').startsWith('// Written from ');
  const generated = sources.filter(isGenerated);
  expect(generated.length).toBeGreaterThan(50);
  expect(sources.filter((file) => ignored.ignores(file))).toEqual(generated);
});

function typescriptIn(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}
