import { isReference } from './reference';
import type { StoredSecrets } from './stored-secrets';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { isValues, Path, Value, Values } from '../definition/value';
import { InvalidConfig } from '../handlers/errors';

/** What becomes of a reference that cannot be resolved. */
export type Otherwise = 'refuse' | 'leave out';

/**
 * A configuration with the secrets in place of the references to them. What was there before an update may name a secret that has been
 * deleted since: it is left out then.
 */
export async function resolveSecrets(attributes: Attributes, config: Values, stored: StoredSecrets, otherwise: Otherwise): Promise<Values> {
  return members(attributes, config, [], { stored, otherwise });
}

interface How {
  readonly stored: StoredSecrets;
  readonly otherwise: Otherwise;
}

async function members(attributes: Attributes, config: Values, outer: Path, how: How): Promise<Values> {
  const flat = flatAttributes(attributes);
  const resolved: { [name: string]: Value } = {};
  for (const name of Object.keys(config)) resolved[name] = await resolve(flat[name], config[name], [...outer, name], how);
  return resolved;
}

async function resolve(attribute: PlainAttribute, value: Value, path: Path, how: How): Promise<Value> {
  if (attribute.sensitive) return attribute.type === 'map' ? map(value, path, how) : text(value, path, how);
  if (attribute.type === 'object' && isValues(value)) return members(attribute.attributes, value, path, how);
  if (attribute.type !== 'objects' || !Array.isArray(value)) return value;
  return Promise.all((value as readonly Values[]).map((element, index) => members(attribute.attributes, element, [...path, index], how)));
}

async function map(value: Value, path: Path, how: How): Promise<Value> {
  if (isReference(value)) return fetched(() => how.stored.texts(value), path, how);
  if (!isValues(value)) return value;
  const texts = await Promise.all(Object.keys(value).map(async (key) => [key, await text(value[key], [...path, key], how)] as const));
  return texts.some(([, found]) => found === undefined) ? undefined : Object.fromEntries(texts);
}

async function text(value: Value, path: Path, how: How): Promise<Value> {
  return isReference(value) ? fetched(() => how.stored.text(value), path, how) : value;
}

async function fetched(fetch: () => Promise<Value>, path: Path, { otherwise }: How): Promise<Value> {
  try {
    return await fetch();
  } catch (error) {
    if (otherwise === 'leave out') return undefined;
    throw new InvalidConfig(path, (error as Error).message);
  }
}
