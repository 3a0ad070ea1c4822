import { promisify } from 'util';
import { gunzip, gzipSync } from 'zlib';
import { extract, pack } from 'tar-stream';
import { parseModule } from './module-contents';
import type { ModuleContents } from './module-contents';
import type { RegistryModule } from './registry-modules';
import type { Repository } from './repositories';

export type ParsingOutcome = ModuleContents | { readonly error: string };

/** The maximum unpacked size of an archive. */
const LONGEST_CONTENT = 256 * 1024 * 1024;
const FILES_OF_INTEREST = /\.tf$|\.tf\.json$|(?:^|\/)readme(?:\.md)?$/i;

/** Unpacks and parses an upload: a gzip tarball with the module at its root. */
export async function archiveOutcome(archive: Buffer): Promise<ParsingOutcome> {
  try {
    return parseModule(await unpack(archive));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Returns the contents of a repository's tag; if the repository has no files, a small default module. */
export function repositoryOutcome(module: RegistryModule, repository: Repository): ParsingOutcome {
  try {
    return parseModule(repositoryFiles(module, repository));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Returns the tarball of a tag. */
export async function repositoryArchive(module: RegistryModule, repository: Repository | undefined): Promise<Buffer> {
  const packing = pack();
  for (const [name, text] of repositoryFiles(module, repository)) packing.entry({ name, mtime: new Date(0) }, text);
  packing.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packing as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

function repositoryFiles(
  { name, provider }: RegistryModule,
  repository: Repository | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(
      repository?.files ?? {
        'README.md': `# ${name} for ${provider}\n`,
        'main.tf': '',
        'variables.tf': 'variable "name" {\n  type        = string\n  description = "What to call it."\n}\n',
        'outputs.tf': 'output "name" {\n  value       = var.name\n  description = "What it is called."\n}\n',
      },
    ),
  );
}

async function unpack(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const tarball = await promisify(gunzip)(archive, { maxOutputLength: LONGEST_CONTENT }).catch(() => {
    throw new Error('The archive is not a gzip tarball.');
  });
  const files = new Map<string, string>();
  const reading = extract();
  reading.end(tarball);
  try {
    for await (const entry of reading) {
      const name = entry.header.name.replace(/^(?:\.?\/)+/, '');
      if (name.split('/').includes('..')) throw new UnsafeName(name);
      if (entry.header.type !== 'file' || !FILES_OF_INTEREST.test(name)) {
        entry.resume();
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      files.set(name, Buffer.concat(chunks).toString('utf8'));
    }
  } catch (error) {
    throw error instanceof UnsafeName ? error : new Error('The archive is not a gzip tarball.');
  }
  return files;
}

class UnsafeName extends Error {
  constructor(name: string) {
    super(`The archive has a file outside of its root: ${name}.`);
  }
}
