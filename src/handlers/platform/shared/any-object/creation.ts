/** The creation of an object of any type, for which no natural key is known. */

import { ApiError } from '../../../../clients/errors';
import type { Keys, Resource } from '../../../../clients/platform';
import type { Values } from '../../../../definition/value';
import type { Context, Json } from '../../../contract';
import { sendCreation, type Created } from '../../../creation';
import { AlreadyExists } from '../../../errors';
import { look } from '../../../look';
import { lackingMembers, membersOf, otherMembers, PARTS, type ComparedBy, type Members } from './document';
import { requestPath, pathsOf } from './object-path';

interface New extends Members, ComparedBy {
  readonly type: string;
  readonly createPath: string;
  readonly listPath?: string;
}

/** Returns the new object as the service reports it. If the response is lost, looks for an object that is new in the list and equals the request. */
export async function createObject(context: Context, config: New, data: Json): Promise<Resource> {
  const { made, found } = await sendObject(context, config, data);
  return made?.data ?? found!;
}

/** The same, with the outcome: an object that was `found` lacks values that only the response to the creation contains. */
export async function sendObject(
  context: Context,
  config: New,
  data: Json,
): Promise<Created<{ readonly data: Resource }, Resource>> {
  const { platform, signal } = context;
  const list = requestPath(config.listPath ?? config.createPath);
  const what = `An object of the type \`${config.type}\` in \`${config.createPath}\``;
  const importId = `/${config.type}/<id>`;
  const before = await look(() => platform.keysBefore(list, ({ id }) => id, { signal }));
  return sendCreation({
    what,
    importId,
    signal,
    pace: platform.pace,
    send: () => platform.post(requestPath(config.createPath), { data }, { signal }),
    look: () => findNew(context, config, list, before),
  }).catch(async (error: Error) => {
    throw (await takenBy(context, config, list, error)) ?? error;
  });
}

/** Undefined if no new object equals the request. Throws if it is unclear whether an equal object is new. */
async function findNew({ platform }: Context, config: New, list: string, before: Keys | undefined) {
  const equal = (await platform.list(list)).filter((one) => one.type === config.type && isEqual(one, config));
  const ours = equal.filter(({ id }) => before?.lacks(id));
  if (ours.length === 1) return ours[0];
  if (ours.length === 0 && (before || equal.length === 0)) return undefined;
  throw new Error(
    `several objects may be the new one, or nothing says which were there before: ${equal.map(({ id }) => id).join(', ')}`,
  );
}

function isEqual(resource: Resource, config: New): boolean {
  const found = membersOf(resource);
  return PARTS.every(
    (part) =>
      lackingMembers(part, config[part], found[part], config).length === 0 &&
      otherMembers(part, config[part], found[part], config).length === 0,
  );
}

/** A 422 for a value that is already in use, with the path of the object that has it. */
async function takenBy(
  { platform, signal }: Context,
  { type, attributes }: New,
  list: string,
  error: Error,
): Promise<Error | undefined> {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const taken = error.errors.find(({ detail }) => /taken|already exists/i.test(detail ?? ''));
  const name = /^\/data\/attributes\/([^/]+)$/.exec(taken?.pointer ?? '')?.[1] ?? 'name';
  const value = (attributes as Values | undefined)?.[name];
  if (!taken || typeof value !== 'string') return undefined;
  const all = await look(() => platform.list(list, undefined, { signal }));
  const same = (one: unknown) => typeof one === 'string' && one.toLowerCase() === value.toLowerCase();
  const other = all?.find((one) => one.type === type && same(one.attributes[name]));
  return (
    other && new AlreadyExists(`The object \`${value}\` of the type \`${type}\``, pathsOf(other)[0]!, error.message)
  );
}
