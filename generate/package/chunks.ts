import { dirname, join, posix, relative, resolve } from 'path';
import { BuildOptions, Metafile, Plugin, build } from 'esbuild';
import { axiosCore } from './axios-core';
import { namePackages } from './bundled-files';

/** One file of a program. It is loaded on demand, by a `require` of its entry. */
export interface Chunk {
  /** The file, below the folder of all chunks. What is in a folder of its own needs nothing outside of it. */
  readonly file: string;
  /** The entry module. */
  readonly entry: string;
  /** Whether it is independent of earlier chunks, and may duplicate their modules. */
  readonly alone?: boolean;
  /** Independent, and including the entries of other chunks: their classes must be identical for comparisons. */
  readonly whole?: true;
  /** For a whole chunk: files whose classes are not compared, loaded like any other chunk. */
  readonly without?: readonly string[];
  /** The names that ES modules can import, which Node.js does not find in a bundle by itself. */
  readonly names?: readonly string[];
  /** Created elsewhere, and only loaded by its name. */
  readonly made?: boolean;
  /**
   * Modules that replace the entry, each evaluated on demand. Modules shared with another chunk of this kind are in an
   * earlier chunk, the one of their service or the common one, so that neither loads the other.
   */
  readonly entries?: readonly string[];
  /** The service of a chunk with entries. A chunk without entries holds the modules that several chunks of the service share. */
  readonly service?: string;
}

/** The location of a module with a file of its own. */
interface ChunkEntry {
  readonly chunk: Chunk;
  readonly module: string;
}

/**
 * Bundles the chunks into a folder. A module is in the first chunk that needs it, and later chunks import it from
 * there: its state, and classes that are compared, must exist once.
 */
export async function bundleChunks(
  all: readonly Chunk[],
  place: (file: string) => string,
  options: BuildOptions,
): Promise<Metafile[]> {
  const entries = new Map(
    all.flatMap((chunk) => entriesOf(chunk).map((module) => [module, { chunk, module }] as const)),
  );
  const chunks = all.filter(({ made }) => !made);
  const users = new Map<string, Chunk[]>();
  const imports = await importsOf(chunks.filter((chunk) => !isAlone(chunk)).flatMap(entriesOf), options);
  const used = chunks.map((chunk) => (isAlone(chunk) ? [] : modulesOf(chunk, entries, imports)));
  for (const [index, modules] of used.entries()) {
    for (const module of modules) users.set(module, [...(users.get(module) ?? []), chunks[index]]);
  }
  const owners = new Map([...users].map(([module, of]) => [module, ownerFor(of, chunks)]));
  const shared = new Map<Chunk, Set<string>>(chunks.map((chunk) => [chunk, new Set()]));
  for (const [module, owner] of owners) {
    if (users.get(module)!.some((user) => user !== owner)) shared.get(owner)!.add(module);
  }
  return Promise.all(
    chunks.map(async (chunk) => {
      const plugins = [
        axiosCore,
        laterChunks(chunk, entries),
        ...(isAlone(chunk) ? [] : [earlierModules(chunk, owners)]),
      ];
      const { metafile } = await build({
        ...options,
        plugins,
        metafile: true,
        outfile: place(chunk.file),
        // Never runs: Node.js only reads it.
        footer: chunk.names && { js: `0 && (module.exports = { ${chunk.names.join(', ')} });` },
        stdin: { contents: entrySource(chunk, [...shared.get(chunk)!].sort()), resolveDir: dirname(chunk.entry) },
      });
      namePackages(place(chunk.file), metafile);
      return metafile;
    }),
  );
}

/**
 * The first chunk that needs a module, or, if several chunks of its kind do, the chunk before them. Chunks of other folders do not change where
 * a module of the first folder is.
 */
function ownerFor(all: readonly Chunk[], chunks: readonly Chunk[]): Chunk {
  const [first] = all;
  const users = all.filter(({ file }) => posix.dirname(file) === posix.dirname(first.file));
  if (users.length === 1 || !first.entries) return first;
  const shared =
    users.every(({ service }) => service === first.service) &&
    chunks.find((chunk) => chunk.entries?.length === 0 && chunk.service === first.service);
  return shared || chunks[chunks.findIndex((chunk) => chunk.entries) - 1];
}

/** A folder is complete without the files around it. */
function mayNeed(user: Chunk, other: Chunk): boolean {
  return pathBetween(user, other).startsWith('./');
}

function isAlone({ alone, whole }: Chunk): boolean {
  return alone === true || whole === true;
}

function entriesOf({ entry, entries }: Chunk): readonly string[] {
  return entries ?? [entry];
}

/** The exports of a chunk: those of its entry, and access to each module that later chunks need. */
function entrySource({ entry, entries }: Chunk, modules: readonly string[]): string {
  const loaders = [...(entries ?? []), ...modules].map(
    (module) => `${JSON.stringify(idOf(module))}: () => require(${JSON.stringify(module)})`,
  );
  const exported = entries ? '' : `require(${JSON.stringify(entry)})`;
  return `module.exports = ${loaders.length === 0 ? exported : `{ ${exported && `...${exported}, `}modules: { ${loaders.join(', ')} } }`};`;
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each module imports, of all that the entries reach. They are read once, although most chunks share most of them. */
async function importsOf(modules: readonly string[], options: BuildOptions): Promise<Imports> {
  const { metafile } = await build({
    ...options,
    stdin: {
      contents: modules.map((module) => `require(${JSON.stringify(module)});`).join('\n'),
      resolveDir: join(__dirname, '..', '..'),
    },
    plugins: [axiosCore],
    metafile: true,
    write: false,
  });
  return new Map(
    Object.entries(metafile.inputs).map(([module, { imports }]) => [
      resolve(module),
      imports.filter(({ external }) => !external).map(({ path }) => resolve(path)),
    ]),
  );
}

/** What a chunk needs, except for entries of other chunks. */
function modulesOf(chunk: Chunk, entries: ReadonlyMap<string, ChunkEntry>, imports: Imports): string[] {
  if (chunk.entries?.length === 0) return [];
  const found = new Set(entriesOf(chunk));
  for (const module of found) {
    for (const imported of imports.get(module) ?? []) {
      const elsewhere = entries.get(imported);
      const isOwn = !elsewhere || elsewhere.chunk === chunk || imported === chunk.entry;
      if (isOwn || !mayNeed(chunk, elsewhere.chunk)) found.add(imported);
    }
  }
  return [...found].sort();
}

/** The namespace of modules that replace one of several entries of another chunk. */
const ENTRY = 'entry-of-a-chunk';

/** The entry of another chunk is a separate file. */
function laterChunks(chunk: Chunk, entries: ReadonlyMap<string, ChunkEntry>): Plugin {
  return {
    name: 'later-chunks',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\./, namespace: 'file' }, ({ path, resolveDir }) => {
        const module = ['', '.js', '/index.js']
          .map((end) => resolve(resolveDir, path) + end)
          .find((candidate) => entries.has(candidate));
        const chunkEntry = module === undefined ? undefined : entries.get(module)!;
        if (
          !chunkEntry ||
          chunkEntry.chunk === chunk ||
          module === chunk.entry ||
          !mayNeed(chunk, chunkEntry.chunk) ||
          (chunk.whole && !chunk.without?.includes(chunkEntry.chunk.file))
        ) {
          return undefined;
        }
        return chunkEntry.chunk.entries
          ? { path: idOf(chunkEntry.module), namespace: ENTRY, pluginData: chunkEntry }
          : { path: pathBetween(chunk, chunkEntry.chunk), external: true };
      });
      onResolve({ filter: /.*/, namespace: ENTRY }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /.*/, namespace: ENTRY }, ({ pluginData }) => ({
        contents: fromChunk(chunk, (pluginData as ChunkEntry).chunk, (pluginData as ChunkEntry).module),
      }));
    },
  };
}

/** A module of an earlier chunk is imported from it. */
function earlierModules(chunk: Chunk, owners: ReadonlyMap<string, Chunk>): Plugin {
  return {
    name: 'earlier-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, importer }) => {
        const owner = owners.get(importer);
        return owner && owner !== chunk && path === pathBetween(chunk, owner) ? { path, external: true } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        const owner = owners.get(path);
        if (!owner || owner === chunk) return undefined;
        return { contents: fromChunk(chunk, owner, path), resolveDir: dirname(owner.entry) };
      });
    },
  };
}

function fromChunk(user: Chunk, owner: Chunk, module: string): string {
  return `module.exports = require(${JSON.stringify(pathBetween(user, owner))}).modules[${JSON.stringify(idOf(module))}]();`;
}

/** What one chunk requires another as. */
function pathBetween(user: Chunk, owner: Chunk): string {
  const between = posix.relative(posix.dirname(user.file), owner.file);
  return between.startsWith('.') ? between : `./${between}`;
}

/** The same on every machine. */
function idOf(module: string): string {
  return relative(join(__dirname, '..', '..'), module);
}
