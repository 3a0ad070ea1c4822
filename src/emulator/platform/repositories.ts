import { BadBody, objectBody, textField, textsField } from '../control/body';
import type { Control } from '../exchange';
import type { Kind } from '../store';

/** A connection of an organization to a version-control service. */
export interface RepositoryConnection {
  readonly id: string;
  readonly organization: string;
}

/** A repository that a connection reaches. */
export interface Repository {
  readonly connection: string;
  readonly identifier: string;
  readonly tags: readonly string[];
}

export const repositoryConnections: Kind<RepositoryConnection> = { name: 'repositoryConnections', key: ({ id }) => id };
export const repositories: Kind<Repository> = { name: 'repositories', key: ({ connection, identifier }) => `${connection} ${identifier}` };

export const repositoryControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/repositories',
    handle: ({ store }, body) => {
      const fields = objectBody(body, ['identifier', 'connection', 'tags']);
      const repository = {
        connection: textField(fields, 'connection'),
        identifier: textField(fields, 'identifier'),
        tags: fields.tags === undefined ? [] : textsField(fields, 'tags'),
      };
      if (!store.of(repositoryConnections).find(repository.connection)) throw new BadBody(`There is no repository connection "${repository.connection}".`);
      if (!/^[^/]+(\/[^/]+)+$/.test(repository.identifier)) throw new BadBody('"identifier" must have the form `organization/repository`.');
      return { status: 201, body: store.of(repositories).put(repository) };
    },
  },
];
