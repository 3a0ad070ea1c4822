import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';

const COMMAND = 'npx tsx generate/main.ts';

/** Texts of generated files, by path from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** Adds a file with its text and a description of its source. */
export type Add = (file: string, from: string, text: string) => void;

/** Shows readers of a generated file which source to change. */
export function writtenFrom(from: string): string {
  return `Written from ${from} by \`${COMMAND}\`.`;
}

export function firstLine(from: string): string {
  return `// ${writtenFrom(from)}\n`;
}

/** Returns the files that differ from the definitions, including those that are no longer generated. */
export function findStale(root: string, files: Files, folders: readonly string[]): string[] {
  const differing = [...files]
    .filter(([file, text]) => readIfThere(path.join(root, file)) !== text)
    .map(([file]) => file);
  return [...differing, ...orphans(root, files, folders)].sort();
}

export function staleMessage(files: readonly string[]): string {
  return `These files are stale:\n${files.map((file) => `  ${file}\n`).join('')}This mends them:\n\n  npm run generate\n`;
}

/** Writes the files that differ; others keep their modification time, so that nothing is rebuilt for them. */
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
  return folders.flatMap((folder) =>
    (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [])
      .map((name) => `${folder}/${name}`)
      .filter(
        (file) => !files.has(file) && readIfThere(path.join(root, file))?.split('\n', 2).join().includes(COMMAND),
      ),
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
