import { createHash } from 'crypto';
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';

/** What was written into a folder, so that a later run adds only what is new. It is committed with the code. */
export interface Manifest {
  readonly format: 1;
  readonly language: Language;
  readonly objects: readonly ManifestObject[];
  /** The files that hold objects, without their endings, and those of them that each refers to. */
  readonly files: readonly ManifestFile[];
  /** Names of variables. */
  readonly variables: readonly string[];
  /** The SHA-256 of files that are written again by each run, unless somebody else has changed them. */
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

export const LANGUAGES = ['typescript', 'python', 'hcl'] as const;
export type Language = typeof LANGUAGES[number];

export const MANIFEST = 'lintel-adopt.json';

/** Undefined where nothing was written yet. */
export function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return undefined;
  const manifest = parsed(file);
  if (!isManifest(manifest)) throw new Failure(`${file} is not what \`lintel adopt\` has written there. Restore it, or choose another folder.`);
  return manifest;
}

export function renderManifest(manifest: Manifest): string {
  const about = 'What `lintel adopt` has written into this folder: a later run adds what is not named here. Commit it.';
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
  return format === 1 && LANGUAGES.includes(language as Language) && [objects, files, variables].every(Array.isArray) && typeof rewritten === 'object';
}
