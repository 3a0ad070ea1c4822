import { existsSync, readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import type { AdoptedObject } from './decision';
import { importIdsOf } from './import-ids';
import { hashOf, type Language, Manifest, ManifestObject, readManifest } from './manifest';
import { camelName, pascalName } from './names';
import { fileOf } from './projects';
import type { FoundObject } from './survey';

/** The folder before the run. */
export interface Folder {
  readonly path: string;
  readonly manifest: Manifest | undefined;
  /** Whether the object is in the folder's code or in one of its state files. */
  has(found: FoundObject): boolean;
  /** Objects of earlier runs that are still in the code, so that new objects can refer to them. */
  earlier(found: readonly FoundObject[]): AdoptedObject[];
  hasPath(file: string): boolean;
  /** The content of an existing file. */
  textOf(file: string): string;
  /** The hash of an existing file. */
  hashOf(file: string): string;
  /** The Terraform configuration in the folder, by file. */
  configuration(): ReadonlyMap<string, string>;
}

export function readFolder(folder: string): Folder {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Failure('file-not-written', `${folder} is not a folder.`);
  }
  const manifest = readManifest(folder);
  const known = new Set([
    ...(manifest?.objects ?? []).map(({ type, id }) => `${type} ${id}`),
    ...importsIn(folder),
    ...statesIn(folder),
  ]);
  return {
    path: folder,
    manifest,
    has: (found) => idsOf(found).some((id) => known.has(`${found.kind.adoption.type} ${id}`)),
    earlier: (found) => {
      const byId = new Map(found.map((one) => [`${one.kind.adoption.type} ${one.importId}`, one]));
      return (manifest?.objects ?? []).flatMap((object): AdoptedObject[] => {
        const one = byId.get(`${object.type} ${object.id}`);
        return one && isInCode(folder, manifest!.language, object)
          ? [{ found: one, name: object.name, file: object.file }]
          : [];
      });
    },
    hasPath: (file) => existsSync(path.join(folder, file)),
    textOf: (file) => readFileSync(path.join(folder, file), 'utf8'),
    hashOf: (file) => hashOf(readFileSync(path.join(folder, file), 'utf8')),
    configuration: () =>
      new Map(
        ['.tf', '.tf.json', '.tofu', '.tofu.json']
          .flatMap((extension) => filesOf(folder, extension))
          .map((file) => [path.basename(file), readFileSync(file, 'utf8')]),
      ),
  };
}

/** All forms of the import ID, plus the ID in a state. */
function idsOf({ kind: { definition }, values }: FoundObject): string[] {
  return [...importIdsOf(definition, values), ...(typeof values.id === 'string' ? [values.id] : [])];
}

/** Whether the object still has its name in the code. If not, new objects refer to it by its ID. */
function isInCode(folder: string, language: Language, { name, file, type }: ManifestObject): boolean {
  const spellings = [name, name.replaceAll('_', '-'), camelName(name), pascalName(name)];
  const candidate = path.join(folder, fileOf(language, file));
  if (!existsSync(candidate)) return false;
  const text = readFileSync(candidate, 'utf8');
  return language === 'hcl'
    ? text.includes(`resource "${type}" "${name}"`)
    : spellings.some((spelling) => new RegExp(`\\b${spelling}\\b`).test(text));
}

/** The objects in import blocks of the folder, as `<type> <id>`. */
function importsIn(folder: string): string[] {
  return filesOf(folder, '.tf')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import\s*\{([^}]*)\}/gm)])
    .flatMap(([, block = '']) => {
      const type = /^\s*to\s*=\s*(?:module\.[\w-]+(?:\[[^\]]*\])?\.)*(\w+)\./m.exec(block)?.[1];
      const id = /^\s*id\s*=\s*"((?:[^"\\]|\\.)*)"/m.exec(block)?.[1];
      return type !== undefined && id !== undefined ? [`${type} ${id.replace(/([$%])\1\{/g, '$1{')}`] : [];
    });
}

/** The objects in state files of the folder, as `<type> <id>`. Remote states are not read. */
function statesIn(folder: string): string[] {
  return filesOf(folder, '.tfstate').flatMap((file) => {
    const resources = (parsed(file) as { resources?: readonly StateResource[] } | undefined)?.resources ?? [];
    return resources.flatMap(({ type, instances = [] }) =>
      instances.map(({ attributes }) => `${type} ${String(attributes?.id)}`),
    );
  });
}

interface StateResource {
  readonly type: string;
  readonly instances?: readonly { readonly attributes?: { readonly id?: unknown } }[];
}

function filesOf(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map(({ name }) => path.join(folder, name));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
