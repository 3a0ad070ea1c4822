/** Parts of a workspace with separate lists: consumers of its state, tags without a value, and its SSH key. */
import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalFlagAt, optionalTextsAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { Context, ResourceContext } from '../../../contract';
import type { SomeChange } from '../../../registry';

type Names = readonly string[];

/** Consumers are only read if they are managed, and by an import. Otherwise, every workspace would need an additional request. */
export async function readConsumers({ platform, signal }: Context, resource: Resource, known: Values): Promise<Values> {
  const { globalRemoteState, remoteStateConsumerIds: ours } = known;
  // Every state and every configuration contains whether all workspaces can read it.
  const isImport = globalRemoteState === undefined;
  if (ours === undefined && !isImport) return {};
  // The service would list every other workspace.
  if (optionalFlagAt(resource.attributes, 'global-remote-state')) {
    return ours === undefined ? {} : { remoteStateConsumerIds: [] };
  }
  const consumers = await platform.list(consumersOf(resource.id), undefined, { signal });
  const ids = consumers.map(({ id }) => id);
  return ours === undefined && ids.length === 0 ? {} : { remoteStateConsumerIds: ids };
}

/** The tags without a value, without additional tags that are managed elsewhere. */
export function readTagNames({ attributes }: Resource, known: Values): Values {
  const all = optionalTextsAt(attributes, 'tag-names') ?? [];
  const ours = known.tagNames as Names | undefined;
  return { tagNames: known.ignoreAdditionalTagNames && ours ? all.filter((name) => ours.includes(name)) : all };
}

/** Returns whether anything was written. */
export async function writeMembers(
  { platform, signal }: ResourceContext,
  id: string,
  config: Values,
  change?: SomeChange,
): Promise<boolean> {
  const at = path`/workspaces/${id}`;
  const isChanged = (name: string) => (change ? change.changed.has(name) : config[name] !== undefined);
  const write = async (list: string, from: Names, to: Names, identify: (one: string) => object) => {
    const without = (some: Names, others: Names) => some.filter((one) => !others.includes(one));
    for (const [method, some] of [
      ['POST', without(to, from)],
      ['DELETE', without(from, to)],
    ] as const) {
      // Members that are already added or removed are no error.
      if (some.length > 0) {
        await platform.submit(method, list, { data: some.map(identify) }, { signal, repeatable: true });
      }
    }
  };
  const before = (change?.prior ?? {}) as { remoteStateConsumerIds?: Names; tagNames?: Names };
  const { remoteStateConsumerIds: consumers, tagNames } = config as typeof before;
  let hasWritten = false;
  if (isChanged('sshKeyId')) {
    const attributes = { id: config.sshKeyId ?? null };
    await platform.submit(
      'PATCH',
      `${at}/relationships/ssh-key`,
      { data: { type: 'workspaces', attributes } },
      { signal },
    );
    hasWritten = true;
  }
  if (consumers && isChanged('remoteStateConsumerIds') && config.globalRemoteState !== true) {
    const now = change ? (await platform.list(consumersOf(id), undefined, { signal })).map((one) => one.id) : [];
    await write(consumersOf(id), now, consumers, (one) => ({ type: 'workspaces', id: one }));
    hasWritten = true;
  }
  if (change && tagNames && isChanged('tagNames')) {
    await write(`${at}/relationships/tags`, before.tagNames ?? [], tagNames, (name) => ({
      type: 'tags',
      attributes: { name },
    }));
    hasWritten = true;
  }
  return hasWritten;
}

export function consumersOf(id: string): string {
  return path`/workspaces/${id}/relationships/remote-state-consumers`;
}
