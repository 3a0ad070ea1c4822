/** Sends a creation request whose response may be lost. */
import { setTimeout as sleep } from 'timers/promises';
import { PartiallyCreated, PossiblyCreated } from './errors';
import { ClientError, isWorthRepeating, mayHaveTakenEffect } from '../clients/errors';
import { grownWait, Pace, PACE } from '../clients/retry';

export interface Creation<Made, Found> {
  /** The object in words, as the beginning of a sentence. */
  readonly what: string;
  readonly importId: string;
  /** The number and the duration of retries, as for the client. */
  readonly pace?: Pace;
  /** Stops retries, but never interrupts a request that creates or finds the object. */
  readonly signal?: AbortSignal;
  send(): Promise<Made>;
  /**
   * Finds the existing object, without the abort signal, because the object must be found after an interrupt, too. Undefined proves that
   * there is none.
   */
  look(): Promise<Found | undefined>;
}

export type Created<Made, Found> =
  { readonly made: Made; readonly found?: undefined } | { readonly found: Found; readonly made?: undefined };

/**
 * Sends a creation request. If it may have taken effect, the object is searched: `found` is the existing object, and the caller decides
 * whether it is ours; if there is none, the request is sent again. If the search fails, the error says that the object may exist.
 */
export async function sendCreation<Made, Found>(creation: Creation<Made, Found>): Promise<Created<Made, Found>> {
  const began = performance.now();
  const { pace = PACE } = creation;
  for (let tries = 1; ; tries++) {
    try {
      return { made: await creation.send() };
    } catch (error) {
      if (!mayHaveTakenEffect(error)) throw error;
      const found = await lookAfter(creation, error);
      if (found !== undefined) return { found };
      if (!isWorthRepeating(error) || tries > pace.repeats.most || performance.now() - began > pace.repeats.total) {
        throw error;
      }
      await sleep(grownWait(tries, pace), undefined, { signal: creation.signal }).catch(() => {
        throw error;
      });
    }
  }
}

async function lookAfter<Found>(
  { what, importId, look }: Creation<unknown, Found>,
  lost: ClientError,
): Promise<Found | undefined> {
  return look().catch((error: Error) => {
    throw new PossiblyCreated(what, importId, lost, error);
  });
}

export interface Undoing {
  readonly what: string;
  readonly importId: string;
  /** As in {@link PartiallyCreated}. */
  readonly known?: object;
  /**
   * Succeeds if the object is provably gone. Ignores the abort signal, because nothing may be left half-finished after an interrupt either.
   */
  remove(): Promise<unknown>;
}

/**
 * Removes an object that cannot be completed, and throws the reason. `lacking`: what the created object lacks, such as "without its code".
 */
export async function undoCreation(
  { what, importId, known, remove }: Undoing,
  lacking: string,
  reason: Error,
): Promise<never> {
  await remove().catch((error: Error) => {
    throw new PartiallyCreated(
      what,
      importId,
      `${lacking} (${reason.message}), and could not be removed again (${error.message})`,
      { known },
    );
  });
  throw reason;
}
