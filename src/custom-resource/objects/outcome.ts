import type { Values } from '../../definition/value';
import type { Table } from '../deliveries/table';
import type { CloudFormationRequest, OnEventResult } from '../events/event';
import type { ObjectLocation } from '../ownership/location';

export interface Outcome {
  /** The physical id. */
  readonly id: string;
  /** Absent if the service has not finished the object yet. */
  readonly state?: Values;
  /** The response from when the object was created, if an earlier object is taken back. */
  readonly response?: OnEventResult;
}

/** Records the creation of an object (see `deliveries/record-progress.ts`). */
export interface CreateRecorder {
  /** From now on, requests that may change something create the object. This is recorded before the first one is sent. */
  creating(): void;
  /** Called as soon as the object exists. */
  created(made: Required<Omit<Outcome, 'response'>>): Promise<void>;
}

export interface CreateOptions {
  readonly event: CloudFormationRequest;
  readonly location: ObjectLocation;
  /** The configuration with resolved references to secrets. */
  readonly config: Values;
  /** Whether an earlier delivery of the request began to create the object but did not respond. */
  readonly delivered: boolean;
  readonly recorder: CreateRecorder;
  /** The table of requests, if there is one. */
  readonly table?: Table;
  /** Seconds to wait for asynchronous work of the service, before `isReady` is polled. Defaults to the configured timeout. */
  readonly waitSeconds?: number;
}
