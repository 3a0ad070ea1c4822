import { readFileSync } from 'fs';
import * as path from 'path';

export const PROOFS_FILE = path.join(__dirname, '..', '..', 'test', 'proofs.json');

export const LANGUAGES = ['TypeScript', 'Python', 'Go', 'Java'] as const;
export const LANGUAGE_OPERATIONS = [
  'synth',
  'deploy',
  'synth with CDK Terrain',
  'deploy with CDK Terrain',
  'synth with AWS CDK',
] as const;
export const ENTRY_POINTS = ['Terraform', 'AWS CDK'] as const;
export const ENTRY_POINT_OPERATIONS = ['create', 'update', 'replace', 'delete', 'import', 'drift'] as const;

export type Language = (typeof LANGUAGES)[number];
export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** Something that a test file has proved about a language or an entry point; see `test/support/proofs.ts`. */
export interface Proof {
  readonly subject: Language | EntryPoint;
  readonly operation: (typeof LANGUAGE_OPERATIONS)[number] | (typeof ENTRY_POINT_OPERATIONS)[number];
  /** The test file, relative to the project's root. */
  readonly file: string;
}

/** Returns everything that the tests have proved, in order. */
export function readProofs(): Proof[] {
  return JSON.parse(readFileSync(PROOFS_FILE, 'utf8')) as Proof[];
}
