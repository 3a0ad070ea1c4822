import { ClientError, MissingMount } from '../../../clients/errors';
import { path, segments, type Envelope } from '../../../clients/secrets';
import type { Attributes } from '../../../definition/attribute';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { sendCreation, undoCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';
import { holds, holdsOthers } from './comparison';

/** What the service holds at a path, as it answers. */
export type Data = Envelope['data'];

/** Where an engine has something. Without a name it is all of its kind, or the one that an engine has only once, such as its configuration. */
export interface CollectionPath {
  readonly mount: string;
  /** The path segment that names its kind, such as `config`. */
  readonly collection: string;
  readonly name?: string;
}

/** One object of many: where it is, and what messages call it. */
export interface ObjectPath extends CollectionPath {
  readonly name: string;
}

/** The import id of an object; for a list, the path that is listed. */
export function pathId({ mount, collection, name }: CollectionPath): string {
  return [mount, collection, ...name === undefined ? [] : [name]].join('/');
}

function pathOf({ mount, collection, name }: CollectionPath): string {
  return name === undefined ? path`/${segments(mount)}/${collection}` : path`/${segments(mount)}/${collection}/${name}`;
}

/** Undefined where there is no such object. Where there is no engine, that is an error: nobody deleted the object. */
export async function find({ secrets, signal, warn }: Context, objectPath: CollectionPath, patiently = false): Promise<Data | undefined> {
  const found = await secrets.find(pathOf(objectPath), undefined, patiently ? {} : { signal }).catch((error: Error) => { throw withMount(error, objectPath); });
  found?.warnings.forEach((text) => warn('The service warns', text));
  return found?.data;
}

/** Must be there, as for a data source. */
export async function get(context: Context, objectPath: CollectionPath, what: string): Promise<Data> {
  return there(await find(context, objectPath), objectPath, what);
}

/** What was found, which must be there. */
export function there(found: Data | undefined, objectPath: CollectionPath, what: string): Data {
  if (!found) throw new NotFound(`There is no ${what}${objectPath.name === undefined ? '' : ` \`${objectPath.name}\``} at \`${objectPath.mount}\`.`);
  return found;
}

/** What a GET gives that is no object of ours, such as a credential: what is not there is the service's own error. */
export async function read(context: Context, objectPath: ObjectPath, repeatable = true): Promise<Envelope> {
  const { secrets, signal, warn } = context;
  const response = await secrets.get(pathOf(objectPath), undefined, { signal, repeatable }).catch((error: Error) => { throw withMount(error, objectPath); });
  response.warnings.forEach((text) => warn('The service warns', text));
  return response;
}

/** What a POST makes that is no object of ours, such as a credential. It makes another each time: so it is not repeated. */
export async function issue({ secrets, signal, warn }: Context, objectPath: ObjectPath, body: object): Promise<Envelope> {
  const response = await secrets.post(pathOf(objectPath), body, { signal }).catch((error: Error) => { throw withMount(error, objectPath); });
  response.warnings.forEach((text) => warn('The service warns', text));
  return response;
}

/** One object after another: names are listed at once, and what they name is read only where it is wanted, and while somebody asks for more. */
export async function* listObjects<State>(context: Context, objectPath: Omit<CollectionPath, 'name'>, withObject: boolean, toState: (objectPath: ObjectPath, data: Data) => State) {
  for (const name of await listNames(context, objectPath)) {
    const listed = { displayName: name, identity: { mount: objectPath.mount, name } };
    const data = withObject ? await find(context, { ...objectPath, name }) : undefined;
    // What was deleted since the names were listed is not there any more.
    if (!withObject) yield listed;
    else if (data) yield { ...listed, object: toState({ ...objectPath, name }, data) };
  }
}

/** The names of the objects of one kind, sorted. */
export async function listNames(context: Context, objectPath: Omit<CollectionPath, 'name'>): Promise<readonly string[]> {
  return (await listWhole(context, objectPath)).names;
}

/** The same, with what the service says of them besides. */
export async function listWhole({ secrets, signal }: Context, objectPath: Omit<CollectionPath, 'name'>): Promise<{ readonly names: readonly string[]; readonly data: Data }> {
  const { keys, data } = await secrets.listWhole(pathOf(objectPath), { signal }).catch((error: Error) => { throw withMount(error, objectPath); });
  return { names: [...keys].sort(), data };
}

export async function remove({ secrets, signal }: Context, objectPath: CollectionPath): Promise<void> {
  await secrets.remove(pathOf(objectPath), undefined, { signal });
}

export interface Creation<State> {
  readonly what: string;
  readonly objectPath: CollectionPath;
  readonly body: object;
  /** The definition's, and what is configured: by them it is told whether what is there is what was sent. */
  readonly attributes: Attributes;
  readonly config: object;
  /** The answer of the resource for what the service holds. */
  toState(data: Data): State;
  /** Throws where the service did not take what it must. */
  check?(data: Data, response: State): void;
  /** How it is looked for before and after; absent, with {@link find}. */
  find?(patiently: boolean): Promise<Data | undefined>;
}

/**
 * Makes an object where a write would overwrite: looks first, and refuses what exists. The service has no write that only makes: so nothing
 * stands between the look and the write, and what is read back must be what was sent (docs/decisions/0025).
 */
export async function create<State extends object>(context: Context, creation: Creation<State>): Promise<State> {
  const { what, objectPath, body, attributes, config } = creation;
  const importId = pathId(objectPath);
  const look = (patiently: boolean) => creation.find ? creation.find(patiently) : find(context, objectPath, patiently);
  if (await look(false)) throw new AlreadyExists(what, importId);
  const { signal } = context;
  const send = () => context.secrets.post(pathOf(objectPath), body, { signal });
  const sending = { what, importId, signal, pace: context.secrets.pace, send, look: () => look(true) };
  const { made, found } = await sendCreation(sending).catch((error: Error) => { throw withMount(error, objectPath); });
  made?.warnings.forEach((text) => context.warn('The service warns', text));
  const data = found ?? await readBack(creation, () => look(true));
  const response = creation.toState(data);
  const isWhatWasSent = holds(attributes, response as Values, config as Values);
  if (found && !isWhatWasSent) throw new AlreadyExists(what, importId, 'the answer to its creation was lost, and what is there now is not what was sent');
  if (holdsOthers(attributes, response as Values, config as Values)) throw new AlreadyExists(what, importId, WRITTEN_BY_OTHERS);
  if (!isWhatWasSent) context.warn('What is read back is not what was sent', `${what} was not there, and was written. Either the service keeps other values than those that were sent, or another run has written it in the same moment. Look which, before the next apply sends them again.`);
  return checked(context, creation, data, response);
}

const WRITTEN_BY_OTHERS = 'it was not there, and was written; but what is read back is not what was sent, so that somebody else has written it in the same moment';

/** What was written is there, as the service says: that nobody can look at it is no reason to take it away, or to forget it. */
async function readBack<State>({ what, objectPath }: Creation<State>, look: () => Promise<Data | undefined>): Promise<Data> {
  const made = await look().catch((error: Error) => {
    throw new PartiallyCreated(what, pathId(objectPath), `cannot be read back: ${error.message}`, { known: knownOf(objectPath), isWhole: true });
  });
  if (!made) throw new NotFound(`${what} was written, and is not there when it is read back.`);
  return made;
}

/** What cannot be kept is taken away again. */
async function checked<State>({ secrets }: Context, { what, objectPath, check }: Creation<State>, data: Data, response: State): Promise<State> {
  try {
    check?.(data, response);
    return response;
  } catch (error) {
    return undoCreation({ what, importId: pathId(objectPath), known: knownOf(objectPath), remove: () => secrets.remove(pathOf(objectPath)) }, 'it is not what was asked for', error as Error);
  }
}

/** What tells an object from all others. */
function knownOf(objectPath: CollectionPath): object {
  const { mount, name } = objectPath;
  return { id: pathId(objectPath), mount, ...name === undefined ? {} : { name } };
}

/** Writes, and reads back. An update may be repeated: it says all that it means. */
export async function update(context: Context, objectPath: CollectionPath, what: string, ...bodies: readonly object[]): Promise<Data> {
  for (const body of bodies) {
    const { warnings } = await context.secrets.post(pathOf(objectPath), body, { signal: context.signal, repeatable: true }).catch((error: Error) => { throw withMount(error, objectPath); });
    warnings.forEach((text) => context.warn('The service warns', text));
  }
  const found = await find(context, objectPath, true);
  if (!found) throw new NotFound(`${what} is not there any more: it was deleted while it was changed.`);
  return found;
}

/** Who is told of a missing engine should look at the mount first. */
export function withMount(error: Error, { mount }: Pick<CollectionPath, 'mount'>): Error {
  if (!(error instanceof MissingMount)) return error;
  return new NotFound(`The service has no engine at \`${mount}\`, or it is of another kind: ${(error as ClientError).message}. Check \`mount\`, and that the engine is mounted.`);
}
