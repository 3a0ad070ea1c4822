import { ClientError, mayHaveTakenEffect, MissingMount } from '../../clients/errors';
import type { Envelope } from '../../clients/secrets';
import { path, segments } from '../../clients/secrets';
import type { Attributes } from '../../definition/attribute';
import { equalValue } from '../../definition/equal';
import type { Value, Values } from '../../definition/value';
import type { Context } from '../contract';
import { AlreadyExists, NotFound } from '../errors';

/** What the service holds at a path, as it answers. */
export type Data = Envelope['data'];

/** Where an engine has something. Without a name it is all of its kind, or the one that an engine has only once, such as its configuration. */
export interface Spot {
  readonly mount: string;
  /** The path segment that names its kind, such as `config`. */
  readonly collection: string;
  readonly name?: string;
}

/** One object of many: where it is, and what messages call it. */
export interface Place extends Spot {
  readonly name: string;
}

/** The import id of an object; for a list, the path that is listed. */
export function placeId({ mount, collection, name }: Spot): string {
  return [mount, collection, ...name === undefined ? [] : [name]].join('/');
}

function pathOf({ mount, collection, name }: Spot): string {
  return name === undefined ? path`/${segments(mount)}/${collection}` : path`/${segments(mount)}/${collection}/${name}`;
}

/** Undefined where there is no such object. Where there is no engine, that is an error: nobody deleted the object. */
export async function find({ secrets, signal, warn }: Context, place: Spot, patiently = false): Promise<Data | undefined> {
  const found = await secrets.find(pathOf(place), undefined, patiently ? {} : { signal }).catch((error: Error) => { throw withMount(error, place); });
  found?.warnings.forEach((text) => warn('The service warns', text));
  return found?.data;
}

/** Must be there, as for a data source. */
export async function get(context: Context, place: Spot, what: string): Promise<Data> {
  return there(await find(context, place), place, what);
}

/** What was found, which must be there. */
export function there(found: Data | undefined, place: Spot, what: string): Data {
  if (!found) throw new NotFound(`There is no ${what}${place.name === undefined ? '' : ` \`${place.name}\``} at \`${place.mount}\`.`);
  return found;
}

/** What a GET gives that is no object of ours, such as a credential: what is not there is the service's own error. */
export async function read(context: Context, place: Place, repeatable = true): Promise<Envelope> {
  const { secrets, signal, warn } = context;
  const answer = await secrets.get(pathOf(place), undefined, { signal, repeatable }).catch((error: Error) => { throw withMount(error, place); });
  answer.warnings.forEach((text) => warn('The service warns', text));
  return answer;
}

/** What a POST makes that is no object of ours, such as a credential. It makes another each time: so it is not repeated. */
export async function issue({ secrets, signal, warn }: Context, place: Place, body: object): Promise<Envelope> {
  const answer = await secrets.post(pathOf(place), body, { signal }).catch((error: Error) => { throw withMount(error, place); });
  answer.warnings.forEach((text) => warn('The service warns', text));
  return answer;
}

/** One object after another: names are listed at once, and what they name is read only where it is wanted, and while somebody asks for more. */
export async function* listObjects<Answer>(context: Context, place: Omit<Spot, 'name'>, withObject: boolean, toAnswer: (place: Place, data: Data) => Answer) {
  for (const name of await listNames(context, place)) {
    const listed = { displayName: name, identity: { mount: place.mount, name } };
    const data = withObject ? await find(context, { ...place, name }) : undefined;
    // What was deleted since the names were listed is not there any more.
    if (!withObject) yield listed;
    else if (data) yield { ...listed, object: toAnswer({ ...place, name }, data) };
  }
}

/** The names of the objects of one kind, sorted. */
export async function listNames(context: Context, place: Omit<Spot, 'name'>): Promise<readonly string[]> {
  return (await listWhole(context, place)).names;
}

/** The same, with what the service says of them besides. */
export async function listWhole({ secrets, signal }: Context, place: Omit<Spot, 'name'>): Promise<{ readonly names: readonly string[]; readonly data: Data }> {
  const { keys, data } = await secrets.listWhole(pathOf(place), { signal }).catch((error: Error) => { throw withMount(error, place); });
  return { names: [...keys].sort(), data };
}

export async function remove({ secrets, signal }: Context, place: Spot): Promise<void> {
  await secrets.remove(pathOf(place), undefined, { signal });
}

export interface Creation<Answer> {
  readonly what: string;
  readonly place: Spot;
  readonly body: object;
  /** The answer of the room for what the service holds; throws where the service did not take what it must. */
  toAnswer(data: Data): Answer;
  /** Whether what is there is what was sent, as far as that can be seen. */
  isOurs(answer: Answer): boolean;
  /** How it is looked for before and after; absent, with {@link find}. */
  find?(patiently: boolean): Promise<Data | undefined>;
}

/**
 * Makes an object where a write would overwrite: looks first, and refuses what exists. What was written is read back; where that shows
 * nothing that can be kept, the object is taken away again, since no state is stored with an error.
 */
export async function create<Answer>(context: Context, creation: Creation<Answer>): Promise<Answer> {
  const { what, place, body, toAnswer, isOurs } = creation;
  const { secrets, signal } = context;
  const look = (patiently: boolean) => creation.find ? creation.find(patiently) : find(context, place, patiently);
  if (await look(false)) throw new AlreadyExists(what, placeId(place));
  try {
    const { warnings } = await secrets.post(pathOf(place), body, { signal });
    warnings.forEach((text) => context.warn('The service warns', text));
  } catch (error) {
    if (!mayHaveTakenEffect(error)) throw withMount(error as Error, place);
    const found = await look(true).catch(() => undefined);
    if (!found) throw error;
    if (isOurs(toAnswer(found))) return toAnswer(found);
    throw new AlreadyExists(what, placeId(place), 'the answer to its creation was lost, and what is there now is not what was sent');
  }
  try {
    const made = await look(true);
    if (!made) throw new NotFound(`${what} was written, and is not there when it is read back.`);
    return toAnswer(made);
  } catch (error) {
    await secrets.remove(pathOf(place)).catch(() => undefined);
    throw error;
  }
}

/** Writes, and reads back. An update may be repeated: it says all that it means. */
export async function update(context: Context, place: Spot, what: string, ...bodies: readonly object[]): Promise<Data> {
  for (const body of bodies) {
    const { warnings } = await context.secrets.post(pathOf(place), body, { signal: context.signal, repeatable: true }).catch((error: Error) => { throw withMount(error, place); });
    warnings.forEach((text) => context.warn('The service warns', text));
  }
  const found = await find(context, place, true);
  if (!found) throw new NotFound(`${what} is not there any more: it was deleted while it was changed.`);
  return found;
}

/** Whether an answer holds what was configured, wherever the service tells. */
export function holds(attributes: Attributes, answer: Values, config: Values): boolean {
  return Object.entries(attributes).every(([name, attribute]) => {
    if (attribute.use === 'computed' || (attribute.use === 'optionalComputed' && config[name] === undefined)) return true;
    if (attribute.type !== undefined && (attribute.unreadable === true || attribute.local || attribute.writeOnly)) return true;
    if (attribute.type !== undefined && attribute.unreadable === 'maybe' && answer[name] === undefined) return true;
    return equalValue(attribute, answer[name] as Value, config[name] as Value);
  });
}

/** Who is told of a missing engine should look at the mount first. */
export function withMount(error: Error, { mount }: Pick<Spot, 'mount'>): Error {
  if (!(error instanceof MissingMount)) return error;
  return new NotFound(`The service has no engine at \`${mount}\`, or it is of another kind: ${(error as ClientError).message}. Check \`mount\`, and that the engine is mounted.`);
}
