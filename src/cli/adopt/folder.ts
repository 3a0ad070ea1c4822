import { existsSync, readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import type { AdoptedObject } from './decision';
import { hashOf, Manifest, ManifestObject, readManifest } from './manifest';
import type { FoundObject } from './survey';
import { Failure } from '../failure';

/** What a folder holds before anything is written into it. */
export interface Folder {
  readonly path: string;
  readonly manifest: Manifest | undefined;
  /** Whether the code of the folder, or a state in it, has an object already. */
  has(found: FoundObject): boolean;
  /** Objects of earlier runs to which new ones may refer: those that still stand where they were written. */
  earlier(found: readonly FoundObject[]): AdoptedObject[];
  hasPath(file: string): boolean;
  /** Of a file that is there. */
  hashOf(file: string): string;
  /** Whether a file with this ending says something already. */
  says(ending: string, words: RegExp): boolean;
}

export function readFolder(scope: string): Folder {
  if (existsSync(scope) && !statSync(scope).isDirectory()) throw new Failure(`${scope} is no folder.`);
  const manifest = readManifest(scope);
  const known = new Set([...(manifest?.objects ?? []).map(({ type, id }) => `${type} ${id}`), ...importsIn(scope), ...statesIn(scope)]);
  return {
    path: scope,
    manifest,
    has: (found) => idsOf(found).some((id) => known.has(`${found.kind.adoption.type} ${id}`)),
    earlier: (found) => {
      const byId = new Map(found.map((one) => [`${one.kind.adoption.type} ${one.importId}`, one]));
      return (manifest?.objects ?? []).flatMap((object): AdoptedObject[] => {
        const one = byId.get(`${object.type} ${object.id}`);
        return one && stands(scope, object) ? [{ found: one, name: object.name, file: object.file }] : [];
      });
    },
    hasPath: (file) => existsSync(path.join(scope, file)),
    hashOf: (file) => hashOf(readFileSync(path.join(scope, file), 'utf8')),
    says: (ending, words) => filesOf(scope, ending).some((file) => words.test(readFileSync(file, 'utf8'))),
  };
}

/** Every spelling of an import id, and the id by which a state knows an object. */
function idsOf({ kind: { definition }, values }: FoundObject): string[] {
  const forms = definition.imports.map(({ form }) => form.replace(/\{([^}]+)\}/g, (_, attribute: string) => String(values[attribute])));
  return [...forms, ...typeof values.id === 'string' ? [values.id] : []];
}

/** Whoever renames an object, or takes it out, has new ones refer to it by its id. */
function stands(scope: string, { name, file, type }: ManifestObject): boolean {
  const spellings = [name, name.replaceAll('_', '-'), name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())];
  const candidates = ['.tf', '.ts', '.py'].map((ending) => path.join(scope, (ending === '.ts' ? file.replaceAll('_', '-') : file) + ending)).filter((candidate) => existsSync(candidate));
  return candidates.some((candidate) => {
    const text = readFileSync(candidate, 'utf8');
    return candidate.endsWith('.tf') ? text.includes(`resource "${type}" "${name}"`) : spellings.some((spelling) => new RegExp(`\\b${spelling}\\b`).test(text));
  });
}

/** Objects that import blocks of the folder name: `<type> <id>`. */
function importsIn(scope: string): string[] {
  return filesOf(scope, '.tf').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import\s*\{([^}]*)\}/gm)]).flatMap(([, block]) => {
    const type = /^\s*to\s*=\s*(\w+)\./m.exec(block)?.[1];
    const id = /^\s*id\s*=\s*"((?:[^"\\]|\\.)*)"/m.exec(block)?.[1];
    return type !== undefined && id !== undefined ? [`${type} ${id.replace(/([$%])\1\{/g, '$1{')}`] : [];
  });
}

/** Objects that a state of the folder has. One that is kept elsewhere is not looked into. */
function statesIn(scope: string): string[] {
  return filesOf(scope, '.tfstate').flatMap((file) => {
    const resources = (parsed(file) as { resources?: readonly StateResource[] } | undefined)?.resources ?? [];
    return resources.flatMap(({ type, instances = [] }) => instances.map(({ attributes }) => `${type} ${String(attributes?.id)}`));
  });
}

interface StateResource {
  readonly type: string;
  readonly instances?: readonly { readonly attributes?: { readonly id?: unknown } }[];
}

function filesOf(scope: string, ending: string): string[] {
  if (!existsSync(scope)) return [];
  return readdirSync(scope, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map(({ name }) => path.join(scope, name));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
