import { readFileSync, statSync } from 'fs';
import { MOST_BYTES } from './definition';
import { InvalidConfig } from '../../errors';

/** The text of a file with code, its line ends and whatever stands around it included. Throws what is wrong with the file, at the attribute. */
export function readSourceFile(file: string): string {
  const stat = attempt(file, () => statSync(file));
  // A pipe could be read once only, and it is read at plan and at apply.
  if (!stat.isFile()) throw wrong(`${quoted(file)}, looked up from ${quoted(process.cwd())}, is no file.`);
  const { size } = stat;
  if (size > MOST_BYTES) throw wrong(`The file ${quoted(file)} has ${size} bytes. The code must have at most ${MOST_BYTES} bytes.`);
  const bytes = attempt(file, () => readFileSync(file));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw wrong(`The file ${quoted(file)} is not UTF-8 text, as the code must be.`);
  }
}

function attempt<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw wrong(`The file ${quoted(file)}, looked up from ${quoted(process.cwd())}, cannot be read: ${WORDS[code] ?? code}.`);
  }
}

const WORDS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'its permissions do not allow it',
};

function wrong(message: string): InvalidConfig {
  return new InvalidConfig(['sourceFile'], message);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
