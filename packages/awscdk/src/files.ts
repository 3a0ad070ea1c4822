import { readFileSync, statSync } from 'fs';
import * as path from 'path';

/** Reads the text of a file, whose path is the value of `property`. A relative path starts at the working directory of the app. */
export function readTextFile(property: string, file: string): string {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file, 'utf8');
  throw new Error(
    `${property}: The file ${JSON.stringify(path.resolve(file))} does not exist. The path must be absolute, or relative to the working directory of the app.`,
  );
}
