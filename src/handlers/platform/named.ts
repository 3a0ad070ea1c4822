import { ApiError, mayHaveTakenEffect } from '../../clients/errors';
import type { Resource } from '../../clients/json-api';
import type { Query } from '../../clients/path';
import type { CallOptions, PlatformClient } from '../../clients/platform';
import { AlreadyExists, NotFound } from '../errors';

/** A thing whose name is its own in an organization. */
export interface Named {
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
export async function findNamed(platform: PlatformClient, { what, organization, name, list, search }: Named, options?: CallOptions): Promise<Resource | undefined> {
  const found = (await platform.list(list, search, options)).filter(({ attributes }) => attributes.name === name);
  if (found.length > 1) {
    throw new NotFound(`${organization} has several ${what}s named \`${name}\`: ${found.map(({ id }) => id).join(', ')}. Use the id of the one that is meant.`);
  }
  return found[0];
}

/**
 * Makes the thing. Where the answer is lost, what has the name now is ours if nothing had it before and it is what was sent; else it may
 * be somebody else's, and the error names the import command.
 */
export async function createNamed(
  platform: PlatformClient, thing: Named, body: object, isWhatWasSent: (found: Resource) => boolean, options?: CallOptions,
): Promise<Resource> {
  const before = await platform.namesBefore(thing.list, options);
  try {
    return (await platform.post(thing.list, body, options)).data;
  } catch (error) {
    if (mayHaveTakenEffect(error)) return foundAgain(platform, thing, error, (found) => !before.has(thing.name) && isWhatWasSent(found));
    if (isNameTaken(error)) throw alreadyExists(thing, thing.hint ? `${error.message}; ${thing.hint}` : error.message);
    throw error;
  }
}

async function foundAgain(platform: PlatformClient, thing: Named, lost: Error, isOurs: (found: Resource) => boolean): Promise<Resource> {
  // Without the signal: after an interrupt, too, what was made must be found.
  const found = await findNamed(platform, thing).catch(() => undefined);
  if (!found) throw lost;
  if (isOurs(found)) return found;
  throw alreadyExists(thing, 'the answer to its creation was lost, and what has this name now is not what was sent');
}

function alreadyExists({ what, organization, name }: Named, reason: string): AlreadyExists {
  return new AlreadyExists(`The ${what} \`${name}\``, `${organization}/${name}`, reason);
}

function isNameTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422
    && error.errors.some(({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === '/data/attributes/name'));
}
