/**
 * What stands in every executable: the bundles as they are in the npm package, and the small program that loads them. The provider's files are
 * there as text, since each start reads them; the command line's are compressed, since it reads few of them once.
 */
import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { brotliCompressSync, constants } from 'zlib';
import { buildSync, transformSync } from 'esbuild';

/** The files that are embedded, by the names under which the loader asks for them. */
export type EmbeddedFiles = ReadonlyMap<string, Buffer>;

/** `files`: of the archive that the executable is delivered in, for `lintel provider install`. */
export function embeddedFiles(bundle: string, files: readonly string[]): EmbeddedFiles {
  const provider = path.join(bundle, 'provider');
  const embedded = new Map<string, Buffer>();
  for (const name of sorted(provider, /\.(js|bin)$/)) {
    embedded.set(`provider/${name}`, readFileSync(path.join(provider, name)));
  }
  for (const name of sorted(bundle, /\.js$/)) {
    embedded.set(`cli/${name}`, compressed(withoutSpace(readFileSync(path.join(bundle, name), 'utf8'))));
  }
  embedded.set('archive.json', Buffer.from(JSON.stringify(files)));
  return embedded;
}

function sorted(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => wanted.test(name))
    .sort();
}

function withoutSpace(source: string): Buffer {
  return Buffer.from(
    transformSync(source, {
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 200,
      legalComments: 'none',
      platform: 'node',
      target: 'node20.9',
    }).code,
  );
}

function compressed(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** The same bytes in the form in which Node.js of the pinned version reads them from its own executable. No code cache: that would be of one kind of processor. */
export function makeBlob(node: string, files: EmbeddedFiles): Buffer {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lintel-release-'));
  try {
    buildSync({
      entryPoints: [path.join(__dirname, 'entry.ts')],
      outfile: path.join(scratch, 'entry.js'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node24',
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      logLevel: 'warning',
    });
    const assets: Record<string, string> = {};
    for (const [index, [name, content]] of [...files].entries()) {
      assets[name] = path.join('assets', String(index));
      mkdirSync(path.join(scratch, 'assets'), { recursive: true });
      writeFileSync(path.join(scratch, assets[name]), content);
    }
    // Relative names: the blob has that of its main file in it.
    writeFileSync(
      path.join(scratch, 'sea.json'),
      JSON.stringify({
        main: 'entry.js',
        output: 'blob',
        disableExperimentalSEAWarning: true,
        useSnapshot: false,
        useCodeCache: false,
        assets,
      }),
    );
    execFileSync(node, ['--experimental-sea-config', 'sea.json'], {
      cwd: scratch,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {},
    });
    return readFileSync(path.join(scratch, 'blob'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
