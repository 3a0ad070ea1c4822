import { snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { isUnknown, Value, Values } from '../definition/value';
import type { ResourceIdentityData, ResourceIdentitySchema } from '../plugin-protocol/wire/messages';
import { decodeDynamicValue, encodeDynamicValue } from '../plugin-protocol/wire/messages';
import type { ObjectType } from '../plugin-protocol/wire/type';

/** The schema of the resource identity, for Terraform and OpenTofu 1.12 and later. All values are strings. */
export function identitySchema(definition: ResourceDefinition): ResourceIdentitySchema {
  return {
    version: definition.identityVersion ?? 0,
    identityAttributes: Object.entries(definition.identity).map(([attribute, required]) => ({
      name: snakeCase(attribute),
      type: Buffer.from('"string"'),
      requiredForImport: required,
      optionalForImport: !required,
      description: definition.attributes[attribute]?.doc ?? '',
    })),
  };
}

/** The identity of an object; undefined until its state contains all values of the identity, except optional ones. */
export function identityOf(
  definition: ResourceDefinition,
  state: Values | undefined,
): ResourceIdentityData | undefined {
  if (!state) return undefined;
  const names = Object.keys(definition.identity);
  const valueOf = (name: string) => state[definition.identityFrom?.[name] ?? name];
  const isLacking = (name: string) => valueOf(name) === undefined && !mayBeAbsent(definition, name);
  if (names.some((name) => isLacking(name) || isUnknown(valueOf(name)))) return undefined;
  const identity = Object.fromEntries<Value>(names.map((name) => [name, valueOf(name)]));
  return { identityData: encodeDynamicValue(identityType(definition), identity) };
}

/** An attribute with a default has a value in every object. */
function mayBeAbsent({ attributes, identity }: ResourceDefinition, name: string): boolean {
  const attribute = attributes[name];
  return identity[name] === false && attribute?.use === 'optional' && !('default' in attribute);
}

export function readIdentity(
  definition: ResourceDefinition,
  data: ResourceIdentityData | undefined,
): Values | undefined {
  return data && (decodeDynamicValue(identityType(definition), data.identityData) as Values | undefined);
}

/** Created once per definition, because the encoding of a type is compiled once per type. */
export const identityType = oncePer((definition: ResourceDefinition): ObjectType => ({
  object: Object.keys(definition.identity).map((key) => ({ name: snakeCase(key), key, type: 'string' })),
}));
