import { readFileSync, statSync } from 'fs';
import * as path from 'path';
import { definitions } from './definitions';

/** Reads the text of a file, whose path is the value of `property`. A relative path starts at the working directory of the app. */
export function readTextFile(property: string, file: string): string {
  const problem = problemOfPath('file', file);
  if (problem !== undefined) throw new Error(`${property}: ${problem}`);
  return readFileSync(file, 'utf8');
}

/** Why a path is not that of a file or folder. Undefined if it is. */
export function problemOfPath(kind: 'file' | 'folder', given: string): string | undefined {
  let problem = `is not a ${kind}`;
  try {
    const stat = statSync(given);
    if (kind === 'file' ? stat.isFile() : stat.isDirectory()) return undefined;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    problem = isMissing ? 'does not exist' : `cannot be read: ${definitions().whyUnreadable(error)}`;
  }
  return `The ${kind} ${JSON.stringify(path.resolve(given))} ${problem}. The path must be absolute, or relative to the working directory of the app.`;
}
