import * as path from 'path';
import { readRooms } from './read-rooms';
import type { Rooms } from './read-rooms';
import { renderRegister } from './render-register';
import { findStale, firstLine, writeFiles } from './write-files';
import type { Files } from './write-files';

const ROOT = path.join(__dirname, '..');

/** The folders that the generator keeps clean of what nothing asks for any more. */
const FOLDERS: readonly string[] = [];

/** Everything that is made from the definitions, by path. */
export function generate(rooms: Rooms): Files {
  const files = new Map<string, string>();
  const add = (file: string, from: string, text: string) => files.set(file, firstLine(file, from) + text);
  add('src/handlers/index.ts', 'the rooms beside it', renderRegister(rooms));
  return files;
}

function main(): void {
  const files = generate(readRooms(path.join(ROOT, 'src')));
  if (!process.argv.includes('--check')) return writeFiles(ROOT, files, FOLDERS);
  const stale = findStale(ROOT, files, FOLDERS);
  if (stale.length === 0) return;
  process.stderr.write(`Not what the definitions say; run \`npx tsx generate/main.ts\`:\n${stale.map((file) => `  ${file}\n`).join('')}`);
  process.exitCode = 1;
}

if (require.main === module) main();
