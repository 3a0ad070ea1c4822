import type { CloudFormationRequest, OnEventResult } from './event';
import type { ObjectLocation } from './location';
import type { Table } from './table';
import type { Values } from '../definition/value';

export interface Made {
  /** The physical id. */
  readonly id: string;
  /** Absent if the service has not finished the object yet. */
  readonly state?: Values;
  /** The response when the object was created, if an earlier object is taken back. */
  readonly response?: OnEventResult;
}

/** The steps that are noted while an object is created (see `steps.ts`). */
export interface Steps {
  /** From now on, a request that may change something creates the object. This is noted before the first one is sent. */
  creating(): void;
  /** Called as soon as the object exists. */
  made(made: Required<Omit<Made, 'response'>>): Promise<void>;
}

export interface MakeOptions {
  readonly event: CloudFormationRequest;
  readonly location: ObjectLocation;
  /** The configuration, with references to secrets resolved. */
  readonly config: Values;
  /** Whether an earlier delivery of the request began to create the object and did not respond. */
  readonly delivered: boolean;
  readonly steps: Steps;
  /** The table of requests, if there is one. */
  readonly table?: Table;
  /** Seconds to wait for asynchronous work of the service, before `isReady` is polled. Defaults to the configured timeout. */
  readonly patience?: number;
}
