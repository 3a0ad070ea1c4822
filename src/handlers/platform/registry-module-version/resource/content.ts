import { moduleProblem } from '../../shared/registry/module-files';
import type { ModuleVersionConfig } from './types';

/** The content of a version: an uploaded archive, or a commit that the service fetches. */
export type Content =
  | { readonly hash: string; readonly bytes: Buffer; readonly commitSha?: undefined }
  | { readonly commitSha: string };

export async function contentOf({ sourceDirectory, commitSha }: ModuleVersionConfig): Promise<Content> {
  if (commitSha !== undefined) return { commitSha };
  const { compress, packFolder } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../shared/archives/archive') as typeof import('../../shared/archives/archive');
  const archive = await packFolder(sourceDirectory!, moduleProblem);
  return { hash: archive.hash, bytes: await compress(archive) };
}

/** The attribute with the content of the version. */
export function sourceOf({ commitSha }: Pick<ModuleVersionConfig, 'commitSha'>): 'commitSha' | 'sourceDirectory' {
  return commitSha === undefined ? 'sourceDirectory' : 'commitSha';
}
