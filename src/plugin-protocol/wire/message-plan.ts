import { messageTable } from './message-table';
import { MessageName } from './message-types';

export type Scalar = 'string' | 'bytes' | 'bool' | 'int64' | 'int32' | 'uint32' | 'enum';

export interface PlannedField {
  readonly key: string;
  readonly number: number;
  readonly label: 'optional' | 'repeated' | 'map' | undefined;
  /** What the field holds when it is not a message. */
  readonly scalar: Scalar | undefined;
  /** Which message the field holds when it is one. */
  readonly message: MessageName | undefined;
  /** What stands there when nothing was sent. */
  readonly zero: unknown;
}

/** A message's fields in ascending order of their numbers, and the same by number. */
export interface MessagePlan {
  readonly fields: readonly PlannedField[];
  readonly byNumber: readonly (PlannedField | undefined)[];
}

const ZEROS: { readonly [type in Scalar]: unknown } = { string: '', bytes: undefined, bool: false, int64: 0, int32: 0, uint32: 0, enum: 0 };

const plans = new Map<MessageName, MessagePlan>();

/** Made at first use: a process that only answers for its schema never pays for the other messages. */
export function planMessage(name: MessageName): MessagePlan {
  let plan = plans.get(name);
  if (!plan) plans.set(name, plan = makePlan(name));
  return plan;
}

function makePlan(name: MessageName): MessagePlan {
  const table = messageTable[name] as { readonly [key: string]: readonly [number, string, PlannedField['label']?] };
  const fields = Object.keys(table).map((key): PlannedField => {
    const [number, type, label] = table[key];
    const scalar = type in ZEROS ? type as Scalar : undefined;
    return { key, number, label, scalar, message: scalar ? undefined : type as MessageName, zero: scalar && !label ? ZEROS[scalar] : undefined };
  });
  const byNumber: PlannedField[] = [];
  for (const field of fields) byNumber[field.number] = field;
  return { fields, byNumber };
}
