import type { OnEventResult } from './event';

/** How a request was answered. */
export type Responded = { readonly performed: OnEventResult & { readonly unfinished?: true } } | { readonly refused: string; readonly id?: string };

/** How far the deliveries of one request have come. No secret is in it. */
export interface Progress {
  /** When the first delivery came, in milliseconds. */
  readonly begun: number;
  /** When something was about to be sent that makes or does it, in milliseconds. */
  readonly sending?: number;
  /** The import id of what was made, while its key is not yet where it belongs. */
  readonly made?: string;
  readonly response?: Responded;
}
