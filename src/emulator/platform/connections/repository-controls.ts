import { at, BadBody, isObject, objectAt, textField, textsField } from '../../control/body';
import type { Control } from '../../exchange';
import type { World } from '../../world';
import { reportModules } from '../modules/module-publication';
import { followBranches } from '../policy-sets/policy-set-repositories';
import { repositories, repositoryConnections } from './repositories';
import type { Files } from './repositories';

export const repositoryControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/repositories',
    handle: (world, body) => ({ status: 201, body: addRepository(world, body) }),
  },
];

/** `place` is its location in a list of seeds. */
export function addRepository(world: World, body: unknown, place?: string): object {
  const { random, store } = world;
  const fields = objectAt(body, ['identifier', 'connection', 'tags', 'files', 'branches'], place);
  const repository = {
    connection: textField(fields, 'connection'),
    identifier: textField(fields, 'identifier'),
    tags: fields.tags === undefined ? [] : textsField(fields, 'tags'),
    ...(fields.files === undefined ? {} : { files: filesField(fields.files, 'files') }),
    ...(fields.branches === undefined ? {} : { branches: branchesField(fields.branches) }),
  };
  if (!store.of(repositoryConnections).find(repository.connection)) {
    throw new BadBody(`There is no repository connection "${repository.connection}".`);
  }
  if (!/^[^/]+(\/[^/]+)+$/.test(repository.identifier)) {
    throw new BadBody(`${at(fields, 'identifier')} must have the form \`organization/repository\`.`);
  }
  const before = store.of(repositories).find(repositories.key(repository));
  const commit = repository.branches ? { commit: random.bytes(20).toString('hex') } : {};
  const after = store.of(repositories).put({ ...repository, ...commit });
  reportModules(world, after);
  followBranches(world, after, before);
  return repository;
}

function branchesField(value: unknown): Readonly<Record<string, Files>> {
  if (!isObject(value)) throw new BadBody('"branches" must be an object.');
  return Object.fromEntries(
    Object.entries(value).map(([name, files]) => [name, filesField(files, `branches.${name}`)]),
  );
}

function filesField(value: unknown, name: string): Files {
  if (!isObject(value) || !Object.values(value).every((text) => typeof text === 'string')) {
    throw new BadBody(`"${name}" must be an object of strings.`);
  }
  return value as Files;
}
