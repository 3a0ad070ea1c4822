import type { Kind } from '../../store';

/** An organization's connection to a version-control service. */
export interface RepositoryConnection {
  readonly id: string;
  readonly organization: string;
}

/** A repository that is reachable through a connection. */
export interface Repository {
  readonly connection: string;
  readonly identifier: string;
  readonly tags: readonly string[];
  /** The files at every tag, by name; defaults to a small module. */
  readonly files?: Files;
  /** Each branch's files. The default branch is `main` if there is one, else the first. */
  readonly branches?: Readonly<Record<string, Files>>;
  /** The latest commit; absent without branches. */
  readonly commit?: string;
}

export type Files = Readonly<Record<string, string>>;

export const repositoryConnections: Kind<RepositoryConnection> = { name: 'repositoryConnections', key: ({ id }) => id };
export const repositories: Kind<Repository> = {
  name: 'repositories',
  key: ({ connection, identifier }) => `${connection} ${identifier}`,
};
