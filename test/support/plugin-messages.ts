import type { PackageDefinition } from '@grpc/proto-loader';
import { plainValue, withType } from '../../src/definition/dynamic';
import { isValues, type Value } from '../../src/definition/value';
import type { WireType } from '../../src/plugin-protocol/wire/type';
import { decodeValue, encodeValue } from '../../src/plugin-protocol/wire/value-codec';

// oxlint-disable-next-line typescript/no-require-imports -- each worker loads it once, as JavaScript (runtime.js)
export const { definitions } = require('./plugin-definitions') as { readonly definitions: PackageDefinition };

/** A value as it is encoded in a message. Objects that only a service knows get the types of their literals. */
export function dynamicValue(type: WireType, value: Value): { readonly msgpack: Buffer } {
  return { msgpack: encodeValue(type, converted(type, value, withType)) };
}

/** The value of a message, without such types; absent means null. */
export function valueOf(type: WireType, message: { readonly msgpack?: Buffer } | null | undefined): Value {
  return message?.msgpack?.length ? converted(type, decodeValue(type, message.msgpack), plainValue) : undefined;
}

function converted(type: WireType, value: Value, convert: (one: Value) => Value): Value {
  if (type === 'dynamic') return convert(value);
  if (typeof type === 'string' || !('object' in type) || !isValues(value)) return value;
  const members = type.object.filter(({ type: of }) => typeof of !== 'string' || of === 'dynamic');
  return members
    .filter(({ key }) => key in value)
    .reduce((values, { key, type: of }) => ({ ...values, [key]: converted(of, values[key], convert) }), value);
}
