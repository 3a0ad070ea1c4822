import { readFileSync, renameSync, writeFileSync } from 'fs';
import { basename, dirname, join, relative } from 'path';

const WRITTEN = '// What the compiler wrote, with every file loaded when it is first asked for.';

// Through a function: Node.js ignores names that are visibly defined as getters.
const HEAD = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
function lazy(name, get) { Object.defineProperty(exports, name, { enumerable: true, get }); }
`;

/**
 * Rewrites a compiled index so that it loads its exports on first access: an app with three resources need not load
 * sixty. Importers see the same names as before.
 */
export function makeLazy(file: string): void {
  const compiled = readFileSync(file, 'utf8');
  if (compiled.startsWith(WRITTEN)) return;
  const getters = new Map<string, string>();
  for (const [, target] of compiled.matchAll(/^__exportStar\(require\("(.+?)"\), exports\);$/gm)) {
    for (const name of namesOf(file, target)) getters.set(name, `require(${JSON.stringify(target)}).${name}`);
  }
  for (const [, name, target] of compiled.matchAll(/^exports\.(\w+) = __importStar\(require\("(.+?)"\)\);$/gm)) {
    getters.set(name, `require(${JSON.stringify(target)})`);
  }
  if (getters.size === 0) throw new Error(`${file} is not written as expected: nothing that it exports was found`);
  const lines = [...getters].map(([name, value]) => `lazy(${JSON.stringify(name)}, () => ${value});\n`);
  // Never runs; it lets Node.js detect the names that an ES module can import.
  const hint = `0 && (module.exports = { ${[...getters.keys()].join(', ')} });\n`;
  writeFileSync(`${file}.new`, `${WRITTEN}\n${HEAD}${lines.join('')}${hint}`);
  renameSync(`${file}.new`, file);
}

function namesOf(file: string, target: string): string[] {
  // oxlint-disable-next-line typescript/no-require-imports -- the compiler's output
  const names = Object.keys(require(join(dirname(file), target)) as object);
  if (names.some((name) => !/^\w+$/.test(name))) {
    throw new Error(
      `${relative(dirname(file), target)} exports what ${basename(file)} cannot name: ${names.join(', ')}`,
    );
  }
  return names;
}
