import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';

const COMMAND = 'npx tsx generate/main.ts';

/** Text by path from the project's root, as the generator wants it to be. */
export type Files = ReadonlyMap<string, string>;

/** The first line of what is generated, from which a reader learns what to change instead. */
export function firstLine(file: string, from: string): string {
  const words = `Written from ${from} by \`${COMMAND}\`.`;
  return file.endsWith('.md') ? `<!-- ${words} -->\n` : `// ${words}\n`;
}

/** Which files differ from what the definitions say, those that nothing asks for any more among them. */
export function findStale(root: string, files: Files, folders: readonly string[]): string[] {
  const differing = [...files].filter(([file, text]) => readIfThere(path.join(root, file)) !== text).map(([file]) => file);
  return [...differing, ...orphans(root, files, folders)].sort();
}

/** Writes what differs; what is current keeps its time, so that nothing is rebuilt for it. */
export function writeFiles(root: string, files: Files, folders: readonly string[]): void {
  for (const file of orphans(root, files, folders)) rmSync(path.join(root, file));
  for (const [file, text] of files) {
    const target = path.join(root, file);
    if (readIfThere(target) === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function orphans(root: string, files: Files, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [])
    .map((name) => `${folder}/${name}`)
    .filter((file) => !files.has(file) && readIfThere(path.join(root, file))?.split('\n', 1)[0]?.includes(COMMAND)));
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
