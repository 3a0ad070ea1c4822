import { messageTable } from './message-table';
import { MessageName } from './message-types';

export type Scalar = 'string' | 'bytes' | 'bool' | 'int64' | 'int32' | 'uint32' | 'enum';

export interface PlannedField {
  readonly key: string;
  readonly number: number;
  readonly label: 'optional' | 'repeated' | 'map' | undefined;
  /** The scalar type of the field, if it is not a message. */
  readonly scalar: Scalar | undefined;
  /** The message type of the field, if it is a message. */
  readonly message: MessageName | undefined;
  /** The value of a field that was not sent. */
  readonly zero: unknown;
}

/** The fields of a message in ascending order of their numbers, and by number. */
export interface MessagePlan {
  readonly fields: readonly PlannedField[];
  readonly byNumber: readonly (PlannedField | undefined)[];
}

const ZEROS: { readonly [type in Scalar]: unknown } = {
  string: '',
  bytes: undefined,
  bool: false,
  int64: 0,
  int32: 0,
  uint32: 0,
  enum: 0,
};

const plans = new Map<MessageName, MessagePlan>();

/** Created at first use, so that a process that only returns its schema does not prepare the other messages. */
export function planMessage(name: MessageName): MessagePlan {
  let plan = plans.get(name);
  if (!plan) plans.set(name, (plan = makePlan(name)));
  return plan;
}

function makePlan(name: MessageName): MessagePlan {
  const table = messageTable[name] as { readonly [key: string]: readonly [number, string, PlannedField['label']?] };
  const fields = Object.entries(table).map(([key, [number, type, label]]): PlannedField => {
    const scalar = type in ZEROS ? (type as Scalar) : undefined;
    return {
      key,
      number,
      label,
      scalar,
      message: scalar ? undefined : (type as MessageName),
      zero: scalar && !label ? ZEROS[scalar] : undefined,
    };
  });
  const byNumber: PlannedField[] = [];
  for (const field of fields) byNumber[field.number] = field;
  return { fields, byNumber };
}
