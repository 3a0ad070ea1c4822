import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { fileOfUrl } from '../../definition/file-url';
import { withoutKeys } from './references';

/** A line of the user's program; the file is relative to the working directory. */
export interface Location {
  readonly file: string;
  readonly line: number;
  /** The construct's path, such as `platform-team/Scan`, if only the line in the synthesized file is known. */
  readonly construct?: string;
}

/** Finds the location of an object and, if possible, of its attribute, in the program or configuration. */
export type Locate = (address: string, attribute?: string) => Location | undefined;

/**
 * Locations in a stack's configuration. An object of a construct is at the program's line if it was synthesized with LINTEL_SOURCE_LOCATIONS or with
 * cdktf's stack traces, and otherwise in the synthesized file.
 */
export function locationsIn(folder: string): Locate {
  const modules = new Map<string, ModuleFiles>();
  const dirs = moduleFolders(folder);
  return (address, attribute) => {
    const parts = withoutKeys(address.replace(/ \(deposed .*\)$/, '')).split('.');
    const names: string[] = [];
    while (parts[0] === 'module') names.push(parts.splice(0, 2)[1]!);
    if (parts[0] === 'data' || parts[0] === 'action') parts.shift();
    const [type, name] = parts;
    const dir = names.length === 0 ? folder : dirs.get(names.join('.'));
    if (dir === undefined || type === undefined || name === undefined) return undefined;
    const files = modules.get(dir) ?? readModule(dir);
    modules.set(dir, files);
    return find(files, dir, type, name, attribute);
  };
}

/** The first configuration file, for objects that are no longer in the configuration. */
export function anyFile(folder: string): string | undefined {
  const [first] = namesIn(folder);
  return first === undefined ? undefined : relative(path.join(folder, first));
}

interface ModuleFiles {
  readonly hcl: readonly { readonly file: string; readonly lines: readonly string[] }[];
  readonly json: readonly { readonly file: string; readonly text: string; readonly resources: Resources }[];
}

type Resources = { readonly [type: string]: { readonly [name: string]: { readonly '//'?: Comment } } };

/** Metadata that constructs leave about an object. */
interface Comment {
  readonly source?: unknown;
  readonly metadata?: { readonly stackTrace?: unknown; readonly path?: unknown };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.(?:tf|tofu)(?:\.json)?$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

function readModule(folder: string): ModuleFiles {
  const files = namesIn(folder).map((name) => {
    const file = path.join(folder, name);
    return { file: relative(file), text: readFileSync(file, 'utf8') };
  });
  return {
    hcl: files
      .filter(({ file }) => !file.endsWith('.json'))
      .map(({ file, text }) => ({ file, lines: text.split('\n') })),
    json: files
      .filter(({ file }) => file.endsWith('.json'))
      .map(({ file, text }) => ({ file, text, resources: resourcesIn(text) })),
  };
}

function resourcesIn(text: string): Resources {
  try {
    return (JSON.parse(text) as { readonly resource?: Resources }).resource ?? {};
  } catch {
    return {};
  }
}

/** The folders of the modules installed by `terraform init`, by their keys, such as `network.subnets`. */
function moduleFolders(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, process.env.TF_DATA_DIR || '.terraform', 'modules', 'modules.json');
  if (!existsSync(file)) return new Map();
  try {
    const { Modules: modules = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly Modules?: readonly { readonly Key: string; readonly Dir: string }[];
    };
    return new Map(modules.map(({ Key: key, Dir: dir }) => [key, path.join(folder, dir)]));
  } catch {
    return new Map();
  }
}

function find(
  { hcl, json }: ModuleFiles,
  folder: string,
  type: string,
  name: string,
  attribute?: string,
): Location | undefined {
  for (const { file, lines } of hcl) {
    const line = lineOfBlock(lines, type, name);
    if (line !== undefined) return { file, line: lineOfAttribute(lines, line, attribute) ?? line };
  }
  for (const { file, text, resources } of json) {
    const resource = Object.hasOwn(resources, type) ? resources[type] : undefined;
    if (!resource || !Object.hasOwn(resource, name)) continue;
    const comment = resource[name]!['//'];
    return inProgram(comment, folder) ?? { file, line: lineInJson(text, type, name), ...constructIn(comment) };
  }
  return undefined;
}

/** A frame of a stack trace; paths may contain spaces and parentheses. */
const FRAME = /^(?:.*? \((.+)\)|(?:async )?(.+))$/;

/** The program's line, if it was recorded when the object was synthesized. */
function inProgram(comment: Comment | undefined, folder: string): Location | undefined {
  const frames = [comment?.metadata?.stackTrace].flat().map((frame) => {
    const [, named, bare] = FRAME.exec(String(frame)) ?? [];
    return named ?? bare;
  });
  for (const place of [comment?.source, ...frames]) {
    const [, file, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(typeof place === 'string' ? place : '') ?? [];
    if (file === undefined || line === undefined || /node_modules|^node:/.test(file)) continue;
    const named = fileOfUrl(file);
    const found = foldersOfApp(folder)
      .map((base) => path.resolve(base, named))
      .find(existsSync);
    if (found !== undefined) return { file: relative(found), line: Number(line) };
  }
  return undefined;
}

/**
 * Where the program may have run: an app in its own folder writes paths relative to that folder, which contains the stack. The nearest folder comes
 * first, so that a file of the same name further up is not mistaken for it.
 */
function foldersOfApp(folder: string): string[] {
  const folders = [path.resolve(folder)];
  for (let above = path.dirname(folders[0]!); above !== folders.at(-1); above = path.dirname(above)) {
    folders.push(above);
  }
  return [...folders, process.cwd()];
}

function constructIn(comment: Comment | undefined): Pick<Location, 'construct'> {
  const construct = comment?.metadata?.path;
  return typeof construct === 'string' ? { construct } : {};
}

function lineOfBlock(lines: readonly string[], type: string, name: string): number | undefined {
  const head = new RegExp(`^\\s*(?:resource|data|action)\\s+"?${escape(type)}"?\\s+"?${escape(name)}"?\\s*\\{`);
  const index = lines.findIndex((line) => head.test(line));
  return index < 0 ? undefined : index + 1;
}

/** The attribute's line within the block that begins at `block`, or the line of the outermost part of its path that has one. */
function lineOfAttribute(lines: readonly string[], block: number, attribute: string | undefined): number | undefined {
  if (attribute === undefined) return undefined;
  const indent = /^\s*/.exec(lines[block - 1]!)![0];
  let from = block;
  let found: number | undefined;
  for (const name of attribute.split('.')) {
    const own = new RegExp(`^\\s*"?${escape(name)}"?\\s*[={]`);
    const rest = lines.slice(from);
    const end = rest.findIndex((line) => line.startsWith(`${indent}}`));
    const index = rest.slice(0, end < 0 ? undefined : end).findIndex((line) => own.test(line));
    if (index < 0) break;
    found = from + index + 1;
    from = found;
  }
  return found;
}

function lineInJson(text: string, type: string, name: string): number {
  const ofType = text.indexOf(`${JSON.stringify(type)}:`);
  const ofName = text.indexOf(`${JSON.stringify(name)}:`, Math.max(0, ofType));
  return text.slice(0, Math.max(0, ofName)).split('\n').length;
}

function escape(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');
}
