import type { CloudFormationRequest, OnEventResult } from './event';
import type { ObjectLocation } from './location';
import type { Table } from './table';
import type { Values } from '../definition/value';

export interface Made {
  /** As CloudFormation keeps it. */
  readonly id: string;
  /** Absent where the service has not finished it yet. */
  readonly state?: Values;
  /** What it was answered with when it was made, where it is not made now. */
  readonly response?: OnEventResult;
}

/** What is noted while an object is made: see `steps.ts`. */
export interface Steps {
  /** Before it is asked for. */
  sending(): Promise<void>;
  /** As soon as it is there. */
  made(made: Required<Omit<Made, 'response'>>): Promise<void>;
}

export interface MakeOptions {
  readonly event: CloudFormationRequest;
  readonly location: ObjectLocation;
  /** With the secrets in place of the references. */
  readonly config: Values;
  /** The request was delivered before, began to make it, and no answer came. */
  readonly delivered: boolean;
  readonly steps: Steps;
  /** What outlives the sandbox. */
  readonly table?: Table;
  /** Seconds to wait for what the service does by itself; after that it is `isReady` that tells. Absent: as long as is configured. */
  readonly patience?: number;
}
