import { createHash } from 'crypto';
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';

/** The objects written to a folder, so that later runs add only new ones. It is committed with the code. */
export interface Manifest {
  readonly format: 1;
  readonly language: Language;
  readonly objects: readonly ManifestObject[];
  /** The files with objects, without extension, and the files that each one refers to. */
  readonly files: readonly ManifestFile[];
  /** The names of variables. */
  readonly variables: readonly string[];
  /** The SHA-256 hashes of files that every run rewrites, unless the user has edited them. */
  readonly rewritten: { readonly [path: string]: string };
}

export interface ManifestObject {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly file: string;
}

export interface ManifestFile {
  readonly name: string;
  readonly needs: readonly string[];
}

export const LANGUAGES = ['typescript', 'python', 'go', 'java', 'hcl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MANIFEST = 'lintel-adopt.json';

/** Undefined before the first run. */
export function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return undefined;
  const manifest = parsed(file);
  if (!isManifest(manifest)) {
    throw new Failure(
      'file-invalid',
      `${file} is not a valid manifest of \`lintel adopt\`. Restore it, or use another folder.`,
    );
  }
  return manifest;
}

export function renderManifest(manifest: Manifest): string {
  const about =
    'The objects that `lintel adopt` has written to this folder. Later runs add only objects that are not listed here. Commit this file.';
  return `${JSON.stringify({ about, ...manifest }, undefined, 2)}\n`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is Manifest {
  const { format, language, objects, files, variables, rewritten } = (value ?? {}) as Partial<Manifest>;
  return (
    format === 1 &&
    LANGUAGES.includes(language as Language) &&
    [objects, files, variables].every(Array.isArray) &&
    typeof rewritten === 'object'
  );
}
