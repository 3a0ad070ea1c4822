import { ObjectType, WireType } from './type';

/** An object type prepared for the codec: fields in Terraform's order, with encoded names. */
export interface ObjectPlan {
  readonly fields: readonly PlannedField[];
  readonly byName: ReadonlyMap<string, PlannedField>;
  readonly keys: ReadonlySet<string>;
}

export interface PlannedField {
  readonly name: string;
  readonly key: string;
  readonly type: WireType;
  /** The name as a MessagePack string. */
  readonly encodedName: Buffer;
}

const plans = new WeakMap<ObjectType, ObjectPlan>();

export function planObject(type: ObjectType): ObjectPlan {
  let plan = plans.get(type);
  if (!plan) plans.set(type, (plan = makePlan(type)));
  return plan;
}

function makePlan(type: ObjectType): ObjectPlan {
  const fields = type.object
    .map(({ name, key, type: fieldType }) => ({ name, key, type: fieldType, encodedName: encodeName(name) }))
    .sort((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)));
  return {
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
    keys: new Set(fields.map((field) => field.key)),
  };
}

function encodeName(name: string): Buffer {
  const text = Buffer.from(name.normalize('NFC'));
  return Buffer.concat([Buffer.from(stringHeader(text.length)), text]);
}

function stringHeader(length: number): number[] {
  if (length < 32) return [0xa0 + length];
  return length < 256 ? [0xd9, length] : [0xda, Math.floor(length / 256), length % 256];
}
