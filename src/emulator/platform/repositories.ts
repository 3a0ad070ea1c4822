import { at, BadBody, isObject, objectAt, textField, textsField } from '../control/body';
import type { Control } from '../exchange';
import type { Kind } from '../store';
import type { World } from '../world';
import { reportModules } from './module-publication';

/** A connection of an organization to a version-control service. */
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
  readonly files?: Readonly<Record<string, string>>;
}

export const repositoryConnections: Kind<RepositoryConnection> = { name: 'repositoryConnections', key: ({ id }) => id };
export const repositories: Kind<Repository> = {
  name: 'repositories',
  key: ({ connection, identifier }) => `${connection} ${identifier}`,
};

export const repositoryControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/repositories',
    handle: (world, body) => ({ status: 201, body: addRepository(world, body) }),
  },
];

/** `place` is its place in a list of seeds. */
export function addRepository(world: World, body: unknown, place?: string): Repository {
  const { store } = world;
  const fields = objectAt(body, ['identifier', 'connection', 'tags', 'files'], place);
  const repository = {
    connection: textField(fields, 'connection'),
    identifier: textField(fields, 'identifier'),
    tags: fields.tags === undefined ? [] : textsField(fields, 'tags'),
    ...(fields.files === undefined ? {} : { files: filesField(fields.files) }),
  };
  if (!store.of(repositoryConnections).find(repository.connection)) {
    throw new BadBody(`There is no repository connection "${repository.connection}".`);
  }
  if (!/^[^/]+(\/[^/]+)+$/.test(repository.identifier)) {
    throw new BadBody(`${at(fields, 'identifier')} must have the form \`organization/repository\`.`);
  }
  store.of(repositories).put(repository);
  reportModules(world, repository);
  return repository;
}

function filesField(value: unknown): Readonly<Record<string, string>> {
  if (!isObject(value) || !Object.values(value).every((text) => typeof text === 'string')) {
    throw new BadBody('"files" must be an object of strings.');
  }
  return value as Record<string, string>;
}
