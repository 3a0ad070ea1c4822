import { createUnique } from './unique';
import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { NotFound } from '../../errors';

/** A thing whose name is its own in an organization. */
export interface CreateByName {
  /** In words: `run task`. */
  readonly what: string;
  readonly organization: string;
  readonly name: string;
  /** The path of the organization's list. */
  readonly list: string;
  /** What narrows the list to names like this one, where the service can. */
  readonly search?: Query;
  /** What else to say where the name is taken. */
  readonly hint?: string;
}

/** The thing of this name, if there is one. */
export async function findByName(
  platform: PlatformClient,
  { what, organization, name, list, search }: CreateByName,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const found = (await platform.list(list, search, options)).filter(({ attributes }) => attributes.name === name);
  if (found.length > 1) {
    throw new NotFound(
      `${organization} has several ${what}s named \`${name}\`: ${found.map(({ id }) => id).join(', ')}. Use the id of the one that is meant.`,
    );
  }
  return found[0];
}

/** Makes the thing: see `createUnique`. */
export async function createByName(
  platform: PlatformClient,
  thing: CreateByName,
  body: object,
  isWhatWasSent: (found: Resource) => boolean,
  options?: CallOptions,
): Promise<Resource> {
  const { what, organization, name, list, hint } = thing;
  return createUnique(
    platform,
    {
      what: `The ${what} \`${name}\``,
      importId: `${organization}/${name}`,
      hint,
      list,
      key: name,
      keyOf: ({ attributes }) => attributes.name,
      pointer: '/data/attributes/name',
      find: () => findByName(platform, thing),
      isWhatWasSent,
    },
    body,
    options,
  );
}
