import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { EmulatorError } from '../client/error';
import { BadBody, Conflict } from '../control/body';
import { applySeeds } from '../control/seeds';
import { lineOfMember, lineOfMistake } from './json-line';
import { applyHttpFile } from './requests';
import type { Target } from './target';

const KINDS: Readonly<Record<string, (target: Target, file: string, text: string) => Promise<void>>> = {
  '.json': applyJsonFile,
  '.http': applyHttpFile,
  '.rest': applyHttpFile,
};

/** Applies the seeds in a folder in name order. Errors name the file and the line. */
export async function applyFolder(target: Target, folder: string): Promise<void> {
  const files = filesOf(folder);
  if (files.length === 0) throw new EmulatorError(`${folder} contains no .json, .http or .rest file.`);
  for (const file of files) await KINDS[path.extname(file)]?.(target, file, readFileSync(file, 'utf8'));
}

/** Requests may refer to other files in the folder. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && Object.hasOwn(KINDS, path.extname(name)))
      .sort()
      .map((name) => path.join(folder, name));
  } catch (error) {
    throw new EmulatorError(`cannot read the folder ${folder}: ${(error as Error).message}`);
  }
}

async function applyJsonFile({ world }: Target, file: string, text: string): Promise<void> {
  try {
    await applySeeds(world, parse(file, text));
  } catch (error) {
    if (!(error instanceof BadBody || error instanceof Conflict)) throw error;
    const [, place = ''] = /^"?([\w-]+(?:\[\d+\]|\.[\w-]+)*)/.exec(error.message) ?? [];
    throw new EmulatorError(`${file}:${lineOfMember(text, place)}: ${error.message}`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EmulatorError(`${file}:${lineOfMistake(text)}: ${(error as Error).message}`);
  }
}
