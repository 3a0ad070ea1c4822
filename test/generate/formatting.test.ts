import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import ignore from 'ignore';

const ROOT = path.join(__dirname, '..', '..');

test('the formatter excludes generated files and includes all handwritten ones', () => {
  const { ignorePatterns } = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as {
    readonly ignorePatterns: readonly string[];
  };
  const ignored = ignore().add(ignorePatterns);
  const sources = ['src', 'packages/awscdk/src', 'packages/awscdk/bundled'].flatMap(typescriptIn);
  const isGenerated = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').startsWith('// Written from ');
  const generated = sources.filter(isGenerated);
  expect(generated.length).toBeGreaterThan(50);
  expect(sources.filter((file) => ignored.ignores(file))).toEqual(generated);
});

test('no comment is wider than 180 columns: the formatter does not break prose', () => {
  const isWide = (line: string) => line.length > 180 && /^\s*(?:\/\/|\/?\*)/.test(line) && !/https?:\/\//.test(line);
  const wide = ['bench', 'generate', 'packages/awscdk/src', 'src', 'test'].flatMap(typescriptIn).flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isWide(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(isWide(`  // ${'word '.repeat(40)}`)).toBe(true);
  expect(wide).toEqual([]);
});

function typescriptIn(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}
