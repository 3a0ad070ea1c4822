import { snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { isUnknown, Value, Values } from '../definition/value';
import type { ResourceIdentityData, ResourceIdentitySchema } from '../plugin-protocol/wire/messages';
import { decodeDynamicValue, encodeDynamicValue } from '../plugin-protocol/wire/messages';
import type { ObjectType } from '../plugin-protocol/wire/type';

/** What tells an object of a type from all others, for Terraform and OpenTofu from 1.12 on. Its values are strings. */
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

/** The identity of an object; nothing, while its state does not hold all of it. */
export function identityOf(definition: ResourceDefinition, state: Values | undefined): ResourceIdentityData | undefined {
  if (!state) return undefined;
  const names = Object.keys(definition.identity);
  if (names.some((name) => state[name] === undefined || isUnknown(state[name]))) return undefined;
  const identity = Object.fromEntries<Value>(names.map((name) => [name, state[name]]));
  return { identityData: encodeDynamicValue(identityType(definition), identity) };
}

export function readIdentity(definition: ResourceDefinition, data: ResourceIdentityData | undefined): Values | undefined {
  return data && decodeDynamicValue(identityType(definition), data.identityData) as Values | undefined;
}

/** Made once: how values of a type are written is worked out once for each type. */
export const identityType = oncePer((definition: ResourceDefinition): ObjectType => (
  { object: Object.keys(definition.identity).map((key) => ({ name: snakeCase(key), key, type: 'string' })) }
));
