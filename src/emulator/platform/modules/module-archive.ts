import { gzipSync } from 'zlib';
import { pack } from 'tar-stream';
import { filesIn, filesOf } from '../connections/reached-repository';
import type { Repository } from '../connections/repositories';
import { unpack } from '../unpack';
import { parseModule } from './module-contents';
import type { ModuleContents } from './module-contents';
import type { RegistryModule } from './registry-module';

export type ParsingOutcome = ModuleContents | { readonly error: string };

const FILES_OF_INTEREST = /\.tf$|\.tf\.json$|(?:^|\/)readme(?:\.md)?$/i;

/** Unpacks and parses an upload: a gzip tarball with the module at its root. */
export async function archiveOutcome(archive: Buffer): Promise<ParsingOutcome> {
  try {
    return parseModule(await unpack(archive, FILES_OF_INTEREST));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Returns the contents of a repository's tag, or a small default module if the repository has no files. */
export function repositoryOutcome(module: RegistryModule, repository: Repository | undefined): ParsingOutcome {
  try {
    return parseModule(repositoryFiles(module, repository));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Returns a tag's tarball. */
export async function repositoryArchive(module: RegistryModule, repository: Repository | undefined): Promise<Buffer> {
  const packing = pack();
  for (const [name, text] of repositoryFiles(module, repository)) packing.entry({ name, mtime: new Date(0) }, text);
  packing.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packing as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

/** The files of the branch it is published from, or of every tag, in the module's folder. */
function repositoryFiles(
  { name, provider, repository: source }: RegistryModule,
  repository: Repository | undefined,
): ReadonlyMap<string, string> {
  const branch = source?.branch ?? '';
  const files = branch !== '' && repository?.branches ? filesOf(repository, branch) : repository?.files;
  if (files) return filesIn(files, source?.sourceDirectory ?? '');
  return new Map(
    Object.entries({
      'README.md': `# ${name} for ${provider}\n`,
      'main.tf': '',
      'variables.tf': 'variable "name" {\n  type        = string\n  description = "What to call it."\n}\n',
      'outputs.tf': 'output "name" {\n  value       = var.name\n  description = "What it is called."\n}\n',
    }),
  );
}
