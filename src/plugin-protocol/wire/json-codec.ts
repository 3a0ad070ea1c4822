import { DynamicValue, ExactNumber, UNKNOWN, Value, Values, isValues } from '../value';
import { numberText, parseNumber } from './number';
import { Json, parseJson } from './parse-json';
import { ObjectType, WireType } from './type';
import { parseTypeJson } from './type-json';
import { WireError, within } from './wire-error';

/** A number as text, whose representation depends on the type. */
class NumberText {
  constructor(public readonly text: string) {}
}

type Raw = Json<NumberText>;

/** Decodes a value from state JSON. Attributes missing in the JSON are `undefined`; attributes missing in the type are ignored. */
export function decodeJson(type: WireType, text: string | Uint8Array): Value {
  return fromRaw(
    type,
    parseJson(asText(text), (digits) => new NumberText(digits)),
  );
}

/** Encodes a value as state JSON, which cannot represent unknown values. */
export function encodeJson(type: WireType, value: Value): Buffer {
  return Buffer.from(toJson(type, value));
}

/** Parses JSON without a type and with exact numbers, such as the state of another provider's resource. */
export function parseExactJson(text: string | Uint8Array): Value {
  return nullsToUndefined(parseJson(asText(text), parseNumber));
}

/** The inverse of {@link parseExactJson}. */
export function printExactJson(value: Value): string {
  if (value === undefined) return 'null';
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printExactJson).join()}]`;
  if (isValues(value)) {
    return `{${Object.keys(value)
      .map((key) => `${JSON.stringify(key)}:${printExactJson(value[key])}`)
      .join()}}`;
  }
  return numberText(value as number | bigint | ExactNumber);
}

function asText(text: string | Uint8Array): string {
  return typeof text === 'string' ? text : Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('utf8');
}

function fromRaw(type: WireType, raw: Raw): Value {
  if (raw === null) return undefined;
  if (typeof type === 'string') {
    switch (type) {
      case 'string':
        return toText(raw);
      case 'number':
        return toNumber(raw);
      case 'bool':
        return toBool(raw);
      case 'dynamic':
        return fromDynamic(raw);
    }
  }
  if ('object' in type) return fromObject(type, expectObject(raw));
  if ('map' in type) return mapValues(expectObject(raw), (element) => fromRaw(type.map, element));
  if ('tuple' in type) return fromTuple(type.tuple, expectArray(raw));
  const element = 'list' in type ? type.list : type.set;
  return expectArray(raw).map((item, index) => located(index, () => fromRaw(element, item)));
}

function fromObject(type: ObjectType, raw: { readonly [key: string]: Raw }): Value {
  const object = Object.create(null) as Record<string, Value>;
  for (const field of type.object) {
    object[field.key] = located(field.name, () => fromRaw(field.type, raw[field.name] ?? null));
  }
  return object;
}

function fromTuple(types: readonly WireType[], raw: Raw[]): Value {
  if (raw.length !== types.length) throw new WireError(`expected ${types.length} elements`);
  return types.map((type, index) => located(index, () => fromRaw(type, raw[index]!))); // The lengths are equal.
}

function fromDynamic(raw: Raw): Value {
  const { type, value } = expectObject(raw);
  if (type === undefined) throw new WireError('expected a value that carries its type');
  return new DynamicValue(type, fromRaw(parseTypeJson(type), value ?? null));
}

/** Converts between text, numbers and booleans, as Terraform does. */
function toText(raw: Raw): string {
  if (typeof raw === 'string') return raw;
  if (raw instanceof NumberText) return raw.text;
  if (typeof raw === 'boolean') return String(raw);
  throw new WireError('expected a string');
}

function toNumber(raw: Raw): Value {
  if (raw instanceof NumberText) return parseNumber(raw.text);
  if (typeof raw === 'string') return parseNumber(raw);
  throw new WireError('expected a number');
}

function toBool(raw: Raw): boolean {
  if (typeof raw === 'boolean') return raw;
  if (raw === 'true' || raw === '1') return true;
  if (raw === 'false' || raw === '0') return false;
  throw new WireError('expected true or false');
}

function toJson(type: WireType, value: Value): string {
  if (value === undefined || value === null) return 'null';
  if (value === UNKNOWN) throw new WireError('an unknown value cannot be written as JSON');
  if (typeof type === 'string') {
    switch (type) {
      case 'string':
        if (typeof value !== 'string') throw new WireError('expected a string');
        return JSON.stringify(Buffer.from(value.normalize('NFC')).toString());
      case 'bool':
        if (typeof value !== 'boolean') throw new WireError('expected a boolean');
        return String(value);
      case 'number':
        if (typeof value === 'number' || typeof value === 'bigint' || value instanceof ExactNumber) {
          return numberText(value);
        }
        throw new WireError('expected a number');
      case 'dynamic':
        if (!(value instanceof DynamicValue)) throw new WireError('expected a value that carries its type');
        return `{"value":${toJson(parseTypeJson(value.type), value.value)},"type":${JSON.stringify(value.type)}}`;
    }
  }
  if ('object' in type) return objectToJson(type, expectValues(value));
  if ('map' in type) {
    const map = expectValues(value);
    return `{${Object.keys(map)
      .map((key) => `${toJson('string', key)}:${located(key, () => toJson(type.map, map[key]))}`)
      .join(',')}}`;
  }
  const list = expectList(value);
  if ('tuple' in type && list.length !== type.tuple.length) {
    throw new WireError(`expected ${type.tuple.length} elements`);
  }
  const elementType = (index: number): WireType =>
    'tuple' in type ? type.tuple[index]! : 'list' in type ? type.list : type.set; // A tuple has as many types as elements.
  return `[${list.map((element, index) => located(index, () => toJson(elementType(index), element))).join(',')}]`;
}

function objectToJson(type: ObjectType, value: Values): string {
  const extra = Object.keys(value).find((key) => !type.object.some((field) => field.key === key));
  if (extra !== undefined) throw new WireError(`the type has no attribute ${JSON.stringify(extra)}`);
  const own = (key: string): Value => (Object.prototype.hasOwnProperty.call(value, key) ? value[key] : undefined);
  return `{${type.object.map(({ name, key, type: fieldType }) => `${JSON.stringify(name)}:${located(name, () => toJson(fieldType, own(key)))}`).join(',')}}`;
}

function nullsToUndefined(raw: Json<Value>): Value {
  if (raw === null) return undefined;
  if (Array.isArray(raw)) return raw.map(nullsToUndefined);
  if (isValues(raw)) return mapValues(raw as { readonly [key: string]: Json<Value> }, nullsToUndefined);
  return raw as Value;
}

function mapValues<From>(from: { readonly [key: string]: From }, convert: (value: From) => Value): Values {
  const to = Object.create(null) as Record<string, Value>;
  for (const [key, value] of Object.entries(from)) to[key] = located(key, () => convert(value));
  return to;
}

function located<T>(step: string | number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw within(error, step);
  }
}

function expectObject(raw: Raw): { readonly [key: string]: Raw } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || raw instanceof NumberText) {
    throw new WireError('expected an object');
  }
  return raw;
}

function expectArray(raw: Raw): Raw[] {
  if (!Array.isArray(raw)) throw new WireError('expected a list');
  return raw;
}

function expectValues(value: Value): Values {
  if (!isValues(value)) throw new WireError('expected an object');
  return value;
}

function expectList(value: Value): readonly Value[] {
  if (!Array.isArray(value)) throw new WireError('expected a list');
  return value;
}
