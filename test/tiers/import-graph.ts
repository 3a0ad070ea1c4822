import { existsSync, readFileSync, statSync } from 'fs';
import * as path from 'path';

export const ROOT = path.join(__dirname, '..', '..');

/** Packages of this repository, by the names that examples and tests import. */
const OWN: Readonly<Record<string, string>> = {
  'lintel': 'src/index.ts',
  'lintel/emulator': 'src/emulator/index.ts',
  'lintel-awscdk': 'packages/awscdk/src/index.ts',
};

/** `import x from`, `export x from`, `import 'x'`, `import('x')` and `require('x')`; what is written as an import of types alone is none. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)(?:[^'"();]*?\sfrom\s)?['"]([^'"\n]+)['"]|(?<!typeof )\b(?:import|require)\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

/** What files of this repository import of each other. All paths are relative to its root. */
export class ImportGraph {
  private readonly direct = new Map<string, readonly string[]>();

  constructor(private readonly root = ROOT) {}

  public text(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  public importsOf(file: string): readonly string[] {
    let known = this.direct.get(file);
    if (!known) {
      const names = /\.[jt]s$/.test(file)
        ? [...this.text(file).matchAll(IMPORT)].map(([, one, other]) => one ?? other!)
        : [];
      known = [...new Set(names.map((name) => this.resolve(file, name)).filter((found) => found !== undefined))];
      this.direct.set(file, known);
    }
    return known;
  }

  /** The files and all that they import, with the number of steps to each; `isEnd` says what is reached and not followed. */
  public reach(files: readonly string[], isEnd: (file: string) => boolean = () => false): ReadonlyMap<string, number> {
    const steps = new Map(files.map((file) => [file, 0]));
    for (const [file, count] of steps) {
      if (isEnd(file)) continue;
      for (const imported of this.importsOf(file)) if (!steps.has(imported)) steps.set(imported, count + 1);
    }
    return steps;
  }

  private resolve(importer: string, name: string): string | undefined {
    if (OWN[name]) return OWN[name];
    if (!name.startsWith('.')) return undefined;
    const base = path.join(path.dirname(importer), name);
    return ['', '.ts', '.js', '.json', '/index.ts', '/index.js']
      .map((end) => base + end)
      .find((file) => existsSync(path.join(this.root, file)) && statSync(path.join(this.root, file)).isFile());
  }
}
