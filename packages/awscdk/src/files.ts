import { readFileSync, statSync } from 'fs';
import * as path from 'path';

/** The text of a file; `property` is what names it. Relative paths begin where the app runs. */
export function readTextFile(property: string, file: string): string {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file, 'utf8');
  throw new Error(`${property}: There is no file ${JSON.stringify(path.resolve(file))}. A path is absolute, or begins where the app runs.`);
}
