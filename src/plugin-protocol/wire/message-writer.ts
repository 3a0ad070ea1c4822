/* oxlint-disable no-bitwise -- the format is made of bits */
import { PlannedField, Scalar, planMessage } from './message-plan';
import { MessageName } from './message-types';
import { WireError, within } from './wire-error';

type Message = { readonly [key: string]: unknown };

const VARINT = 0;
const LENGTH = 2;

/**
 * Writes protobuf from the end to the beginning: when the length of a nested message is written, the message already precedes it, so that nothing has
 * to be measured in advance or moved afterwards.
 */
export class MessageWriter {
  private buffer = Buffer.allocUnsafeSlow(16 * 1024);
  private start = this.buffer.length;

  /** Returns the message after `headroom` unused bytes. */
  public write(name: MessageName, message: Message, headroom: number): Buffer {
    this.start = this.buffer.length;
    this.message(name, message);
    const written = Buffer.allocUnsafe(headroom + this.buffer.length - this.start);
    this.buffer.copy(written, headroom, this.start);
    if (this.buffer.length > 1024 * 1024) this.buffer = Buffer.allocUnsafeSlow(16 * 1024);
    return written;
  }

  private message(name: MessageName, message: Message): void {
    const { fields } = planMessage(name);
    for (let index = fields.length - 1; index >= 0; index--) {
      const field = fields[index]!; // The index is within the list.
      const value = message[field.key];
      if (value === undefined || value === null) continue;
      try {
        this.field(field, value);
      } catch (error) {
        throw within(error, field.key);
      }
    }
  }

  private field(field: PlannedField, value: unknown): void {
    if (field.label === 'repeated') {
      const list = value as readonly unknown[];
      for (let index = list.length - 1; index >= 0; index--) this.single(field, field.number, list[index]);
    } else if (field.label === 'map') {
      const map = value as Message;
      for (const key of Object.keys(map).reverse()) this.entry(field, key, map[key]);
    } else if (field.label === 'optional' || field.message || !isZero(value)) {
      this.single(field, field.number, value);
    }
  }

  private entry(field: PlannedField, key: string, value: unknown): void {
    const before = this.written;
    this.single(field, 2, value);
    this.scalar('string', 1, key);
    this.header(field.number, before);
  }

  private single(field: PlannedField, number: number, value: unknown): void {
    if (field.scalar) return this.scalar(field.scalar, number, value);
    const before = this.written;
    this.message(field.message!, value as Message);
    this.header(number, before);
  }

  private scalar(type: Scalar, number: number, value: unknown): void {
    const before = this.written;
    switch (type) {
      case 'string':
        if (typeof value !== 'string') throw new WireError('expected a string');
        this.text(value);
        return this.header(number, before);
      case 'bytes':
        if (!(value instanceof Uint8Array)) throw new WireError('expected bytes');
        this.bytes(value);
        return this.header(number, before);
      case 'bool':
        if (typeof value !== 'boolean') throw new WireError('expected a boolean');
        this.varint(value ? 1 : 0);
        return this.varint((number << 3) | VARINT);
      default:
        if (!Number.isSafeInteger(value)) throw new WireError('expected a whole number');
        this.varint(value as number);
        return this.varint((number << 3) | VARINT);
    }
  }

  /** The number of bytes written, which, unlike a position, does not change when the buffer grows at its front. */
  private get written(): number {
    return this.buffer.length - this.start;
  }

  /** Writes the tag and length of what was written since `before`. */
  private header(number: number, before: number): void {
    this.varint(this.written - before);
    this.varint((number << 3) | LENGTH);
  }

  private text(text: string): void {
    const length = Buffer.byteLength(text);
    const start = this.reserve(length);
    this.buffer.write(text, start, 'utf8');
  }

  private bytes(bytes: Uint8Array): void {
    const start = this.reserve(bytes.length);
    this.buffer.set(bytes, start);
  }

  private varint(value: number): void {
    if (value < 0) return this.negative(value);
    let count = 1;
    for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) count++;
    let position = this.reserve(count);
    let left = value;
    for (; left >= 0x80; left = Math.floor(left / 0x80)) this.buffer[position++] = (left % 0x80) | 0x80;
    this.buffer[position] = left;
  }

  /** Negative numbers are written in 64-bit two's complement, which always takes ten bytes. */
  private negative(value: number): void {
    let left = BigInt.asUintN(64, BigInt(value));
    let position = this.reserve(10);
    for (let index = 0; index < 9; index++, left >>= 7n) this.buffer[position++] = Number(left & 0x7fn) | 0x80;
    this.buffer[position] = Number(left);
  }

  /** Returns the position of the next bytes. May replace the buffer, so callers must not keep a reference to it. */
  private reserve(count: number): number {
    if (count > this.start) this.grow(count);
    this.start -= count;
    return this.start;
  }

  private grow(count: number): void {
    const used = this.buffer.length - this.start;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.buffer.length * 2, used + count));
    this.buffer.copy(larger, larger.length - used, this.start);
    this.start = larger.length - used;
    this.buffer = larger;
  }
}

function isZero(value: unknown): boolean {
  return value === '' || value === 0 || value === false || (value instanceof Uint8Array && value.length === 0);
}
