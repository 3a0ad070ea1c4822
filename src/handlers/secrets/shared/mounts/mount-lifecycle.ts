/** Creating, reading and changing a mount, for both kinds. */

import { Interrupted, Unreachable } from '../../../../clients/errors';
import { textAt } from '../../../../clients/read-response';
import type { Attributes } from '../../../../definition/attribute';
import type { PrivateStateAccess, ResourceContext } from '../../../contract';
import { InvalidConfig, NotFound, PartiallyUpdated } from '../../../errors';
import { endLeases } from '../credentials/revocation';
import { create, type Data } from '../mounted-object';
import { refuseContent } from './mount-content';
import { creationBody, mountState, tuneBody, type MountInputs } from './mount-fields';
import { mountId, mountObject, mountWords, type MountKind, type MountPlace } from './mount-place';
import { droppedSettings } from './mount-plan';
import { explainFailedUnmount, explainMountRefusal } from './mount-refusal';
import { findMount, findMountInList, moveMount, removeMount, tuneMount } from './mount-requests';

/** The differences between the two kinds. */
export interface MountType<Config, State> {
  readonly kind: MountKind;
  readonly attributes: Attributes;
  toState(place: MountPlace, data: Data, known: Known): State;
  /** Attributes that are sent after the creation, because the service only accepts them then. */
  readonly sentAfterwards?: readonly string[];
  /** The body for these attributes: all configured ones after a create, the changed ones in an update. */
  afterwards?(config: Config, changed: 'all' | ReadonlySet<string>): object | undefined;
}

/** Values that a response lacks, or that cannot be taken from the response alone. */
export interface Known {
  readonly pluginVersion?: string;
  readonly optionKeys?: readonly string[];
  readonly userLockoutConfig?: object;
}

interface MountState extends MountPlace, Partial<MountInputs> {
  readonly accessor: string;
}

const OPTIONS = 'options';

/** The managed options: the service may have others. */
export function rememberOptions(privateState: PrivateStateAccess, { options }: Pick<MountInputs, 'options'>): void {
  privateState.remember(OPTIONS, options && Object.keys(options));
}

function managedOptions({ privateState }: ResourceContext): readonly string[] | undefined {
  return privateState.recall<string[]>(OPTIONS);
}

export async function createMount<Config extends MountInputs & MountPlace, State extends MountState>(
  context: ResourceContext,
  { kind, attributes, toState, afterwards, sentAfterwards = [] }: MountType<Config, State>,
  config: Config,
): Promise<State> {
  const { options } = config;
  const known: Known = { ...knownOf(config), ...(options ? { optionKeys: Object.keys(options) } : {}) };
  const later = afterwards?.(config, 'all');
  const find = async (patiently: boolean) => findMount(context, kind, config, { patiently });
  const made = await create<State>(context, {
    what: mountWords(kind, config),
    objectPath: mountObject(kind, config),
    attributes,
    // Attributes sent later are not compared with the result of the create.
    config: { ...config, ...Object.fromEntries(sentAfterwards.map((name) => [name, undefined])) },
    body: creationBody(config),
    toState: (data) => toState(config, data, known),
    find,
    check: async (_, state) => {
      refuseDropped(kind, config, state);
      if (later) await tuneMount(context, kind, config, later);
    },
  }).catch((error: Error) => {
    throw explainMountRefusal(error, kind, config);
  });
  rememberOptions(context.privateState, config);
  return later ? toState(config, await requireMount(context, kind, config, made.accessor), known) : made;
}

function knownOf(values: Partial<MountInputs> & { readonly userLockoutConfig?: object }): Known {
  const { pluginVersion, userLockoutConfig } = values;
  return { pluginVersion, userLockoutConfig };
}

export async function readMount<Config, State>(
  context: ResourceContext,
  { kind, toState }: MountType<Config, State>,
  known: Partial<MountState>,
): Promise<State | undefined> {
  const { namespace, path, accessor } = known;
  // Every state and every import id has a path.
  const place = { namespace, path: path! };
  const data = await findMountInList(context, kind, place, accessor);
  return data && toState(place, data, { ...knownOf(known), optionKeys: managedOptions(context) });
}

interface MountChange<Config> {
  readonly config: Config;
  readonly prior: MountState;
  readonly changed: ReadonlySet<string>;
}

/** Settings are changed before a move: if this fails, state still has the current path of the mount. */
export async function updateMount<Config extends MountInputs & MountPlace, State extends MountState>(
  context: ResourceContext,
  type: MountType<Config, State>,
  change: MountChange<Config>,
): Promise<State> {
  const { kind, toState, afterwards } = type;
  const { config, prior, changed } = change;
  const body = {
    ...tuneBody(config, changed, changedOptions(context, config, changed)),
    ...afterwards?.(config, changed),
  };
  let at: MountPlace = prior;
  try {
    if (Object.keys(body).length > 0) await tuneMount(context, kind, prior, body);
    if (isElsewhere(prior, config)) {
      await moveMount(context, kind, prior, config, prior.accessor);
      at = config;
    }
    const data = await requireMount(context, kind, config, prior.accessor);
    const optionKeys = changed.has('options') ? Object.keys(config.options ?? {}) : managedOptions(context);
    const state = toState(config, data, { ...knownOf(config), optionKeys });
    refuseDropped(kind, config, state);
    if (changed.has('options')) rememberOptions(context.privateState, config);
    return state;
  } catch (error) {
    const reason = explainMountRefusal(error as Error, kind, prior);
    throw await withWhatIsThere(context, type, change, at, reason);
  }
}

function isElsewhere(one: MountPlace, other: MountPlace): boolean {
  return one.path !== other.path || one.namespace !== other.namespace;
}

/**
 * A rejected tune may have stored some settings, and a failed move may have succeeded: the state then reflects the actual mount, so that it is not
 * looked up at its old path. `at`: its path if it cannot be read.
 */
async function withWhatIsThere<Config extends MountInputs & MountPlace, State extends MountState>(
  context: ResourceContext,
  { kind, toState }: MountType<Config, State>,
  { config, prior }: MountChange<Config>,
  at: MountPlace,
  reason: Error,
): Promise<Error> {
  if (!mayHaveChanged(reason)) return reason;
  const { accessor } = prior;
  const known: Known = { ...knownOf(prior), optionKeys: managedOptions(context) };
  for (const { namespace, path } of isElsewhere(prior, config) ? [config, prior] : [prior]) {
    const place: MountPlace = { namespace, path };
    const data = await findMount(context, kind, place, { accessor, patiently: true }).catch(() => undefined);
    if (data && textAt(data, 'accessor') === accessor) return new PartiallyUpdated(reason, toState(place, data, known));
  }
  if (at === prior) return reason;
  const { namespace, path } = at;
  return new PartiallyUpdated(reason, { ...prior, id: mountId(kind, { namespace, path }), namespace, path });
}

/** A request that was never sent has changed nothing. */
function mayHaveChanged(error: Error): boolean {
  return !(error instanceof Unreachable || (error instanceof Interrupted && !error.sent));
}

/** Looks first. A mount that has replaced the deleted one is kept. */
export async function deleteMount(
  context: ResourceContext,
  kind: MountKind,
  state: MountState & { readonly forceDestroy?: boolean },
): Promise<void> {
  const { accessor, forceDestroy } = state;
  const found = await findMount(context, kind, state, { accessor });
  if (!found || textAt(found, 'accessor') !== accessor) return;
  const { namespace, path } = state;
  const { type, options } = mountState(found, {});
  if (!forceDestroy) await refuseContent(context, kind, { namespace, path, type, options });
  // An auth method issues tokens, which are always revoked; ours may be one of them.
  else if (kind === 'secrets') await endMountLeases(context, state);
  await removeMount(context, kind, state, { signal: context.signal }).catch((error: Error) => {
    throw explainFailedUnmount(error, kind, state);
  });
}

/** An unmount also revokes leases, but if it fails, the mount stays and no longer works. */
async function endMountLeases(context: ResourceContext, { namespace = '', path }: MountPlace): Promise<void> {
  const what = mountWords('secrets', { namespace: namespace || undefined, path });
  const leaves = 'what they stand for stays where the engine has made it';
  // Without the permission, the unmount revokes the leases, or fails.
  await endLeases(context, { namespace, path }, { what, leaves, forced: true, unpermitted: () => undefined });
}

/** The service merges options: a removed option is sent empty. */
function changedOptions(
  context: ResourceContext,
  { options = {} }: MountInputs,
  changed: ReadonlySet<string>,
): Readonly<Record<string, string>> | undefined {
  if (!changed.has('options')) return undefined;
  const removed = (managedOptions(context) ?? []).filter((key) => !Object.hasOwn(options, key));
  return { ...Object.fromEntries(removed.map((key) => [key, ''])), ...options };
}

async function requireMount(
  context: ResourceContext,
  kind: MountKind,
  place: MountPlace,
  accessor: string,
): Promise<Data> {
  const data = await findMount(context, kind, place, { accessor, patiently: true });
  if (!data) throw new NotFound(`${mountWords(kind, place)} no longer exists: it was removed during the update.`);
  return data;
}

/** Older services ignore unknown settings. */
function refuseDropped(kind: MountKind, config: MountInputs & MountPlace, state: MountState): void {
  const [dropped] = droppedSettings(config, state);
  if (dropped === undefined) return;
  throw new InvalidConfig(
    [dropped],
    `${mountWords(kind, config)} was stored without \`${dropped}\`: this version of the service does not support it. Remove it, or upgrade the service.`,
  );
}
