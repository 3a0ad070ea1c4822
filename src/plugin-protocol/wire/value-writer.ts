import { DynamicValue, ExactNumber, UNKNOWN, Value, Values, isValues } from '../value';
import { ByteWriter } from './byte-writer';
import { isShortBinaryFraction, numberText } from './number';
import { ObjectPlan, planObject } from './object-plan';
import { WireType } from './type';
import { parseTypeJson } from './type-json';
import { WireError, within } from './wire-error';

const NIL = 0xc0;
const UNKNOWN_BYTES = Uint8Array.of(0xd4, 0, 0);
const LARGEST_INT64 = 2n ** 63n - 1n;
const SMALLEST_INT64 = -(2n ** 63n);

/** Writes MessagePack of a given type, as Terraform requires: exactly the attributes of the type. */
export class ValueWriter extends ByteWriter {
  public write(type: WireType, value: Value): void {
    if (value === undefined || value === null) return this.byte(NIL);
    if (value === UNKNOWN) return this.bytes(UNKNOWN_BYTES);
    if (typeof type === 'string') {
      switch (type) {
        case 'string':
          return this.writeString(expectType(value, 'string'));
        case 'bool':
          return this.byte(expectType(value, 'boolean') ? 0xc3 : 0xc2);
        case 'number':
          return this.writeNumber(value);
        case 'dynamic':
          return this.writeDynamic(value);
      }
    }
    if ('object' in type) return this.writeObject(planObject(type), expectValues(value));
    if ('map' in type) return this.writeMap(type.map, expectValues(value));
    if ('tuple' in type) return this.writeTuple(type.tuple, expectList(value));
    return this.writeList('list' in type ? type.list : type.set, expectList(value));
  }

  private writeObject(plan: ObjectPlan, value: Values): void {
    const { fields } = plan;
    this.mapHeader(fields.length);
    let used = 0;
    for (const field of fields) {
      const present = Object.prototype.hasOwnProperty.call(value, field.key);
      if (present) used++;
      this.bytes(field.encodedName);
      try {
        this.write(field.type, present ? value[field.key] : undefined);
      } catch (error) {
        throw within(error, field.name);
      }
    }
    const keys = Object.keys(value);
    if (used !== keys.length) {
      throw new WireError(`the type has no attribute ${JSON.stringify(keys.find((key) => !plan.keys.has(key)))}`);
    }
  }

  private writeMap(element: WireType, value: Values): void {
    const keys = Object.keys(value);
    this.mapHeader(keys.length);
    for (const key of keys) {
      this.writeString(key);
      try {
        this.write(element, value[key]);
      } catch (error) {
        throw within(error, key);
      }
    }
  }

  private writeList(element: WireType, list: readonly Value[]): void {
    this.arrayHeader(list.length);
    for (let index = 0; index < list.length; index++) this.writeElement(element, list[index], index);
  }

  private writeTuple(elements: readonly WireType[], list: readonly Value[]): void {
    if (list.length !== elements.length) throw new WireError(`expected ${elements.length} elements`);
    this.arrayHeader(list.length);
    elements.forEach((element, index) => this.writeElement(element, list[index], index));
  }

  private writeElement(type: WireType, value: Value, index: number): void {
    try {
      this.write(type, value);
    } catch (error) {
      throw within(error, index);
    }
  }

  private writeDynamic(value: Value): void {
    if (!(value instanceof DynamicValue)) throw new WireError('expected a value that carries its type');
    const type = Buffer.from(JSON.stringify(value.type));
    this.arrayHeader(2);
    if (type.length < 0x100) this.uint8(0xc4, type.length);
    else if (type.length < 0x10000) this.uint16(0xc5, type.length);
    else this.uint32(0xc6, type.length);
    this.bytes(type);
    this.write(parseTypeJson(value.type), value.value);
  }

  private writeNumber(value: Value): void {
    if (typeof value === 'number') {
      if (Number.isSafeInteger(value)) return this.writeInteger(value);
      if (Number.isNaN(value)) throw new WireError('not a number');
      if (isShortBinaryFraction(value) || !Number.isFinite(value)) return this.double(0xcb, value);
      return this.writeString(numberText(value));
    }
    if (typeof value === 'bigint') return this.writeBigInteger(value);
    if (value instanceof ExactNumber) return this.writeString(value.text);
    throw new WireError('expected a number');
  }

  private writeInteger(value: number): void {
    if (value >= 0) {
      if (value < 0x80) this.byte(value);
      else if (value < 0x100) this.uint8(0xcc, value);
      else if (value < 0x10000) this.uint16(0xcd, value);
      else if (value < 0x100000000) this.uint32(0xce, value);
      else this.int64(0xcf, BigInt(value));
    } else if (value >= -32) {
      this.byte(value + 0x100);
    } else {
      this.int64(0xd3, BigInt(value));
    }
  }

  private writeBigInteger(value: bigint): void {
    if (value >= SMALLEST_INT64 && value <= LARGEST_INT64) this.int64(0xd3, value);
    else this.writeString(value.toString());
  }

  /** Terraform stores text in Unicode's composed form (NFC). Text with as many bytes as characters is ASCII, which is already composed. */
  private writeString(given: string): void {
    let text = given;
    let length = Buffer.byteLength(text);
    if (length !== text.length) {
      text = text.normalize('NFC');
      length = Buffer.byteLength(text);
    }
    if (length < 32) this.byte(0xa0 + length);
    else if (length < 0x100) this.uint8(0xd9, length);
    else if (length < 0x10000) this.uint16(0xda, length);
    else this.uint32(0xdb, length);
    this.text(text, length);
  }

  private arrayHeader(count: number): void {
    if (count < 16) this.byte(0x90 + count);
    else if (count < 0x10000) this.uint16(0xdc, count);
    else this.uint32(0xdd, count);
  }

  private mapHeader(count: number): void {
    if (count < 16) this.byte(0x80 + count);
    else if (count < 0x10000) this.uint16(0xde, count);
    else this.uint32(0xdf, count);
  }
}

function expectType(value: Value, type: 'string'): string;
function expectType(value: Value, type: 'boolean'): boolean;
function expectType(value: Value, type: 'string' | 'boolean'): unknown {
  if (typeof value !== type) throw new WireError(`expected a ${type}`);
  return value;
}

function expectValues(value: Value): Values {
  if (!isValues(value)) throw new WireError('expected an object');
  return value;
}

function expectList(value: Value): readonly Value[] {
  if (!Array.isArray(value)) throw new WireError('expected a list');
  return value;
}
