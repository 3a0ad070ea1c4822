import { readFileSync, type Stats, statSync } from 'fs';
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
  let stat: Stats | undefined;
  let problem = 'does not exist';
  try {
    stat = statSync(given, { throwIfNoEntry: false });
    if (stat) problem = `is not a ${kind}`;
  } catch (error) {
    problem = `cannot be read: ${definitions().whyUnreadable(error)}`;
  }
  if (kind === 'file' ? stat?.isFile() : stat?.isDirectory()) return undefined;
  return `The ${kind} ${JSON.stringify(path.resolve(given))} ${problem}. The path must be absolute, or relative to the working directory of the app.`;
}
