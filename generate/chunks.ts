import { dirname, join, relative, resolve } from 'path';
import { BuildOptions, Metafile, Plugin, build } from 'esbuild';
import { axiosCore } from './axios-core';

/** A program in several files: each is loaded when the one before asks for it, by an ordinary `require` of its entry. */
export interface Chunk {
  /** The name of the file. */
  readonly file: string;
  /** The module that it is loaded for. */
  readonly entry: string;
  /** Whether it needs nothing of the chunks before it, and nothing is lost if it has modules of its own twice. */
  readonly alone?: boolean;
  /** Alone, and with the entries of other chunks in it: classes that it and they compare by must be the same ones. */
  readonly whole?: true;
  /** Of a whole one: files that nobody compares by, and that it asks for like any other chunk. */
  readonly without?: readonly string[];
  /** It is made by somebody else, and only asked for by its name. */
  readonly made?: boolean;
  /**
   * Modules that it is loaded for in place of its entry, each evaluated when it is asked for. What it shares with another chunk of this kind
   * stands before both, so that none of them is loaded for another: in the chunk of their service, or in the one before all of them.
   */
  readonly entries?: readonly string[];
  /** The service of a chunk with entries. One without any holds what several of the service share. */
  readonly service?: string;
}

/** Where a module stands that is a file of its own to whoever asks for it. */
interface ChunkEntry {
  readonly chunk: Chunk;
  readonly module: string;
}

/**
 * Bundles the chunks into a folder. A module stands in the first chunk that needs it, and the later ones take it from there: state that a
 * module keeps, and classes that others compare by, must exist once.
 */
export async function bundleChunks(all: readonly Chunk[], folder: string, options: BuildOptions): Promise<Metafile[]> {
  const entries = new Map(all.flatMap((chunk) => entriesOf(chunk).map((module) => [module, { chunk, module }] as const)));
  const chunks = all.filter(({ made }) => !made);
  const users = new Map<string, Chunk[]>();
  const used = await Promise.all(chunks.map((chunk) => isAlone(chunk) ? [] : modulesOf(chunk, entries, options)));
  for (const [index, modules] of used.entries()) {
    for (const module of modules) users.set(module, [...users.get(module) ?? [], chunks[index]]);
  }
  const owners = new Map([...users].map(([module, of]) => [module, ownerFor(of, chunks)]));
  const borrowed = new Map<Chunk, Set<string>>(chunks.map((chunk) => [chunk, new Set()]));
  for (const [module, owner] of owners) {
    if (users.get(module)!.some((user) => user !== owner)) borrowed.get(owner)!.add(module);
  }
  return Promise.all(chunks.map(async (chunk) => {
    const plugins = [axiosCore, laterChunks(chunk, entries), ...isAlone(chunk) ? [] : [earlierModules(chunk, owners)]];
    const { metafile } = await build({
      ...options,
      plugins,
      metafile: true,
      outfile: join(folder, chunk.file),
      stdin: { contents: entrySource(chunk, [...borrowed.get(chunk)!].sort()), resolveDir: dirname(chunk.entry) },
    });
    return metafile;
  }));
}

/** The first that needs it, unless others of its kind do: then it stands before them. */
function ownerFor(users: readonly Chunk[], chunks: readonly Chunk[]): Chunk {
  const [first] = users;
  if (users.length === 1 || !first.entries) return first;
  const shared = users.every(({ service }) => service === first.service) && chunks.find((chunk) => chunk.entries?.length === 0 && chunk.service === first.service);
  return shared || chunks[chunks.findIndex((chunk) => chunk.entries) - 1];
}

function isAlone({ alone, whole }: Chunk): boolean {
  return alone === true || whole === true;
}

function entriesOf({ entry, entries }: Chunk): readonly string[] {
  return entries ?? [entry];
}

/** What a chunk exports: what its entry exports, and a way to each module that later chunks need. */
function entrySource({ entry, entries }: Chunk, modules: readonly string[]): string {
  const loaders = [...entries ?? [], ...modules].map((module) => `${JSON.stringify(idOf(module))}: () => require(${JSON.stringify(module)})`);
  const exported = entries ? '' : `require(${JSON.stringify(entry)})`;
  return `module.exports = ${loaders.length === 0 ? exported : `{ ${exported && `...${exported}, `}modules: { ${loaders.join(', ')} } }`};`;
}

async function modulesOf(chunk: Chunk, entries: ReadonlyMap<string, ChunkEntry>, options: BuildOptions): Promise<string[]> {
  if (chunk.entries?.length === 0) return [];
  const { metafile } = await build({
    ...options, entryPoints: [...entriesOf(chunk)], plugins: [axiosCore, laterChunks(chunk, entries)], metafile: true, write: false, outdir: 'unused',
  });
  return Object.keys(metafile.inputs).filter((input) => !input.startsWith(ENTRY)).map((input) => resolve(input)).sort();
}

/** The namespace of what stands in place of a module that is one of several entries of another chunk. */
const ENTRY = 'entry-of-a-chunk';

/** The entry of another chunk is a file of its own. */
function laterChunks(chunk: Chunk, entries: ReadonlyMap<string, ChunkEntry>): Plugin {
  return {
    name: 'later-chunks',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\./, namespace: 'file' }, ({ path, resolveDir }) => {
        const module = ['', '.js', '/index.js'].map((end) => resolve(resolveDir, path) + end).find((candidate) => entries.has(candidate));
        const chunkEntry = module === undefined ? undefined : entries.get(module)!;
        if (!chunkEntry || chunkEntry.chunk === chunk || module === chunk.entry || (chunk.whole && !chunk.without?.includes(chunkEntry.chunk.file))) return undefined;
        return chunkEntry.chunk.entries ? { path: idOf(chunkEntry.module), namespace: ENTRY, pluginData: chunkEntry } : { path: `./${chunkEntry.chunk.file}`, external: true };
      });
      onResolve({ filter: /.*/, namespace: ENTRY }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace: ENTRY }, ({ pluginData }) => ({ contents: fromChunk((pluginData as ChunkEntry).chunk, (pluginData as ChunkEntry).module) }));
    },
  };
}

/** A module of an earlier chunk is asked from it. */
function earlierModules(chunk: Chunk, owners: ReadonlyMap<string, Chunk>): Plugin {
  return {
    name: 'earlier-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\.\// }, ({ path, importer }) => {
        const owner = owners.get(importer);
        return owner && owner !== chunk && path === `./${owner.file}` ? { path, external: true } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        const owner = owners.get(path);
        if (!owner || owner === chunk) return undefined;
        return { contents: fromChunk(owner, path), resolveDir: dirname(owner.entry) };
      });
    },
  };
}

function fromChunk({ file }: Chunk, module: string): string {
  return `module.exports = require(${JSON.stringify(`./${file}`)}).modules[${JSON.stringify(idOf(module))}]();`;
}

/** The same on every machine. */
function idOf(module: string): string {
  return relative(join(__dirname, '..'), module);
}
