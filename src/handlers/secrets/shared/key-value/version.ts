/** The versions of a secret, and the requests about them. */

import { ApiError } from '../../../../clients/errors';
import { flagAt, integerAt, isReported, objectAt, optionalObjectAt, textAt } from '../../../../clients/read-response';
import { path, segments, type Envelope } from '../../../../clients/secrets';
import { dynamicKey } from '../../../../definition/dynamic';
import type { Values } from '../../../../definition/value';
import { fromJson, toJson } from '../../../any-object/members';
import type { Context } from '../../../contract';
import { sendCreation } from '../../../creation';
import { ChangedMeanwhile, NotFound } from '../../../errors';
import { explainMissingMount } from '../mounted-object';
import { isForbidden } from '../service-refusal';
import { keysOf } from './document';
import type { SecretPlace } from './place';

export interface Version {
  readonly version: number;
  readonly createdTime: string;
  readonly deletionTime?: string;
  readonly destroyed: boolean;
  readonly customMetadata: Readonly<Record<string, string>>;
}

/** A version that can be read: the names of its keys, and their values if these were read. */
export interface LiveVersion extends Version {
  readonly keys: readonly string[];
  readonly data?: Values;
}

export interface Found {
  readonly live?: LiveVersion;
  /** A version that was deleted or destroyed, or has expired. */
  readonly gone?: Version;
}

type Kind = 'data' | 'subkeys' | 'metadata' | 'destroy';

export function versionedId({ mount, name }: SecretPlace, kind: 'data' | 'metadata' = 'data'): string {
  return `${mount}/${kind}/${name}`;
}

export function secretPath({ mount, name }: SecretPlace, kind: Kind): string {
  return path`/${segments(mount)}/${kind}/${segments(name)}`;
}

export function secretWords(place: SecretPlace): string {
  return `The secret \`${place.mount}/${place.name}\``;
}

/** Reads a version with its values; without a number, the current one. */
export async function readValues(context: Context, place: SecretPlace, version?: number): Promise<Found> {
  return read(context, place, 'data', version);
}

/** Reads the names of the keys. If the token or an old service does not allow `subkeys`, the values are read and discarded. */
export async function readKeys(context: Context, place: SecretPlace, version?: number): Promise<Found> {
  try {
    return await read(context, place, 'subkeys', version);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404 && /unsupported path/.test(error.message);
    if (!isForbidden(error) && !isUnknown) throw error;
    const { live, gone } = await read(context, place, 'data', version);
    return { live: live && withoutValues(live), gone };
  }
}

/** Reads the values, or only the names of the keys if the token may not read more. */
export async function readWhatIsPermitted(context: Context, place: SecretPlace): Promise<Found> {
  return readValues(context, place).catch((error: Error) => {
    if (!isForbidden(error)) throw error;
    return read(context, place, 'subkeys');
  });
}

export function withoutValues({ data: _, ...live }: LiveVersion): LiveVersion {
  return live;
}

async function read(
  { secrets, signal, warn }: Context,
  place: SecretPlace,
  kind: 'data' | 'subkeys',
  version?: number,
): Promise<Found> {
  const { found, left } = await secrets
    .findOrLeft(secretPath(place, kind), { version }, { signal })
    .catch((error: Error) => {
      throw explainMissingMount(error, place);
    });
  found?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  if (left) return { gone: versionIn(objectAt(left.data, 'metadata')) };
  return found ? { live: liveIn(found, kind) } : {};
}

function liveIn({ data }: Envelope, kind: 'data' | 'subkeys'): LiveVersion {
  const document = optionalObjectAt(data, kind) ?? {};
  const version = versionIn(objectAt(data, 'metadata'));
  const values = fromJson(document) as Values;
  return { ...version, keys: keysOf(values), ...(kind === 'data' && { data: values }) };
}

export function versionIn(metadata: object): Version {
  return {
    version: integerAt(metadata, 'version'),
    createdTime: textAt(metadata, 'created_time'),
    deletionTime: textAt(metadata, 'deletion_time') || undefined,
    destroyed: flagAt(metadata, 'destroyed'),
    customMetadata: textsIn(metadata),
  };
}

/** The response to a write may lack them. */
function textsIn(metadata: object): Record<string, string> {
  const texts = isReported(metadata, 'custom_metadata') ? optionalObjectAt(metadata, 'custom_metadata') : undefined;
  return Object.fromEntries(Object.keys(texts ?? {}).map((key) => [key, textAt(texts!, key)]));
}

/**
 * Writes a version that replaces `cas`. After a lost response, the version is recognized by its values, if the
 * token may read them, or by its expected keys.
 */
export async function writeVersion(
  context: Context,
  place: SecretPlace,
  { data, cas, merges = false }: { readonly data: Values; readonly cas: number; readonly merges?: boolean },
): Promise<Version> {
  const { secrets, signal, warn } = context;
  const body = { data: toJson(data), options: { cas } };
  const at = secretPath(place, 'data');
  const look = async () => {
    const { live } = await readWhatIsPermitted(withoutSignal(context), place);
    return live?.version === cas + 1 && isOurs(live, data, merges) ? live : undefined;
  };
  const { made, found } = await sendCreation({
    what: secretWords(place),
    importId: versionedId(place),
    signal,
    pace: secrets.pace,
    send: () => (merges ? secrets.patch(at, body, { signal, repeatable: false }) : secrets.post(at, body, { signal })),
    look,
  }).catch(async (error: Error) => {
    throw isLost(error) ? await changedMeanwhile(context, place) : explainMissingMount(error, place);
  });
  made?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return found ?? versionIn(made.data);
}

function isOurs({ data, keys }: LiveVersion, sent: Values, merges: boolean): boolean {
  if (merges) return Object.keys(sent).every((key) => sent[key] === undefined || keys.includes(key));
  return data ? dynamicKey(data) === dynamicKey(sent) : dynamicKey([...keys]) === dynamicKey([...keysOf(sent)]);
}

/** A version must be found even after an interrupt. */
function withoutSignal(context: Context): Context {
  const { signal } = new AbortController();
  return {
    get platform() {
      return context.platform;
    },
    secrets: context.secrets,
    signal,
    warn: context.warn,
  };
}

/** Whether the write lost the check-and-set race. */
function isLost(error: Error): boolean {
  return (
    error instanceof ApiError && error.status === 400 && /check-and-set parameter did not match/.test(error.message)
  );
}

async function changedMeanwhile(context: Context, place: SecretPlace): Promise<Error> {
  const { live, gone } = await readKeys(context, place).catch((): Found => ({}));
  const version = (live ?? gone)?.version;
  const current = version === undefined ? '' : ` (version ${version} is current)`;
  return new ChangedMeanwhile(
    `${secretWords(place)} was changed since the plan${current}: plan again. Nothing was overwritten.`,
  );
}

/** A version that must be readable. There are separate messages for no version, a deleted one, and other versions. */
export function existing({ live, gone }: Found, place: SecretPlace, version?: number): LiveVersion {
  if (live) return live;
  const which = `\`${place.mount}/${place.name}\``;
  if (!gone) {
    throw new NotFound(
      version === undefined ? `There is no secret ${which}.` : `There is no version ${version} of the secret ${which}.`,
    );
  }
  throw new NotFound(
    gone.destroyed
      ? `Version ${gone.version} of the secret ${which} was destroyed.`
      : `Version ${gone.version} of the secret ${which} was deleted, or ended, at ${gone.deletionTime}.`,
  );
}
