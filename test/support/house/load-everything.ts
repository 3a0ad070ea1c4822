import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';

const SOURCE = path.join(__dirname, '..', '..', '..', 'src');
const FOLDERS = ['plugin-protocol', 'definition', 'clients', 'handlers', 'terraform', 'emulator'];

/**
 * Loads at once the modules that the sources load on demand. Jest refuses to load a module while no test of a file runs, and with
 * concurrent tests that can be the case between the end of one test and the start of the next.
 */
export function loadEverything(): void {
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    for (const file of files.map((name) => path.join(SOURCE, folder, name))) {
      for (const target of loadedLate(file)) load(file, target);
    }
  }
}

function loadedLate(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\brequire\('([^']+)'\)/g)].map(([, target]) => target);
}

function load(file: string, target: string): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the sources determine the modules
  require(target.startsWith('.') ? path.join(path.dirname(file), target) : target);
}
