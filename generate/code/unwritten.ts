import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';

/**
 * What is still to be written in the files of a new resource is a sentence: in TypeScript, a value that does not satisfy the type, so
 * that the type checker reports file, line and sentence; in an example, an attribute that does not exist; in a changelog fragment, its text.
 */
const MARKS = /(?:''|\{\}|\[\]) satisfies '([^'\n]+)'|^\s*unwritten = "([^"\n]+)"|^Unwritten: (.+)$/gm;

/** The folders of definitions, handlers, fixtures and cases, examples, rows of the specification, and changelog fragments. */
const FOLDERS = ['src/handlers', 'test/handlers', 'test/emulator/spec/rows', 'examples', 'changelog/unreleased'];

/** A value of this literal type is required, and none exists: `''` replaces a string, `{}` replaces attributes or values. */
export function unwritten(sentence: string, value: "''" | '{}' | '[]' = "''"): string {
  return `${value} satisfies '${sentence}'`;
}

/** Returns `file:line: sentence` for everything that is still to be written. */
export function findUnwritten(root: string): string[] {
  return FOLDERS.flatMap((folder) => filesIn(root, folder)).flatMap((file) =>
    unwrittenIn(file, readFileSync(path.join(root, file), 'utf8')),
  );
}

export function unwrittenIn(file: string, text: string): string[] {
  return [...text.matchAll(MARKS)].map(
    (found) => `${file}:${lineOf(text, found)}: ${found[1] ?? found[2] ?? found[3]}`,
  );
}

function lineOf(text: string, { index, 0: found }: RegExpExecArray): number {
  return text.slice(0, index + /^\s*/.exec(found)![0].length).split('\n').length;
}

function filesIn(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tf|hcl|md)$/.test(file))
    .sort()
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}
