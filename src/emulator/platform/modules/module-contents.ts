import { readBlocks } from './module-blocks';
import type { Block } from './module-blocks';

/** The result of parsing a module. */
export interface ModuleContents {
  readonly root: ModulePart;
  readonly submodules: readonly ModulePart[];
}

/** One folder with configuration, as the registry describes it. */
export interface ModulePart {
  readonly path: string;
  readonly name: string;
  readonly readme: string;
  readonly empty: boolean;
  readonly inputs: readonly ModuleInput[];
  readonly outputs: readonly { readonly name: string; readonly description: string }[];
  readonly dependencies: readonly { readonly name: string; readonly source: string; readonly version: string }[];
  readonly provider_dependencies: readonly {
    readonly name: string;
    readonly namespace: string;
    readonly source: string;
    readonly version: string;
  }[];
  readonly resources: readonly { readonly name: string; readonly type: string }[];
}

interface ModuleInput {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly default: string;
  readonly required: boolean;
}

const CONFIGURATION = /\.tf(?:\.json)?$/;

/** Parses a module's files, whose names are relative to its root. Throws an error that describes what is wrong. */
export function parseModule(files: ReadonlyMap<string, string>): ModuleContents {
  const folders = new Set([...files.keys()].filter((file) => CONFIGURATION.test(file)).map(folderOf));
  if (!folders.has('')) throw new Error('There is no configuration file at the root of the archive.');
  const submodules = [...folders].filter((folder) => /^modules\/[^/]+$/.test(folder)).sort();
  return { root: parsePart(files, ''), submodules: submodules.map((folder) => parsePart(files, folder)) };
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
}

function parsePart(files: ReadonlyMap<string, string>, folder: string): ModulePart {
  const own = [...files].filter(([file]) => folderOf(file) === folder).sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = own.filter(([file]) => CONFIGURATION.test(file)).flatMap(([file, text]) => readBlocks(file, text));
  const named = (type: string) => blocks.filter((block) => block.type === type && block.labels.length > 0);
  const [, readme = ''] = own.find(([file]) => /(?:^|\/)readme(?:\.md)?$/i.test(file)) ?? [];
  return {
    path: folder,
    name: folder.slice(folder.lastIndexOf('/') + 1),
    readme,
    empty: blocks.length === 0,
    inputs: named('variable').map(inputOf),
    outputs: named('output').map(({ labels: [name = ''], attributes }) => ({
      name,
      description: plain(attributes.description),
    })),
    dependencies: named('module').map(({ labels: [name = ''], attributes }) => ({
      name,
      source: plain(attributes.source),
      version: plain(attributes.version),
    })),
    provider_dependencies: providers(blocks).map(({ name, source, version }) => ({
      name,
      namespace: source.split('/').slice(-2, -1)[0] ?? '',
      source,
      version,
    })),
    resources: named('resource')
      .filter(({ labels }) => labels.length === 2)
      .map(({ labels: [type = '', name = ''] }) => ({ name, type })),
  };
}

function inputOf({ labels: [name = ''], attributes }: Block): ModuleInput {
  return {
    name,
    type: plain(attributes.type) || 'any',
    description: plain(attributes.description),
    default: attributes.default ?? '',
    required: attributes.default === undefined,
  };
}

/** Returns the entries of `required_providers`. */
function providers(
  blocks: readonly Block[],
): { readonly name: string; readonly source: string; readonly version: string }[] {
  const required = blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap(({ blocks: inner }) => inner.filter(({ type }) => type === 'required_providers'));
  return required.flatMap(({ attributes }) =>
    Object.entries(attributes).map(([name, text]) => ({
      name,
      source: /source"?\s*[=:]\s*"([^"]*)"/.exec(text)?.[1] ?? '',
      version: /version"?\s*[=:]\s*"([^"]*)"/.exec(text)?.[1] ?? '',
    })),
  );
}

/** Returns a quoted string without its quotes, and other expressions unchanged. */
function plain(expression: string | undefined): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(expression ?? '')
    ? (JSON.parse(expression!.replace(/\t/g, '\\t')) as string)
    : (expression ?? '');
}
