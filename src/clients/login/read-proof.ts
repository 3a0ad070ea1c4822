import { readFileSync } from 'fs';
import { LoginFailed } from '../errors';
import type { LoginSettings, Proof } from './login-settings';

/** A secret, and where it was read. */
export interface ReadProof {
  readonly value: string;
  /** For messages: a setting, a variable or a file. */
  readonly source: string;
  /** Whether a later read may return another secret. */
  readonly changes: boolean;
}

/** Reads the proof of a login. Throws `LoginFailed` without its value. `what`: "the JWT". */
export function readProof(proof: Proof, what: string, environment: LoginSettings['environment']): ReadProof {
  switch (proof.from) {
    case 'value':
      return checked({ value: proof.value.trim(), source: proof.source, changes: false }, what);
    case 'variable':
      return checked(
        { value: environment[proof.variable]?.trim() ?? '', source: proof.variable, changes: false },
        what,
      );
    case 'file':
      return checked({ value: readText(proof.file, what).trim(), source: proof.file, changes: true }, what);
  }
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new LoginFailed(`${what} cannot be read from ${file} (${(error as NodeJS.ErrnoException).code})`, true);
  }
}

function checked(proof: ReadProof, what: string): ReadProof {
  if (proof.value === '') throw new LoginFailed(`${what} from ${proof.source} is empty, or is not set`, true);
  if (/^[\x21-\x7e]+$/.test(proof.value)) return proof;
  throw new LoginFailed(
    `${what} from ${proof.source} contains a space, a line break, or another character that does not belong there`,
    true,
  );
}
