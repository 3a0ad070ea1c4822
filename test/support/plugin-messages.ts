import * as path from 'path';
import { loadSync } from '@grpc/proto-loader';
import type { Value } from '../../src/definition/value';
import type { WireType } from '../../src/plugin-protocol/wire/type';
import { decodeValue, encodeValue } from '../../src/plugin-protocol/wire/value-codec';

const PROTOS = ['tfplugin6.proto', 'go-plugin.proto', 'health.proto'].map((name) => path.join(__dirname, name));

/** The content of the .proto files, in the spelling of our own messages: camel case, numbers, Buffers. */
export const definitions = loadSync(PROTOS, {
  keepCase: false,
  longs: Number,
  enums: Number,
  bytes: Buffer as never,
  defaults: true,
  arrays: true,
  objects: true,
});

/** A value as it is encoded in a message. */
export function dynamicValue(type: WireType, value: Value): { readonly msgpack: Buffer } {
  return { msgpack: encodeValue(type, value) };
}

/** The value of a message; absent means null. */
export function valueOf(type: WireType, message: { readonly msgpack?: Buffer } | null | undefined): Value {
  return message?.msgpack?.length ? decodeValue(type, message.msgpack) : undefined;
}
