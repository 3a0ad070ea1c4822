import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { NotFound } from '../../errors';
import { createUnique } from './unique';

/** An object whose name is unique in its organization. */
export interface CreateByName {
  /** The kind in words, such as `run task`. */
  readonly what: string;
  readonly organization: string;
  readonly name: string;
  /** The path of the organization's list. */
  readonly list: string;
  /** Limits the list to similar names, if the service supports it. */
  readonly search?: Query;
  /** An addition to the error if the name is taken. */
  readonly hint?: string;
}

/** Finds the object with this name. */
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

/** Creates the object. See `createUnique`. */
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
