import { DynamicValue, UNKNOWN, Value } from '../value';
/* oxlint-disable no-bitwise -- the format is made of bits */
import { parseNumber, fromFloat } from './number';
import { ObjectPlan, PlannedField, planObject } from './object-plan';
import { WireType } from './type';
import { parseTypeJson } from './type-json';
import { WireError, within } from './wire-error';

const NIL = 0xc0;

/** Reads MessagePack of a given type directly from the request's bytes. Only strings are copied. */
export class ValueReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  public isAtEnd(): boolean {
    return this.position === this.bytes.length;
  }

  public read(type: WireType): Value {
    const head = this.byte();
    if (head === NIL) return undefined;
    if (isExtension(head)) return this.skipExtension(head);
    if (typeof type === 'string') {
      switch (type) {
        case 'string':
          return this.readString(head);
        case 'bool':
          return readBool(head);
        case 'number':
          return this.readNumber(head);
        case 'dynamic':
          return this.readDynamic(head);
      }
    }
    if ('object' in type) return this.readObject(head, planObject(type));
    if ('list' in type) return this.readList(head, type.list);
    if ('set' in type) return this.readList(head, type.set);
    if ('map' in type) return this.readMap(head, type.map);
    return this.readTuple(head, type.tuple);
  }

  private readObject(head: number, plan: ObjectPlan): Value {
    const count = this.mapLength(head);
    const object = Object.create(null) as Record<string, Value>;
    for (let index = 0; index < count; index++) {
      const expected = plan.fields[index];
      const field = expected !== undefined && this.skipName(expected.encodedName) ? expected : this.findField(plan);
      try {
        object[field.key] = this.read(field.type);
      } catch (error) {
        throw within(error, field.name);
      }
    }
    return object;
  }

  /** Terraform sends attributes sorted by name, so the next name is almost always the expected one. */
  private skipName(name: Buffer): boolean {
    const { bytes, position } = this;
    for (let index = 0; index < name.length; index++) {
      if (bytes[position + index] !== name[index]) return false;
    }
    this.position += name.length;
    return true;
  }

  private findField(plan: ObjectPlan): PlannedField {
    const name = this.readString(this.byte());
    const field = plan.byName.get(name);
    if (!field) throw new WireError(`the type has no attribute ${JSON.stringify(name)}`);
    return field;
  }

  private readList(head: number, element: WireType): Value[] {
    const count = this.arrayLength(head);
    const list: Value[] = [];
    for (let index = 0; index < count; index++) list.push(this.readElement(element, index));
    return list;
  }

  private readTuple(head: number, elements: readonly WireType[]): Value[] {
    if (this.arrayLength(head) !== elements.length) throw new WireError(`expected ${elements.length} elements`);
    return elements.map((element, index) => this.readElement(element, index));
  }

  private readElement(type: WireType, index: number): Value {
    try {
      return this.read(type);
    } catch (error) {
      throw within(error, index);
    }
  }

  private readMap(head: number, element: WireType): Value {
    const count = this.mapLength(head);
    const map = Object.create(null) as Record<string, Value>;
    for (let index = 0; index < count; index++) {
      const key = this.readString(this.byte());
      map[key] = this.read(element);
    }
    return map;
  }

  private readDynamic(head: number): DynamicValue {
    if (this.arrayLength(head) !== 2) throw new WireError('expected a type and a value');
    const type: unknown = JSON.parse(this.readString(this.byte()));
    return new DynamicValue(type, this.read(parseTypeJson(type)));
  }

  private readNumber(head: number): Value {
    if (head < 0x80) return head;
    if (head >= 0xe0) return head - 0x100;
    const { bytes } = this;
    switch (head) {
      case 0xcc:
        return bytes.readUInt8(this.skip(1));
      case 0xcd:
        return bytes.readUInt16BE(this.skip(2));
      case 0xce:
        return bytes.readUInt32BE(this.skip(4));
      case 0xcf:
        return narrow(bytes.readBigUInt64BE(this.skip(8)));
      case 0xd0:
        return bytes.readInt8(this.skip(1));
      case 0xd1:
        return bytes.readInt16BE(this.skip(2));
      case 0xd2:
        return bytes.readInt32BE(this.skip(4));
      case 0xd3:
        return narrow(bytes.readBigInt64BE(this.skip(8)));
      case 0xca:
        return fromFloat(bytes.readFloatBE(this.skip(4)));
      case 0xcb:
        return fromFloat(bytes.readDoubleBE(this.skip(8)));
      default:
        return parseNumber(this.readString(head, 'a number'));
    }
  }

  /** Text may be encoded as string or as binary, as Go's encoder chooses. */
  private readString(head: number, expected = 'a string'): string {
    let length: number;
    if (head >= 0xa0 && head <= 0xbf) length = head & 0x1f;
    else if (head === 0xd9 || head === 0xc4) length = this.bytes.readUInt8(this.skip(1));
    else if (head === 0xda || head === 0xc5) length = this.bytes.readUInt16BE(this.skip(2));
    else if (head === 0xdb || head === 0xc6) length = this.bytes.readUInt32BE(this.skip(4));
    else throw new WireError(`expected ${expected}`);
    const start = this.skip(length);
    return this.bytes.toString('utf8', start, start + length);
  }

  private arrayLength(head: number): number {
    if (head >= 0x90 && head <= 0x9f) return head & 0x0f;
    if (head === 0xdc) return this.bytes.readUInt16BE(this.skip(2));
    if (head === 0xdd) return this.bytes.readUInt32BE(this.skip(4));
    throw new WireError('expected a list');
  }

  private mapLength(head: number): number {
    if (head >= 0x80 && head <= 0x8f) return head & 0x0f;
    if (head === 0xde) return this.bytes.readUInt16BE(this.skip(2));
    if (head === 0xdf) return this.bytes.readUInt32BE(this.skip(4));
    throw new WireError('expected an object');
  }

  /** Every extension means unknown. Refinements of the unknown value are ignored. */
  private skipExtension(head: number): typeof UNKNOWN {
    if (head >= 0xd4) this.skip(1 + (1 << (head - 0xd4)));
    else if (head === 0xc7) this.skip(1 + this.bytes.readUInt8(this.skip(1)));
    else if (head === 0xc8) this.skip(1 + this.bytes.readUInt16BE(this.skip(2)));
    else this.skip(1 + this.bytes.readUInt32BE(this.skip(4)));
    return UNKNOWN;
  }

  private byte(): number {
    return this.bytes[this.skip(1)]!; // `skip` checks the length.
  }

  /** Skips a number of bytes and returns where they began. */
  private skip(length: number): number {
    const start = this.position;
    if (start + length > this.bytes.length) throw new WireError('the value ends too early');
    this.position = start + length;
    return start;
  }
}

function isExtension(head: number): boolean {
  return (head >= 0xd4 && head <= 0xd8) || (head >= 0xc7 && head <= 0xc9);
}

function readBool(head: number): boolean {
  if (head !== 0xc2 && head !== 0xc3) throw new WireError('expected true or false');
  return head === 0xc3;
}

function narrow(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
