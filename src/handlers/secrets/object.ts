import { ClientError, MissingMount } from '../../clients/errors';
import type { Envelope } from '../../clients/secrets';
import { path, segments } from '../../clients/secrets';
import type { Attributes } from '../../definition/attribute';
import type { Values } from '../../definition/value';
import type { Context } from '../contract';
import { sendCreation, undoCreation } from '../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../errors';
import { holds, holdsOthers } from './comparison';

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
  /** The definition's, and what is configured: by them it is told whether what is there is what was sent. */
  readonly attributes: Attributes;
  readonly config: object;
  /** The answer of the resource for what the service holds. */
  toAnswer(data: Data): Answer;
  /** Throws where the service did not take what it must. */
  check?(data: Data, answer: Answer): void;
  /** How it is looked for before and after; absent, with {@link find}. */
  find?(patiently: boolean): Promise<Data | undefined>;
}

/**
 * Makes an object where a write would overwrite: looks first, and refuses what exists. The service has no write that only makes: so nothing
 * stands between the look and the write, and what is read back must be what was sent (docs/decisions/0025).
 */
export async function create<Answer extends object>(context: Context, creation: Creation<Answer>): Promise<Answer> {
  const { what, place, body, attributes, config } = creation;
  const importId = placeId(place);
  const look = (patiently: boolean) => creation.find ? creation.find(patiently) : find(context, place, patiently);
  if (await look(false)) throw new AlreadyExists(what, importId);
  const { signal } = context;
  const send = () => context.secrets.post(pathOf(place), body, { signal });
  const sending = { what, importId, signal, pace: context.secrets.pace, send, look: () => look(true) };
  const { made, found } = await sendCreation(sending).catch((error: Error) => { throw withMount(error, place); });
  made?.warnings.forEach((text) => context.warn('The service warns', text));
  const data = found ?? await readBack(creation, () => look(true));
  const answer = creation.toAnswer(data);
  const isWhatWasSent = holds(attributes, answer as Values, config as Values);
  if (found && !isWhatWasSent) throw new AlreadyExists(what, importId, 'the answer to its creation was lost, and what is there now is not what was sent');
  if (holdsOthers(attributes, answer as Values, config as Values)) throw new AlreadyExists(what, importId, WRITTEN_BY_OTHERS);
  if (!isWhatWasSent) context.warn('What is read back is not what was sent', `${what} was not there, and was written. Either the service keeps other values than those that were sent, or another run has written it in the same moment. Look which, before the next apply sends them again.`);
  return checked(context, creation, data, answer);
}

const WRITTEN_BY_OTHERS = 'it was not there, and was written; but what is read back is not what was sent, so that somebody else has written it in the same moment';

/** What was written is there, as the service says: that nobody can look at it is no reason to take it away, or to forget it. */
async function readBack<Answer>({ what, place }: Creation<Answer>, look: () => Promise<Data | undefined>): Promise<Data> {
  const made = await look().catch((error: Error) => {
    throw new PartiallyCreated(what, placeId(place), `cannot be read back: ${error.message}`, { known: knownOf(place), isWhole: true });
  });
  if (!made) throw new NotFound(`${what} was written, and is not there when it is read back.`);
  return made;
}

/** What cannot be kept is taken away again. */
async function checked<Answer>({ secrets }: Context, { what, place, check }: Creation<Answer>, data: Data, answer: Answer): Promise<Answer> {
  try {
    check?.(data, answer);
    return answer;
  } catch (error) {
    return undoCreation({ what, importId: placeId(place), known: knownOf(place), remove: () => secrets.remove(pathOf(place)) }, 'it is not what was asked for', error as Error);
  }
}

/** What tells an object from all others. */
function knownOf(place: Spot): object {
  const { mount, name } = place;
  return { id: placeId(place), mount, ...name === undefined ? {} : { name } };
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

/** Who is told of a missing engine should look at the mount first. */
export function withMount(error: Error, { mount }: Pick<Spot, 'mount'>): Error {
  if (!(error instanceof MissingMount)) return error;
  return new NotFound(`The service has no engine at \`${mount}\`, or it is of another kind: ${(error as ClientError).message}. Check \`mount\`, and that the engine is mounted.`);
}
