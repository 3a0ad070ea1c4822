import type { FolderFile } from '../../../contract';

/** The reason why a folder is not a module: Terraform looks for a configuration at the root. */
export function moduleProblem(files: readonly FolderFile[]): string | undefined {
  return files.some(({ name }) => /^[^/]+\.tf(\.json)?$/.test(name))
    ? undefined
    : 'has no `*.tf` or `*.tf.json` file at its root, as a module must';
}
