import { readFileSync } from 'fs';
import * as path from 'path';

export const SEQUENCES_FILE = path.join(__dirname, '..', '..', 'test', 'sequences.json');

/** The sequences of events that are tested for each resource type, in the order of the table's columns. */
export const SEQUENCES = {
  create: 'The object is created, and its id is an import id.',
  repeat:
    'The create is delivered again, to another execution environment. The response is the same, and nothing else is created.',
  kill: 'The function is terminated before it receives the response of the service, and the event is delivered again to another execution environment. Nothing is created or performed twice.',
  update: 'A property is changed in place, and the id stays the same.',
  rename:
    'The resource gets the name of an object that others have created. The update is refused, and that object is not changed.',
  rollback:
    'CloudFormation rolls back an update. The earlier object exists with its earlier values, and objects that the update created are deleted.',
  delete: 'The object is deleted, and the deletion is repeated.',
  late: 'The create arrives after CloudFormation has stopped waiting for it, or after the deletion. Nothing is created.',
  retain:
    'The stack releases the object without deleting it. The object is not changed, and another stack takes it over only on request.',
  adopt:
    'Another stack adopts the object, which stays the same. A rollback of the deployment does not delete it, and the deletion of the resource does.',
} as const;

export type Sequence = keyof typeof SEQUENCES;

/** The recorded test result of one resource type in one sequence. */
export interface Cell {
  /** The CloudFormation type. */
  readonly type: string;
  readonly sequence: Sequence;
  /** `holds`: as the sequence says. `otherwise`: tested with a different result, described by `why`. `none`: it cannot happen. `open`: it does not hold yet. */
  readonly outcome: 'holds' | 'otherwise' | 'none' | 'open';
  /** Absent only if the outcome is `holds`. */
  readonly why?: string;
}

export function readSequences(): Cell[] {
  return JSON.parse(readFileSync(SEQUENCES_FILE, 'utf8')) as Cell[];
}
