import { Value } from '../value';
import { WireType } from './type';
import { ValueReader } from './value-reader';
import { ValueWriter } from './value-writer';
import { WireError } from './wire-error';

const writer = new ValueWriter();

/** Decodes a value from Terraform's MessagePack. Null becomes `undefined`, unknown values become `UNKNOWN`. */
export function decodeValue(type: WireType, bytes: Uint8Array): Value {
  const reader = new ValueReader(asBuffer(bytes));
  const value = reader.read(type);
  if (!reader.isAtEnd()) throw new WireError('bytes are left over after the value');
  return value;
}

/** Encodes a value as Terraform's MessagePack. Attributes missing in the value are null; attributes missing in the type are an error. */
export function encodeValue(type: WireType, value: Value): Buffer {
  writer.restart();
  writer.write(type, value);
  return writer.finish();
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
