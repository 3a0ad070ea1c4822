import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { isKeyed } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { isValues, Path, Value, Values } from '../../definition/value';
import { InvalidConfig } from '../../handlers/errors';
import type { StoredSecrets } from '../aws/stored-secrets';
import { isReference } from './reference';

/** How to treat a reference that cannot be resolved. */
export type OnUnresolved = 'refuse' | 'leave out';

/**
 * Replaces references in a configuration with the secrets' values. Earlier properties may refer to a secret that no longer exists; it is left out.
 */
export async function resolveSecrets(
  attributes: Attributes,
  config: Values,
  stored: StoredSecrets,
  onUnresolved: OnUnresolved,
): Promise<Values> {
  return members(attributes, config, [], { stored, onUnresolved });
}

interface Resolution {
  readonly stored: StoredSecrets;
  readonly onUnresolved: OnUnresolved;
}

async function members(attributes: Attributes, config: Values, outer: Path, resolution: Resolution): Promise<Values> {
  const resolved: { [name: string]: Value } = {};
  for (const [name, attribute] of Object.entries(flatAttributes(attributes))) {
    if (name in config) resolved[name] = await resolve(attribute, config[name], [...outer, name], resolution);
  }
  return resolved;
}

async function resolve(attribute: PlainAttribute, value: Value, path: Path, resolution: Resolution): Promise<Value> {
  if (attribute.sensitive) {
    if (attribute.type === 'dynamic' && isReference(value)) {
      return fetched(() => resolution.stored.members(value), path, resolution);
    }
    return isKeyed(attribute) ? map(value, path, resolution) : text(value, path, resolution);
  }
  if (attribute.type === 'object' && isValues(value)) return members(attribute.attributes, value, path, resolution);
  if (attribute.type !== 'objects' || !Array.isArray(value)) return value;
  return Promise.all(
    (value as readonly Values[]).map((element, index) =>
      members(attribute.attributes, element, [...path, index], resolution),
    ),
  );
}

async function map(value: Value, path: Path, resolution: Resolution): Promise<Value> {
  if (isReference(value)) return fetched(() => resolution.stored.texts(value), path, resolution);
  if (!isValues(value)) return value;
  const texts = await Promise.all(
    Object.keys(value).map(async (key) => [key, await text(value[key], [...path, key], resolution)] as const),
  );
  return texts.some(([, found]) => found === undefined) ? undefined : Object.fromEntries(texts);
}

async function text(value: Value, path: Path, resolution: Resolution): Promise<Value> {
  return isReference(value) ? fetched(() => resolution.stored.text(value), path, resolution) : value;
}

async function fetched(fetch: () => Promise<Value>, path: Path, { onUnresolved }: Resolution): Promise<Value> {
  try {
    return await fetch();
  } catch (error) {
    if (onUnresolved === 'leave out') return undefined;
    throw new InvalidConfig(path, (error as Error).message);
  }
}
