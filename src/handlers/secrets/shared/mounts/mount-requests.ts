/** The requests about a mount. */

import { ApiError, mayHaveTakenEffect } from '../../../../clients/errors';
import { nameAt, objectAt, optionalTextAt, textAt } from '../../../../clients/read-response';
import { path, segments, type CallOptions } from '../../../../clients/secrets';
import type { Context, ResourceContext } from '../../../contract';
import { Unfinished } from '../../../errors';
import { look } from '../../../look';
import { poll } from '../../../poll';
import { explainMissingMount, type Data } from '../mounted-object';
import { isForbidden } from '../service-refusal';
import { mountObject, mountWords, servedPath, within, type MountKind, type MountPlace } from './mount-place';

type Asked = Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>;

/**
 * Reads a mount; undefined if there is none at the path. The service also returns a mount for every path below it, so a mount that is not identified
 * by its accessor is compared with the one above it.
 */
export async function findMount(
  context: Context,
  kind: MountKind,
  place: MountPlace,
  { accessor, patiently = false }: { readonly accessor?: string; readonly patiently?: boolean } = {},
): Promise<Data | undefined> {
  const options = patiently ? {} : { signal: context.signal };
  const found = await readAt(context, kind, place, options).catch((error: Error) => {
    throw explainMissingMount(error, mountObject(kind, place));
  });
  if (!found) return undefined;
  const own = textAt(found, 'accessor');
  if (accessor === own) return found;
  const above = place.path.slice(0, Math.max(0, place.path.lastIndexOf('/')));
  if (above === '') return found;
  const other = await look(() => readAt(context, kind, { ...place, path: above }, options));
  return other && optionalTextAt(other, 'accessor') === own ? undefined : found;
}

/** Like {@link findMount}, for a refresh: many mounts of a namespace are read by their list, if the token may read it. */
export async function findMountInList(
  context: Context,
  kind: MountKind,
  place: MountPlace,
  accessor: string | undefined,
): Promise<Data | undefined> {
  const { secrets, signal } = context;
  const { namespace, path: name } = place;
  const own = async () => findMount(context, kind, place, { accessor });
  const list = async () => new Map(await listMounts({ secrets }, kind, namespace));
  return secrets.findListed(listPath(kind, namespace), name, own, list, signal);
}

/** Auth methods are also readable below `sys/mounts`, where no `sudo` is needed. */
async function readAt(
  { secrets }: Asked,
  kind: MountKind,
  place: MountPlace,
  options: CallOptions,
): Promise<Data | undefined> {
  const at = requestPath('sys/mounts', kind, place);
  if (kind === 'secrets') return readUnlessNone(() => secrets.get(at, undefined, options));
  let isAbsent = false;
  try {
    const found = await readUnlessNone(() => secrets.get(at, undefined, options));
    if (found) return found;
    isAbsent = true;
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
  try {
    // Not every service supports auth methods there, so the list decides. The method's own path, which needs `sudo`, is not read.
    const all = await listMounts({ secrets, signal: options.signal }, kind, place.namespace);
    return all.find(([name]) => name === place.path)?.[1];
  } catch (error) {
    if (!isForbidden(error)) throw error;
    if (isAbsent) return undefined;
  }
  return readUnlessNone(() => secrets.get(requestPath('sys', kind, place), undefined, options));
}

async function readUnlessNone(read: () => Promise<{ readonly data: Data }>): Promise<Data | undefined> {
  try {
    return (await read()).data;
  } catch (error) {
    if (isNoMount(error)) return undefined;
    throw error;
  }
}

/** The effective lifetimes; undefined if the token may not read them. */
export async function readTuning(context: Context, kind: MountKind, place: MountPlace): Promise<Data | undefined> {
  const { secrets, signal } = context;
  const at = `${requestPath('sys/mounts', kind, place)}/tune`;
  return look(async () => (await secrets.get(at, undefined, { signal })).data);
}

/** The part of a mount that clients with any permission in it may read. */
export async function readForClients(
  { secrets, signal }: Asked,
  kind: MountKind,
  place: MountPlace,
): Promise<Data | undefined> {
  const at = requestPath('sys/internal/ui/mounts', kind, place);
  return look(async () => {
    const { data } = await secrets.get(at, undefined, { signal });
    // The response may describe a mount above the path.
    const served = optionalTextAt(data, 'path')?.replace(/\/$/, '');
    return served === undefined || served === servedPath(kind, place) ? data : undefined;
  });
}

/** All mounts of a namespace by path, including built-in ones. */
export async function listMounts(
  { secrets, signal }: Asked,
  kind: MountKind,
  namespace: string | undefined,
): Promise<readonly (readonly [path: string, data: Data])[]> {
  const { mount } = mountObject(kind, { namespace });
  const { data } = await secrets.get(listPath(kind, namespace), undefined, { signal }).catch((error: Error) => {
    throw explainMissingMount(error, { mount, system: { namespace } });
  });
  return Object.keys(data)
    .map((key) => [key.replace(/\/+$/, ''), objectAt(data, key)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The same, for the plans of many mounts, which share one list. It may be some seconds old and lack recent writes of this run. */
export async function listMountsOnce(
  { secrets, signal }: Asked,
  kind: MountKind,
  namespace: string | undefined,
): ReturnType<typeof listMounts> {
  const list = async () => listMounts({ secrets }, kind, namespace);
  return (await secrets.readShared(listPath(kind, namespace), list, signal)) ?? [];
}

function listPath(kind: MountKind, namespace: string | undefined): string {
  const { mount, collection } = mountObject(kind, { namespace });
  return path`/${segments(mount)}/${collection}`;
}

/** Whether a mount is built in. */
export function isBuiltIn(data: Data): boolean {
  return /^(?:ns_)?(?:system|identity|cubbyhole|token)$/.test(textAt(data, 'type'));
}

/** Changes settings of a mount. An auth method's are below `sys/mounts`, too, where no `sudo` is needed. */
export async function tuneMount(context: Context, kind: MountKind, place: MountPlace, body: object): Promise<void> {
  const { secrets, signal, warn } = context;
  const send = async (at: string) => secrets.post(`${at}/tune`, body, { signal, repeatable: true });
  try {
    const { warnings } = await send(requestPath('sys/mounts', kind, place)).catch((error: Error) => {
      if (kind === 'secrets' || !isForbidden(error)) throw error;
      return send(requestPath('sys', kind, place));
    });
    warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  } catch (error) {
    throw explainMissingMount(error as Error, mountObject(kind, place));
  }
}

/** Succeeds if there is no mount. */
export async function removeMount(
  { secrets }: Pick<Context, 'secrets'>,
  kind: MountKind,
  place: MountPlace,
  options: CallOptions = {},
): Promise<void> {
  const { mount, collection } = mountObject(kind, place);
  await secrets.remove(path`/${segments(mount)}/${collection}/${segments(place.path)}`, undefined, options);
}

const LONGEST_MOVE_SECONDS = 300;

/** Moves a mount, and waits until the move is complete. A lost response is resolved by the accessor, which a move keeps. */
export async function moveMount(
  context: ResourceContext,
  kind: MountKind,
  from: MountPlace,
  to: MountPlace,
  accessor: string,
): Promise<void> {
  const { secrets, signal } = context;
  const isWithin = from.namespace === to.namespace;
  const pathAt = (place: MountPlace) => within(isWithin ? undefined : place.namespace, servedPath(kind, place));
  const base = within(isWithin ? from.namespace : undefined, 'sys/remount');
  const body = { from: pathAt(from), to: pathAt(to) };
  const hasArrived = async () =>
    optionalTextAt((await findMount(context, kind, to, { accessor, patiently: true })) ?? {}, 'accessor') === accessor;
  let migration: string | undefined;
  try {
    const { data } = await secrets.post(path`/${segments(base)}`, body, { signal });
    migration = nameAt(data, 'migration_id');
  } catch (error) {
    if (!mayHaveTakenEffect(error) || !(await hasArrived())) throw error;
    return;
  }
  const words = `${mountWords(kind, from)} is being moved to \`${to.path}\``;
  let last = '';
  const ended = await poll(LONGEST_MOVE_SECONDS, signal, async () => {
    const status = await readStatus(context, base, migration);
    if (status !== last) context.progress(`${words}: ${(last = status)}`);
    return status === 'in-progress' ? undefined : status;
  });
  if (ended === undefined) {
    throw new Unfinished(`${words}, and has not arrived after ${LONGEST_MOVE_SECONDS / 60} minutes. Plan again later.`);
  }
  if (ended !== 'success' && !(await hasArrived())) {
    throw new Unfinished(
      `${words}, which the service reports as \`${ended}\`: its log names the reason, with the migration \`${migration}\`.`,
    );
  }
}

/** A service that has restarted no longer knows the migration. */
async function readStatus({ secrets, signal }: Asked, base: string, migration: string): Promise<string> {
  const found = await secrets.find(path`/${segments(base)}/status/${migration}`, undefined, { signal });
  return found ? textAt(found.data, 'migration_info', 'status') : 'unknown';
}

function requestPath(base: string, kind: MountKind, { namespace, path: mounted }: MountPlace): string {
  const served = servedPath(kind, { path: mounted });
  return path`/${segments(within(namespace, `${base}/${served}`))}`;
}

/** The service's messages for a path without a mount. */
export function isNoMount(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 400 &&
    error.errors.some(({ title = '', detail = '' }) =>
      /no (?:secret engine mount|auth engine) at /i.test(title + detail),
    )
  );
}
