import { dirname, join, relative, resolve } from 'path';
import { BuildOptions, Metafile, Plugin, build } from 'esbuild';

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
}

/**
 * Bundles the chunks into a folder. A module stands in the first chunk that needs it, and the later ones take it from there: state that a
 * module keeps, and classes that others compare by, must exist once.
 */
export async function bundleChunks(all: readonly Chunk[], folder: string, options: BuildOptions): Promise<Metafile[]> {
  const entries = new Map(all.map((chunk) => [chunk.entry, chunk.file]));
  const chunks = all.filter(({ made }) => !made);
  const owners = new Map<string, Chunk>();
  const borrowed = new Map<Chunk, Set<string>>(chunks.map((chunk) => [chunk, new Set()]));
  for (const chunk of chunks) {
    for (const module of await modulesOf(chunk, entries, options)) {
      const owner = isAlone(chunk) ? chunk : owners.get(module) ?? chunk;
      if (!isAlone(chunk) && !owners.has(module)) owners.set(module, chunk);
      if (owner !== chunk) borrowed.get(owner)!.add(module);
    }
  }
  return Promise.all(chunks.map(async (chunk) => {
    const plugins = [laterChunks(chunk, entries), ...isAlone(chunk) ? [] : [earlierModules(chunk, owners)]];
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

function isAlone({ alone, whole }: Chunk): boolean {
  return alone === true || whole === true;
}

/** What a chunk exports: what its entry exports, and a way to each module that later chunks need. */
function entrySource({ entry }: Chunk, modules: readonly string[]): string {
  const loaders = modules.map((module) => `${JSON.stringify(idOf(module))}: () => require(${JSON.stringify(module)})`);
  const exported = `require(${JSON.stringify(entry)})`;
  return `module.exports = ${loaders.length === 0 ? exported : `{ ...${exported}, modules: { ${loaders.join(', ')} } }`};`;
}

async function modulesOf(chunk: Chunk, entries: ReadonlyMap<string, string>, options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({ ...options, entryPoints: [chunk.entry], plugins: [laterChunks(chunk, entries)], metafile: true, write: false, outfile: 'unused.js' });
  return Object.keys(metafile.inputs).map((input) => resolve(input)).sort();
}

/** The entry of another chunk is a file of its own. */
function laterChunks(chunk: Chunk, entries: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'later-chunks',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const module = ['', '.js', '/index.js'].map((end) => resolve(resolveDir, path) + end).find((candidate) => entries.has(candidate));
        if (!module || module === chunk.entry || (chunk.whole && !chunk.without?.includes(entries.get(module)!))) return undefined;
        return { path: `./${entries.get(module)}`, external: true };
      });
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
      onLoad({ filter: /.*/ }, ({ path }) => {
        const owner = owners.get(path);
        if (!owner || owner === chunk) return undefined;
        return { contents: `module.exports = require(${JSON.stringify(`./${owner.file}`)}).modules[${JSON.stringify(idOf(path))}]();`, resolveDir: dirname(owner.entry) };
      });
    },
  };
}

/** The same on every machine. */
function idOf(module: string): string {
  return relative(join(__dirname, '..'), module);
}
