import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';

/**
 * What a resource that is only laid out still lacks stands in its files as a sentence: in TypeScript as a value that does not satisfy it, so
 * that the type checker tells file, line and sentence; in an example as an attribute that does not exist.
 */
const MARKS = /(?:''|\{\}|\[\]) satisfies '([^'\n]+)'|^\s*unwritten = "([^"\n]+)"/gm;

/** Where definitions, handlers, fixtures and examples are. */
const FOLDERS = ['src/handlers', 'test/handlers', 'examples'];

/** A value of this literal type is wanted, and there is none: `''` stands where a text is to be, `{}` where attributes or values are. */
export function unwritten(sentence: string, value: '\'\'' | '{}' | '[]' = '\'\''): string {
  return `${value} satisfies '${sentence}'`;
}

/** `file:line: sentence` for everything that nobody has written yet. */
export function findUnwritten(root: string): string[] {
  return FOLDERS.flatMap((folder) => filesIn(root, folder)).flatMap((file) => unwrittenIn(file, readFileSync(path.join(root, file), 'utf8')));
}

export function unwrittenIn(file: string, text: string): string[] {
  return [...text.matchAll(MARKS)].map((found) => `${file}:${lineOf(text, found)}: ${found[1] ?? found[2]}`);
}

function lineOf(text: string, { index, 0: found }: RegExpExecArray): number {
  return text.slice(0, index + /^\s*/.exec(found)![0].length).split('\n').length;
}

function filesIn(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|tf|hcl)$/.test(file)).sort().map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}
