/** Objects whose name, an id, the service chooses: they are created and found by a separate key. */
import { randomBytes } from 'crypto';
import { optionalObjectAt, optionalObjectsAt, optionalTextAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import { snakeCase } from '../../../../definition/names';
import type { Stored } from '../../../../definition/stored';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { find, pathId, type CollectionPath, type Data } from '../mounted-object';
import { collectionOf, named } from './place';

/** A name like the ones that the service chooses, so that the object can be found if the response to its creation is lost. */
export function withGeneratedName({ key }: Stored, config: Values): Values {
  const name = key?.attributes.at(-1);
  if (key?.generated === undefined || name === undefined || config[name] !== undefined) return config;
  return { ...config, [name]: `${key.generated}${randomBytes(4).toString('hex')}` };
}

/** The path for creating the object. */
export function keyPlaceOf(stored: Stored, known: Values): CollectionPath {
  const { collection, lookup } = stored.key!;
  const place = collectionOf({ ...stored, collection }, known);
  return lookup ? place : named(stored, place, keyOf(stored, known));
}

export function keyWordsOf(stored: Stored, config: Values): string {
  return `The ${stored.noun} \`${keyOf(stored, config)}\``;
}

/** The import id by the key, which identifies an existing object before its id is known. */
export function keyImportId(stored: Stored, config: Values): string {
  const { attributes, collection } = stored.key!;
  return [pathId(collectionOf({ ...stored, collection }, config)), ...attributes.map((name) => config[name])].join('/');
}

/** The state of an object whose id is still unknown. The next read finds it by its key. */
export function keyKnown(stored: Stored, config: Values): Values {
  const located = ['namespace', ...stored.key!.attributes].map((name) => [name, config[name]] as const);
  return { ...Object.fromEntries(located), id: keyImportId(stored, config) };
}

export async function findByKey(
  context: Context,
  stored: Stored,
  known: Values,
  patiently = false,
): Promise<Data | undefined> {
  const { attributes, lookup } = stored.key!;
  if (!lookup) return find(context, keyPlaceOf(stored, known), patiently);
  const { mount } = collectionOf(stored, known);
  const asked = Object.entries(lookup.asks).map(([field, attribute]) => [field, known[attribute]]);
  const { data } = await context.secrets.post(
    path`/${segments(mount)}/${segments(lookup.path)}`,
    Object.fromEntries(asked),
    { ...(patiently ? {} : { signal: context.signal }), repeatable: true, reads: true },
  );
  // An empty response means that there is none.
  if (Object.keys(data).length === 0) return undefined;
  const found = Array.isArray(data[lookup.member])
    ? optionalObjectsAt(data, lookup.member)!
    : [optionalObjectAt(data, lookup.member) ?? {}];
  return found.find((one) => attributes.every((name) => isSame(optionalTextAt(one, snakeCase(name)), known[name])));
}

/** The service ignores case when it compares names. */
function isSame(one: string | undefined, other: unknown): boolean {
  return one !== undefined && one.toLowerCase() === String(other).toLowerCase();
}

function keyOf(stored: Stored, known: Values): string {
  return String(known[stored.key!.attributes.at(-1)!]);
}
