import { readFileSync } from 'fs';
import * as path from 'path';

export const SEQUENCES_FILE = path.join(__dirname, '..', 'test', 'sequences.json');

/** The sequences of events for a CloudFormation resource, in the order of the table's columns. */
export const SEQUENCES = {
  create: 'It is made; its id is an import id.',
  repeat: 'Its creation is delivered again to another sandbox of the function: the answer is the same, and nothing else is made.',
  kill: 'The function is killed before it hears that what it has asked for was done, and the event is delivered again to another sandbox: nothing is made or done twice.',
  update: 'A property that can be changed in place is changed, under the same id.',
  rename: 'It is given the name of an object of others: the update is refused, and that object stays as it is.',
  rollback: 'An update is undone by CloudFormation: the object is the one it was, with what it had, and what the update has made is gone.',
  delete: 'It is deleted, and deleted again.',
  late: 'Its creation comes after CloudFormation has stopped waiting for it, or after its deletion: nothing is made.',
  retain: 'Its stack lets go of it without a deletion: it stays as it is, and another stack does not take it unasked.',
  adopt: 'Another stack adopts it: it is the same object; an undone deployment leaves it, and its deletion deletes it.',
} as const;

export type Sequence = keyof typeof SEQUENCES;

/** The recorded outcome of a sequence for a type. */
export interface Cell {
  /** CloudFormation's name of the type. */
  readonly type: string;
  readonly sequence: Sequence;
  /** `holds`: as the sequence says. `otherwise`: tested, and `why` says what becomes of it instead. `none`: it cannot happen. `open`: it does not hold yet. */
  readonly outcome: 'holds' | 'otherwise' | 'none' | 'open';
  /** Absent only if the outcome is `holds`. */
  readonly why?: string;
}

export function readSequences(): Cell[] {
  return JSON.parse(readFileSync(SEQUENCES_FILE, 'utf8')) as Cell[];
}
