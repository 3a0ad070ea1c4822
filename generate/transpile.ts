import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import * as ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const [SOURCE, COMPILED] = ['src', 'lib'].map((folder) => path.join(ROOT, folder));

/** Updates `lib` for changed sources without checking types and without jsii. */
export function transpile(): void {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const compilerOptions = {
    ...options,
    declaration: false,
    sourceMap: false,
    inlineSourceMap: false,
    inlineSources: false,
    isolatedModules: true,
  };
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of sources) {
    const [source, compiled] = [path.join(SOURCE, file), path.join(COMPILED, file.replace(/\.ts$/, '.js'))];
    if (timeOf(compiled) >= timeOf(source)) continue;
    mkdirSync(path.dirname(compiled), { recursive: true });
    writeFileSync(
      compiled,
      ts.transpileModule(readFileSync(source, 'utf8'), { fileName: source, compilerOptions }).outputText,
    );
  }
  removeOrphans(new Set(sources.map((file) => file.replace(/\.ts$/, ''))));
}

/** The outputs of sources that were moved or removed. The bundles have none. */
function removeOrphans(sources: ReadonlySet<string>): void {
  for (const file of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' })) {
    const name = /^(?!bundle\/)(.*?)(?:\.d\.ts|\.js)$/.exec(file.split(path.sep).join('/'))?.[1];
    if (name !== undefined && !sources.has(name) && existsSync(path.join(COMPILED, file))) {
      rmSync(path.join(COMPILED, file));
    }
  }
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
