import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';

const SOURCE = path.join(__dirname, '..', '..', '..', 'src');
const FOLDERS = ['plugin-protocol', 'definition', 'clients', 'handlers', 'terraform', 'emulator'];

/**
 * Loads now what the sources load when they need it. Jest lets nothing be loaded while no test of a file runs, and of tests that run side
 * by side one may need something at the moment when another has ended and the next is not counted as begun.
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
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the sources say what
  require(target.startsWith('.') ? path.join(path.dirname(file), target) : target);
}
