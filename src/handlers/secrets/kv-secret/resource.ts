/** The handlers of a secret in a mount of version 2. */

import { dynamicKey } from '../../../definition/dynamic';
import type { ConfigOf, ReadStateOf, StateOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type { Change, Context, EphemeralResourceHandlers, ResourceContext, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { AlreadyExists, ChangedMeanwhile, PartiallyCreated, PossiblyCreated } from '../../errors';
import { look } from '../../look';
import { keysOf } from '../shared/key-value/document';
import { findMetadata, SETTINGS, settingsBody, settingsIn, writeMetadata } from '../shared/key-value/metadata';
import { ourKeys, ourVersion, rememberKeys, rememberVersion } from '../shared/key-value/ours';
import { splitPath, type SecretPlace } from '../shared/key-value/place';
import { plannedSecret } from '../shared/key-value/plan';
import {
  existing,
  readKeys,
  readValues,
  readWhatIsPermitted,
  secretPath,
  secretWords,
  versionedId,
  writeVersion,
  type LiveVersion,
  type Version,
} from '../shared/key-value/version';
import { movedMount } from '../shared/moved-state';
import type { kvSecret, kvSecretEphemeral } from './definition';

type Config = ConfigOf<typeof kvSecret>;
type State = StateOf<typeof kvSecret>;
type ReadState = ReadStateOf<typeof kvSecret>;
type Known = Partial<State>;

/** How often a merge is retried if another client writes the same secret at the same time. */
const MOST_MERGES = 3;

export const kvSecretResource: ResourceHandlers<typeof kvSecret> = {
  modifyPlan: plannedSecret,

  async create(context, config) {
    const { data = {} } = config;
    const { live, gone } = await readWhatIsPermitted(context, config);
    if (live) refuseExisting(config, live);
    const isNew = !live && !gone;
    // Settings for a first version must be written before it.
    const undo = isNew && isSet(config) ? await writeFirstSettings(context, config) : undefined;
    const cas = (live ?? gone)?.version ?? 0;
    const written = await writeVersion(context, config, { data, cas, merges: live !== undefined }).catch(
      (error: Error) => {
        if (error instanceof ChangedMeanwhile) return writtenByOthers(context, config, cas);
        return undo && !(error instanceof PossiblyCreated) ? undo(error) : Promise.reject(error);
      },
    );
    remember(context, config, written);
    const state = toState(config, { ...written, keys: keysOf(data), data });
    if (!isSet(config)) return state;
    try {
      if (!isNew) await writeMetadata(context, config, settingsBody(config, configured(config)));
      return { ...state, ...(await settingsOf(context, config)) };
    } catch (error) {
      const what = secretWords(config);
      const missing = `its metadata could not be written or read: ${(error as Error).message}`;
      throw new PartiallyCreated(what, versionedId(config), missing, { known: state });
    }
  },

  async read(context, known) {
    // An import and a move may only know the path.
    const place = known.name === undefined ? await splitPath(context, known.id!, 'data') : (known as SecretPlace);
    const { live, gone } = await (known.data === undefined ? readKeys : readValues)(context, place);
    if (gone) warnOfGone(context, place, gone);
    if (!live) return undefined;
    const own = known.exclusive === false ? await sharedPart(context, { ...known, ...place }, live) : live;
    if (known.data && own.data && dynamicKey(known.data) === dynamicKey(own.data)) {
      rememberVersion(context.privateState, own.version);
    }
    return { ...toState(place, own), ...(await readSettings(context, place, known)) };
  },

  async update(context, change) {
    const { config, prior, changed } = change;
    const settings = SETTINGS.filter((name) => changed.has(name));
    if (settings.length > 0) await writeMetadata(context, config, settingsBody(config, settings));
    const isSent = changed.has('data') && config.data !== undefined;
    const written = isSent ? await writeData(context, change) : { ...prior, destroyed: false, customMetadata: {} };
    if (isSent) remember(context, config, written);
    const keys = config.data ? keysOf(config.data) : prior.keys;
    const state = toState(config, { ...written, keys, data: config.data ?? prior.data });
    return { ...state, ...(await readSettings(context, config, { ...prior, ...pickSettings(config) })) };
  },

  async delete(context, state) {
    const { secrets, signal } = context;
    if (state.exclusive === false && (await removeShared(context, state))) return;
    const kind = state.deleteAllVersions === false ? 'data' : 'metadata';
    await secrets.remove(secretPath(state, kind), undefined, { signal });
  },

  /** No template contains the version that was written. */
  restorePrivateState: rememberKeys,

  move: moveSecret,
};

/** A secret in a list, without values. */
export async function readListed(context: Context, place: SecretPlace): Promise<ReadState | undefined> {
  const { live } = await readKeys(context, place);
  return live && { ...toState(place, live), ...(await readSettings(context, place, {})) };
}

function refuseExisting(config: Config, live: LiveVersion): void {
  const [what, importId] = [secretWords(config), versionedId(config)];
  if (config.exclusive !== false) throw new AlreadyExists(what, importId);
  const taken = keysOf(config.data ?? {}).filter((key) => live.keys.includes(key));
  if (taken.length === 0) return;
  const words = taken.map((key) => JSON.stringify(key)).join(', ');
  throw new AlreadyExists(what, importId, `it has the key${taken.length > 1 ? 's' : ''} ${words} already`);
}

/** An equal document written by another run that began at the same time counts as ours. */
async function writtenByOthers(context: ResourceContext, config: Config, cas: number): Promise<Version> {
  const found = await look(() => readValues(context, config));
  const isEqual = found?.live?.data && dynamicKey(found.live.data) === dynamicKey(config.data ?? {});
  if (isEqual && found.live.version === cas + 1) return found.live;
  const reason = 'it did not exist, and another client wrote it at the same time';
  throw new AlreadyExists(secretWords(config), versionedId(config), reason);
}

function configured(config: Config): string[] {
  return SETTINGS.filter((name) => config[name] !== undefined);
}

function isSet(config: Config): boolean {
  return configured(config).length > 0;
}

/** Returns a function that undoes the write, unless metadata existed before. */
async function writeFirstSettings(
  context: ResourceContext,
  config: Config,
): Promise<((reason: Error) => Promise<never>) | undefined> {
  const before = await look(() => findMetadata(context, config));
  await writeMetadata(context, config, settingsBody(config, configured(config)));
  if (before) return undefined;
  const [what, importId] = [secretWords(config), versionedId(config)];
  const remove = () => context.secrets.remove(secretPath(config, 'metadata'));
  return (reason) => undoCreation({ what, importId, remove }, 'without a version', reason);
}

async function writeData(context: ResourceContext, { config, prior }: Change<typeof kvSecret>): Promise<Version> {
  const { data = {} } = config;
  if (config.exclusive === false) return merge(context, config, data);
  if (ourVersion(context) === undefined) {
    // After an import or a move, an equal document is not written again.
    const found = await look(() => readValues(context, config));
    const isEqual = found?.live?.data && dynamicKey(found.live.data) === dynamicKey(data);
    if (isEqual && found.live.version === prior.version) return found.live;
  }
  return writeVersion(context, config, { data, cas: prior.version });
}

/** Writes only our keys, and removes those that are no longer configured. */
async function merge(context: ResourceContext, config: Config, data: Values): Promise<Version> {
  const removed = (ourKeys(context) ?? []).filter((key) => !Object.hasOwn(data, key));
  const body = { ...data, ...Object.fromEntries(removed.map((key): [string, Value] => [key, undefined])) };
  for (let tries = 1; ; tries += 1) {
    const { version } = existing(await readKeys(context, config), config);
    try {
      return await writeVersion(context, config, { data: body, cas: version, merges: true });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries >= MOST_MERGES) throw error;
    }
  }
}

/** Our keys. If another client has written the secret since, their values are read into memory; the entry point compares them with hashes. */
async function sharedPart(
  context: ResourceContext,
  known: Known & SecretPlace,
  live: LiveVersion,
): Promise<LiveVersion> {
  const own = known.data ? keysOf(known.data) : (ourKeys(context) ?? known.keys ?? []);
  const isForeign = !live.data && ourVersion(context) !== live.version;
  const data = live.data ?? (isForeign ? (await look(() => readValues(context, known)))?.live?.data : undefined);
  const keys = live.keys.filter((key) => own.includes(key));
  return { ...live, keys, data: data && Object.fromEntries(keys.map((key) => [key, data[key]])) };
}

/** Removes our keys. False if there are no other keys. */
async function removeShared(context: ResourceContext, state: State): Promise<boolean> {
  const { live } = await readKeys(context, state);
  if (!live) return true;
  const own = state.data ? keysOf(state.data) : (ourKeys(context) ?? state.keys);
  if (live.keys.every((key) => own.includes(key))) return false;
  const data = Object.fromEntries(own.map((key): [string, Value] => [key, undefined]));
  await writeVersion(context, state, { data, cas: live.version, merges: true });
  return true;
}

function remember({ privateState }: ResourceContext, config: Config, { version }: Version): void {
  rememberVersion(privateState, version);
  rememberKeys(privateState, config);
}

function toState(
  { mount, name }: SecretPlace,
  live: Pick<LiveVersion, 'version' | 'createdTime' | 'deletionTime' | 'keys' | 'data'>,
): ReadState {
  const { version, createdTime, deletionTime, keys, data } = live;
  const id = versionedId({ mount, name });
  return {
    id,
    mount,
    name,
    data,
    version,
    createdTime,
    deletionTime,
    keys: [...keys],
    path: `${mount}/${name}`,
    dataPath: id,
  };
}

function pickSettings(config: Config): Known {
  return Object.fromEntries(configured(config).map((name) => [name, config[name as keyof Config]]));
}

async function settingsOf(context: Context, place: SecretPlace) {
  const found = await findMetadata(context, place);
  return found ? settingsIn(found) : {};
}

/** They are read if they are known, and after an import if the token may read them. */
async function readSettings(context: Context, place: SecretPlace, known: Known) {
  if (SETTINGS.some((name) => known[name] !== undefined)) return settingsOf(context, place);
  return known.keys === undefined ? ((await look(() => settingsOf(context, place))) ?? {}) : {};
}

function warnOfGone(
  { warn }: ResourceContext,
  place: SecretPlace,
  { version, deletionTime, destroyed }: Version,
): void {
  const how = destroyed ? 'was destroyed' : `was deleted, or ended, at ${deletionTime}`;
  warn('secret-gone', 'The current version is gone', `Version ${version} of \`${place.mount}/${place.name}\` ${how}.`);
}

const NOT_CARRIED = ['data_json', 'data_json_wo_version'];

function moveSecret({ type, state }: { readonly type: string; readonly state: Values }) {
  const notCarried = NOT_CARRIED.filter((name) => state[name]).map((name) => ({
    name,
    because: 'The first plan compares the configured document with that of the service.',
  }));
  if (type === 'vault_generic_secret') return { state: { id: movedMount(state.namespace, state.path) }, notCarried };
  return {
    state: {
      mount: type === 'vault_kv_secret_v2' ? movedMount(state.namespace, state.mount) : String(state.mount),
      name: String(state.name),
      deleteAllVersions: state.delete_all_versions === false ? false : undefined,
    },
    notCarried,
  };
}

export const kvSecretEphemeralResource: EphemeralResourceHandlers<typeof kvSecretEphemeral> = {
  async open(context, config) {
    const found = await readValues(context, config, config.version);
    const { keys: _, destroyed: __, data = {}, ...live } = existing(found, config, config.version);
    return { result: { ...live, data } };
  },
};
