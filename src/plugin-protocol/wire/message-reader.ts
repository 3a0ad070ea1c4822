/* oxlint-disable no-bitwise -- the format is made of bits */
import { MessagePlan, PlannedField, planMessage } from './message-plan';
import { MessageName } from './message-types';
import { WireError } from './wire-error';

type Message = { [key: string]: unknown };

const VARINT = 0;
const FIXED64 = 1;
const LENGTH = 2;
const FIXED32 = 5;

/** Reads protobuf. Bytes are views into the request. Unknown fields are skipped, as the format requires. */
export class MessageReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  public read(name: MessageName): Message {
    return this.message(planMessage(name), this.bytes.length);
  }

  private message(plan: MessagePlan, end: number, message = emptyMessage(plan)): Message {
    while (this.position < end) {
      const tag = this.varint(end);
      const wire = tag % 8;
      const field = plan.byNumber[Math.floor(tag / 8)];
      if (field && wire === wireOf(field)) this.field(field, message, end);
      else this.skipField(wire, end);
    }
    return message;
  }

  private field(field: PlannedField, message: Message, end: number): void {
    if (field.label === 'repeated') (message[field.key] as unknown[]).push(this.value(field, end));
    else if (field.label === 'map') this.entry(field, message[field.key] as Message, end);
    else message[field.key] = this.value(field, end, message[field.key]);
  }

  private entry(field: PlannedField, map: Message, outerEnd: number): void {
    const end = this.length(outerEnd);
    let key = '';
    let value = field.message ? emptyMessage(planMessage(field.message)) : ('' as unknown);
    while (this.position < end) {
      const tag = this.varint(end);
      if (tag === 10) key = this.text(end);
      else if (tag === 18) value = this.value(field, end);
      else this.skipField(tag % 8, end);
    }
    map[key] = value;
  }

  /** Merges a message that is sent in several pieces: later pieces are read into the first. */
  private value(field: PlannedField, end: number, before?: unknown): unknown {
    switch (field.scalar) {
      case 'string':
        return this.text(end);
      case 'bool':
        return this.varint(end) !== 0;
      case 'int64':
        return this.varint(end);
      case 'int32':
      case 'enum':
        return this.varint(end) | 0;
      case 'uint32':
        return this.varint(end) >>> 0;
      case 'bytes': {
        const stop = this.length(end);
        const bytes = this.bytes.subarray(this.position, stop);
        this.position = stop;
        return bytes;
      }
      default: {
        const stop = this.length(end);
        return this.message(planMessage(field.message!), stop, before as Message | undefined);
      }
    }
  }

  private text(end: number): string {
    const stop = this.length(end);
    const text = this.bytes.toString('utf8', this.position, stop);
    this.position = stop;
    return text;
  }

  /** Reads a length and returns the position of the end of what follows. */
  private length(end: number): number {
    const length = this.varint(end);
    const stop = this.position + length;
    if (length < 0 || stop > end) throw new WireError('the message ends too early');
    return stop;
  }

  private skipField(wire: number, end: number): void {
    switch (wire) {
      case VARINT:
        this.varint(end);
        break;
      case FIXED64:
        this.skip(8, end);
        break;
      case LENGTH:
        this.position = this.length(end);
        break;
      case FIXED32:
        this.skip(4, end);
        break;
      default:
        throw new WireError('the message has a field of an unknown wire type');
    }
  }

  private skip(count: number, end: number): void {
    if (this.position + count > end) throw new WireError('the message ends too early');
    this.position += count;
  }

  /** Reads up to 64 bits in two's complement. Beyond 2^53, returns the nearest number. */
  private varint(end: number): number {
    const first = this.bytes[this.position];
    if (this.position < end && first !== undefined && first < 0x80) {
      this.position++;
      return first;
    }
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.bytes[this.position];
      if (byte === undefined || this.position >= end) throw new WireError('the message ends too early');
      this.position++;
      if (shift < 28) {
        low |= (byte & 0x7f) << shift;
      } else if (shift === 28) {
        low |= (byte & 0x7f) << 28;
        high |= (byte & 0x7f) >> 4;
      } else {
        high |= (byte & 0x7f) << (shift - 32);
      }
      if (byte < 0x80) return high * 2 ** 32 + (low >>> 0);
    }
    throw new WireError('the message contains a number of more than 64 bits');
  }
}

function emptyMessage(plan: MessagePlan): Message {
  const message: Message = {};
  for (const { key, label, zero } of plan.fields) {
    message[key] = label === 'repeated' ? [] : label === 'map' ? (Object.create(null) as Message) : zero;
  }
  return message;
}

function wireOf(field: PlannedField): number {
  if (field.label === 'map' || !field.scalar || field.scalar === 'string' || field.scalar === 'bytes') return LENGTH;
  return VARINT;
}
