import type { World } from '../../world';
import { gitHubAppInstallations } from './github-app-installations';
import { repositories } from './repositories';
import type { Files, Repository } from './repositories';

/** The repository that a connection can access. A GitHub App installation can access those of its user or organization. */
export function findRepository(
  { store }: World,
  { connection, identifier }: Pick<Repository, 'connection' | 'identifier'>,
): Repository | undefined {
  const installation = store.of(gitHubAppInstallations).find(connection);
  if (!installation) return store.of(repositories).find(`${connection} ${identifier}`);
  if (!identifier.startsWith(`${installation.name}/`)) return undefined;
  return store.of(repositories).where((repository) => repository.identifier === identifier)[0];
}

/** Undefined if the branch does not exist. */
export function filesOf(repository: Repository | undefined, branch: string): Files | undefined {
  const branches = repository?.branches ?? { main: repository?.files ?? {} };
  const names = Object.keys(branches);
  const name = branch === '' ? (names.includes('main') ? 'main' : (names[0] ?? '')) : branch;
  return Object.hasOwn(branches, name) ? branches[name] : undefined;
}

/** The files in a folder, by their names relative to it. */
export function filesIn(files: Files, path: string): Map<string, string> {
  const folder = path.replace(/^\/+|\/+$/g, '');
  return new Map(
    Object.entries(files).flatMap(([name, text]): [string, string][] => {
      if (folder === '') return [[name, text]];
      return name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), text]] : [];
    }),
  );
}
