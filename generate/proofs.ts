import { readFileSync } from 'fs';
import * as path from 'path';

export const PROOFS_FILE = path.join(__dirname, '..', 'test', 'proofs.json');

export const LANGUAGES = ['TypeScript', 'Python', 'Go', 'Java'] as const;
export const LANGUAGE_DEEDS = ['synth', 'deploy'] as const;
export const DOORS = ['Terraform', 'AWS CDK'] as const;
export const DOOR_DEEDS = ['create', 'update', 'replace', 'delete', 'import', 'drift'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Door = (typeof DOORS)[number];

/** Something that a test file has shown of a language, or of a door; see `test/support/proofs.ts`. */
export interface Proof {
  readonly subject: Language | Door;
  readonly deed: (typeof LANGUAGE_DEEDS)[number] | (typeof DOOR_DEEDS)[number];
  /** The test file, from the project's root. */
  readonly file: string;
}

/** Everything that the tests have shown, in order. */
export function readProofs(): Proof[] {
  return JSON.parse(readFileSync(PROOFS_FILE, 'utf8')) as Proof[];
}
