import type { Json } from '../../handlers/contract';
import type { OnEventResult } from '../events/event';

/** The outcome of a request. */
export type Responded =
  | { readonly performed: OnEventResult & { readonly unfinished?: true } }
  | { readonly refused: string; readonly id?: string };

/** The progress of one request over all its deliveries. Contains no secrets. */
export interface Progress {
  /** When the first delivery arrived, in milliseconds. */
  readonly begun: number;
  /** When the request that creates the object or runs the operation was about to be sent, in milliseconds. */
  readonly sending?: number;
  /** The created object's import id, until its private key is stored. */
  readonly made?: string;
  readonly response?: Responded;
  /** The work the handlers have left. */
  readonly remaining?: Json;
}
