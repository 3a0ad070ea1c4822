import { ClientError, MissingMount } from '../../../clients/errors';
import { objectAt } from '../../../clients/read-response';
import { path, segments, type CallOptions, type Envelope } from '../../../clients/secrets';
import type { Attributes } from '../../../definition/attribute';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { sendCreation, undoCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';
import { holds, holdsOthers } from './comparison';

/** The data that the service returns for a path. */
export type Data = Envelope['data'];

/** A path in an engine. Without a name, it refers to all objects of a kind, or to the only one, such as the engine's configuration. */
export interface CollectionPath {
  readonly mount: string;
  /** The path segments of the kind, such as `config`. Empty for the documents of an engine that contains nothing else. */
  readonly collection: string;
  readonly name?: string;
  /** Set instead of a mount for objects of the service itself or of an auth method; see `system-object.ts` and `auth-object.ts`. */
  readonly system?: { readonly namespace: string | undefined; readonly mount?: string };
  /** The name is a path that keeps its slashes. */
  readonly isPath?: true;
  /** The attribute with the name, if it is not called `name`. */
  readonly named?: string;
  /** All objects are read at once, each under its name with a trailing slash. */
  readonly together?: true;
  /** The segments below the object that changes are sent to, if that is not the object itself. */
  readonly changes?: string;
}

/** The path of a named object. */
export interface ObjectPath extends CollectionPath {
  readonly name: string;
}

/** The import id of an object, or the path of a list. */
export function pathId({ mount, collection, name }: CollectionPath): string {
  return [mount, ...(collection === '' ? [] : [collection]), ...(name === undefined ? [] : [name])].join('/');
}

/** The id of objects below an object. */
export function changesId(objectPath: CollectionPath): string {
  return [pathId(objectPath), ...(objectPath.changes === undefined ? [] : [objectPath.changes])].join('/');
}

function pathOf({ mount, collection, name, isPath }: CollectionPath): string {
  const base = segments(collection === '' ? mount : `${mount}/${collection}`);
  if (name === undefined) return path`/${base}`;
  return path`/${base}/${isPath ? segments(name) : name}`;
}

function changesPathOf({ changes, ...objectPath }: CollectionPath): string {
  return pathOf(objectPath) + (changes === undefined ? '' : path`/${segments(changes)}`);
}

/** Undefined if the object does not exist. A missing engine is an error, because it does not mean that the object was deleted. */
export async function find(
  { secrets, signal, warn }: Context,
  objectPath: CollectionPath,
  patiently = false,
): Promise<Data | undefined> {
  if (objectPath.together && objectPath.name !== undefined) {
    return findAmong({ secrets, signal }, objectPath, patiently);
  }
  const found = await secrets.find(pathOf(objectPath), undefined, patiently ? {} : { signal }).catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  found?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return found?.data;
}

/** Many refreshes share one read of all objects. After a write, the read must be newer than the write. */
async function findAmong(
  { secrets, signal }: Pick<Context, 'secrets' | 'signal'>,
  { name, ...collection }: CollectionPath,
  patiently: boolean,
): Promise<Data | undefined> {
  const all = async () => {
    const { data } = await listWhole({ secrets, ...(patiently ? {} : { signal }) }, collection);
    return new Map(Object.keys(data).map((key) => [key.replace(/\/$/, ''), objectAt(data, key)]));
  };
  const own = async () => (await all()).get(name!);
  return patiently ? own() : secrets.findListed(pathOf(collection), name!, own, all, signal);
}

/** Reads an object that must exist, as for a data source. */
export async function get(context: Context, objectPath: CollectionPath, what: string): Promise<Data> {
  return requireFound(await find(context, objectPath), objectPath, what);
}

/** Returns the data, or throws if the object does not exist. */
export function requireFound(found: Data | undefined, objectPath: CollectionPath, what: string): Data {
  if (!found) {
    throw new NotFound(
      `There is no ${what}${objectPath.name === undefined ? '' : ` \`${objectPath.name}\``}${describeWhere(objectPath)}.`,
    );
  }
  return found;
}

function describeWhere({ mount, system }: CollectionPath): string {
  if (!system) return ` at \`${mount}\``;
  return `${system.mount === undefined ? '' : ` at \`auth/${system.mount}\``}${inNamespace(system.namespace)}`;
}

function inNamespace(namespace: string | undefined): string {
  return namespace === undefined ? '' : ` in the namespace \`${namespace}\``;
}

/** Reads something that is not a managed object, such as a credential. A 404 is reported as the service's own error. */
export async function read(context: Context, objectPath: ObjectPath, repeatable = true): Promise<Envelope> {
  const { secrets, signal, warn } = context;
  const response = await secrets.get(pathOf(objectPath), undefined, { signal, repeatable }).catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return response;
}

/** Requests something that is not a managed object, such as a credential. Not repeated, because each request creates another one. */
export async function issue(
  { secrets, signal, warn }: Context,
  objectPath: ObjectPath,
  body: object,
  options: Pick<CallOptions, 'wrapSeconds'> = {},
): Promise<Envelope> {
  const response = await secrets.post(changesPathOf(objectPath), body, { signal, ...options }).catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return response;
}

/** Lists objects lazily: all names come from one request; each object is read only if `withObject` is set and the consumer asks for it. */
export function listObjects<State>(
  context: Context,
  objectPath: Omit<CollectionPath, 'name'>,
  withObject: boolean,
  toState: (objectPath: ObjectPath, data: Data) => State,
) {
  const identityOf = (name: string) => ({ mount: objectPath.mount, name });
  return listIdentified(context, objectPath, withObject, identityOf, toState);
}

/** The same for objects with another identity. */
export async function* listIdentified<State, Identity>(
  context: Context,
  objectPath: Omit<CollectionPath, 'name'>,
  withObject: boolean,
  identityOf: (name: string) => Identity,
  toState: (objectPath: ObjectPath, data: Data) => State | Promise<State>,
  isListed: (name: string) => boolean = () => true,
  displayNameOf: (list: Data, name: string) => string = (_, name) => name,
) {
  const { names, data: all } = await listWhole(context, objectPath);
  for (const name of names.filter(isListed)) {
    const listed = { displayName: displayNameOf(all, name), identity: identityOf(name) };
    const data = withObject ? await find(context, { ...objectPath, name }) : undefined;
    // Objects that were deleted after the names were listed are skipped.
    if (!withObject) yield listed;
    else if (data) yield { ...listed, object: await toState({ ...objectPath, name }, data) };
  }
}

/** Returns the sorted names in a collection. */
export async function listNames(
  context: Context,
  objectPath: Omit<CollectionPath, 'name'>,
): Promise<readonly string[]> {
  return (await listWhole(context, objectPath)).names;
}

/** The names, with the rest of the service's response. */
export async function listWhole(
  { secrets, signal }: Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>,
  objectPath: Omit<CollectionPath, 'name'>,
): Promise<{ readonly names: readonly string[]; readonly data: Data }> {
  if (objectPath.together) {
    const { data } = await secrets.get(pathOf(objectPath), undefined, { signal });
    return {
      names: Object.keys(data)
        .map((key) => key.replace(/\/$/, ''))
        .sort(),
      data,
    };
  }
  const { keys, data } = await secrets.listWhole(pathOf(objectPath), { signal }).catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  return { names: [...keys].sort(), data };
}

export async function remove({ secrets, signal }: Context, objectPath: CollectionPath): Promise<void> {
  await secrets.remove(pathOf(objectPath), undefined, { signal });
}

/** The location of a collection's objects: the configured mount or the usual one. */
export const objectsIn =
  (usual: string, collection: string) =>
  ({ mount = usual, name }: { readonly mount?: string; readonly name?: string }): ObjectPath => ({
    mount,
    collection,
    name: name!,
  });

export interface Creation<State> {
  readonly what: string;
  readonly objectPath: CollectionPath;
  /** Defaults to the path. */
  readonly importId?: string;
  /** The state to store if the object could not be read. Defaults to the values in the path. */
  readonly known?: object;
  readonly body: object;
  /** Settings that a create ignores. They are sent as a change right after it. */
  readonly afterwards?: object;
  /** The definition's attributes and the configuration. They are compared with the object that is read back. */
  readonly attributes: Attributes;
  readonly config: object;
  toState(data: Data): State;
  /** Whether a newly found object must belong to another client, if its texts do not show it. */
  isOthers?(state: State): boolean;
  /** Throws if the service did not accept a required setting. */
  check?(data: Data, state: State): void | Promise<void>;
  /** An equal object is written anyway, because it always exists or cannot be deleted. See `configuration.ts`. */
  readonly takesEqual?: true;
  /** Whether an object that always exists has the values of one that was never written. Such an object is written, too. */
  isVacant?(data: Data): boolean;
  /** Looks for the object before and after the write. Defaults to {@link find}. */
  find?(patiently: boolean): Promise<Data | undefined>;
}

/**
 * Creates an object at a path where a write would overwrite: reads first, and fails if the object exists. The service has no create-only write, so
 * nothing prevents a concurrent write in between; the object read back must therefore equal the one sent (docs/decisions/0003).
 */
export async function create<State extends object>(context: Context, creation: Creation<State>): Promise<State> {
  const { what, objectPath, body, attributes, config, importId = pathId(objectPath) } = creation;
  const look = (patiently: boolean) =>
    creation.find ? creation.find(patiently) : find(context, objectPath, patiently);
  const existing = await look(false);
  const isTaken =
    existing &&
    ((creation.takesEqual && holds(attributes, creation.toState(existing) as Values, config as Values)) ||
      creation.isVacant?.(existing));
  if (existing && !isTaken) throw new AlreadyExists(what, importId);
  const { signal } = context;
  const send = () => context.secrets.post(pathOf(objectPath), body, { signal });
  // If the object existed before, a read cannot show whether a lost write took effect. Repeating the write has the same effect.
  const lookAfterLoss = () => (existing ? Promise.resolve(undefined) : look(true));
  const sending = { what, importId, signal, pace: context.secrets.pace, send, look: lookAfterLoss };
  const { made, found } = await sendCreation(sending).catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  made?.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
  if (found && !holds(earlyOf(attributes), creation.toState(found) as Values, config as Values)) {
    throw new AlreadyExists(
      what,
      importId,
      'the response to its creation was lost, and the object that exists now differs from what was sent',
    );
  }
  const readAgain = async () => readBack(creation, () => look(true));
  const first = found ?? (await readAgain());
  refuseOthers(creation, earlyOf(attributes), creation.toState(first), importId);
  const data = creation.afterwards ? await sendAfterwards(context, creation, importId).then(readAgain) : first;
  const state = creation.toState(data);
  if (!holds(attributes, state as Values, config as Values)) {
    context.warn(
      'value-stored-differently',
      'The service returned other values than those sent',
      `${what} did not exist and was written. Either the service stores other values than those that were sent, or another run wrote the object at the same time. Find out which before the next apply sends the values again.`,
    );
  }
  return checked(context, creation, data, state);
}

const WRITTEN_BY_OTHERS =
  'it did not exist and was written, but the values read back differ from those sent, so another client wrote it at the same time';

function earlyOf(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, one]) => one.type === undefined || one.afterwards !== true),
  );
}

function refuseOthers<State extends object>(
  { what, config, isOthers }: Creation<State>,
  attributes: Attributes,
  state: State,
  importId: string,
): void {
  if (isOthers?.(state) || holdsOthers(attributes, state as Values, config as Values)) {
    throw new AlreadyExists(what, importId, WRITTEN_BY_OTHERS);
  }
}

/** The object exists. The next plan shows the settings that could not be sent. */
async function sendAfterwards<State>(
  context: Context,
  { what, objectPath, afterwards, known = knownOf(objectPath) }: Creation<State>,
  importId: string,
): Promise<void> {
  if (!afterwards) return;
  await sendChange(context, objectPath, afterwards).catch((error: Error) => {
    throw new PartiallyCreated(what, importId, `some of its settings could not be sent: ${error.message}`, {
      known,
      isWhole: true,
    });
  });
}

/** The service confirmed the write. If the object cannot be read, it is neither deleted nor dropped from state. */
async function readBack<State>(
  { what, objectPath, importId, known = knownOf(objectPath) }: Creation<State>,
  look: () => Promise<Data | undefined>,
): Promise<Data> {
  const made = await look().catch((error: Error) => {
    throw new PartiallyCreated(what, importId ?? pathId(objectPath), `cannot be read back: ${error.message}`, {
      known,
      isWhole: true,
    });
  });
  if (!made) throw new NotFound(`${what} was written, but does not exist when it is read back.`);
  return made;
}

/** Deletes the object again if the check fails. */
async function checked<State>(
  { secrets }: Context,
  { what, objectPath, check }: Creation<State>,
  data: Data,
  state: State,
): Promise<State> {
  try {
    await check?.(data, state);
    return state;
  } catch (error) {
    return undoCreation(
      {
        what,
        importId: pathId(objectPath),
        known: knownOf(objectPath),
        remove: () => secrets.remove(pathOf(objectPath)),
      },
      'it differs from what was requested',
      error as Error,
    );
  }
}

/** The attributes that identify an object. */
function knownOf(objectPath: CollectionPath): object {
  const { mount, name, system, named = 'name' } = objectPath;
  return { id: pathId(objectPath), ...(system ?? { mount }), ...(name === undefined ? {} : { [named]: name }) };
}

/** Writes and reads back. Updates can be repeated, because they are idempotent. */
export async function update(
  context: Context,
  objectPath: CollectionPath,
  what: string,
  ...bodies: readonly object[]
): Promise<Data> {
  for (const body of bodies) await sendChange(context, objectPath, body, { signal: context.signal });
  const found = await find(context, objectPath, true);
  if (!found) throw new NotFound(`${what} no longer exists: it was deleted during the update.`);
  return found;
}

async function sendChange(
  { secrets, warn }: Context,
  objectPath: CollectionPath,
  body: object,
  options: CallOptions = {},
): Promise<void> {
  const sending = secrets.post(changesPathOf(objectPath), body, { ...options, repeatable: true });
  const { warnings } = await sending.catch((error: Error) => {
    throw explainMissingMount(error, objectPath);
  });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}

/** Adds the mount and the next step to the error about a missing engine, which becomes its cause. */
export function explainMissingMount(error: Error, place: Pick<CollectionPath, 'mount' | 'system'>): Error {
  return error instanceof MissingMount ? new NotFound(wordsOfMissing(error, place), { cause: error }) : error;
}

function wordsOfMissing({ message }: ClientError, { mount, system }: Pick<CollectionPath, 'mount' | 'system'>): string {
  if (system?.mount !== undefined) {
    return `The service has no auth method at \`auth/${system.mount}\`${inNamespace(system.namespace)}: ${message}. Check \`mount\`${system.namespace === undefined ? '' : ' and `namespace`'} and that the auth method is mounted.`;
  }
  if (system) {
    return system.namespace === undefined
      ? `The service does not have this path: ${message}. Check the address of the service.`
      : `The service has no namespace \`${system.namespace}\`: ${message}. Check \`namespace\` and that the namespace exists.`;
  }
  return `The service has no engine at \`${mount}\`, or one of another type: ${message}. Check \`mount\` and that the engine is mounted.`;
}
