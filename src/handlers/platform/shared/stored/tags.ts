/** Tags with values of a workspace or a project. */

import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import {
  optionalObjectAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdsAt,
  textAt,
} from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';
import type { ResourceContext } from '../../../contract';
import type { SomeChange } from '../../../registry';
import type { Body } from './fields';

type Tags = Readonly<Record<string, string>>;

/** The object's own tags, without additional tags that are managed elsewhere. */
export function readTags(resource: Resource, known: Values): Values {
  const all = ownTags(resource);
  if (!all || known.ignoreAdditionalTags !== true || known.tags === undefined) return { tags: all };
  const ours = known.tags as Tags;
  return { tags: Object.fromEntries(Object.entries(all).filter(([key]) => Object.hasOwn(ours, key))) };
}

/** Undefined if the service does not support tags. Tags without a value are in another list. */
function ownTags(resource: Resource): Tags | undefined {
  const flat = optionalTextsAt(resource.attributes, 'tag-names') ?? [];
  const all = bindingsIn(resource)?.filter((one) => {
    const isInherited = optionalTextAt(optionalObjectAt(one, 'links') ?? {}, 'inherited-from') !== undefined;
    const isFlat = flat.includes(textAt(one.attributes, 'key')) && !optionalTextAt(one.attributes, 'value');
    return !isInherited && !isFlat;
  });
  return all && tagsIn(all);
}

/** The object's own tags and those of its project. Undefined if the service does not support tags. */
export function effectiveTags(resource: Resource): Tags | undefined {
  const all = bindingsIn(resource);
  return all && tagsIn(all);
}

function bindingsIn(resource: Resource): Resource[] | undefined {
  const ids = new Set(relatedIdsAt(resource, 'effective-tag-bindings'));
  return resource.included?.filter(({ type, id }) => type === 'effective-tag-bindings' && ids.has(id));
}

const tagsIn = (bindings: readonly Resource[]): Tags =>
  Object.fromEntries(
    bindings.map(({ attributes }) => [textAt(attributes, 'key'), optionalTextAt(attributes, 'value') ?? '']),
  );

/** All tags are sent at once, unless there may be others next to them. */
export function writeTags({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { tags: _, ...others } = attributes;
  const isSent =
    config.tags !== undefined && (change ? change.changed.has('tags') && !config.ignoreAdditionalTags : true);
  if (!isSent) return { attributes: others, relationships };
  return { attributes: others, relationships: { ...relationships, ...bindingsOf(config.tags as Tags) } };
}

/** Adds and changes tags next to those of other clients. Removing a tag takes a write of the whole list. */
export async function writeTagsBesides(
  { platform, signal }: ResourceContext,
  type: string,
  id: string,
  config: Values,
  change?: SomeChange,
): Promise<boolean> {
  if (!change || !config.ignoreAdditionalTags || config.tags === undefined || !change.changed.has('tags')) return false;
  const at = `/${type}/${encodeURIComponent(id)}`;
  const [tags, before] = [config.tags as Tags, (change.prior.tags ?? {}) as Tags];
  const ended = Object.keys(before).filter((key) => !Object.hasOwn(tags, key));
  if (ended.length === 0) {
    await platform.submit('PATCH', `${at}/tag-bindings`, bindingsOf(tags)['tag-bindings'], { signal });
    return true;
  }
  const all = { ...(await presentTags(platform, at, signal)), ...tags };
  const kept = Object.fromEntries(Object.entries(all).filter(([key]) => !ended.includes(key)));
  await platform.patch(at, { data: { type, id, attributes: {}, relationships: bindingsOf(kept) } }, { signal });
  return true;
}

async function presentTags(platform: PlatformClient, at: string, signal: AbortSignal): Promise<Tags> {
  return tagsIn(await platform.list(`${at}/tag-bindings`, undefined, { signal }));
}

function bindingsOf(tags: Tags) {
  const data = Object.entries(tags).map(([key, value]) => ({ type: 'tag-bindings', attributes: { key, value } }));
  return { 'tag-bindings': { data } };
}
