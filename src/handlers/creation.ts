/** Creates that survive a lost response. */
import { setTimeout as sleep } from 'timers/promises';
import { ClientError, isWorthRepeating, mayHaveTakenEffect } from '../clients/errors';
import { grownWait, Pace, PACE } from '../clients/retry/retry';
import { PartiallyCreated, PossiblyCreated } from './errors';

export interface Creation<Made, Found> {
  /** The object in words, as the beginning of a sentence. */
  readonly what: string;
  readonly importId: string;
  /** How often and for how long the request is repeated. Defaults to the client's. */
  readonly pace?: Pace;
  /** Ends the repetitions, but never a create or a read that is under way. */
  readonly signal?: AbortSignal;
  send(): Promise<Made>;
  /** Returns the existing object, or undefined if it provably does not exist. Ignores the signal: a created object must be found after an interrupt too. */
  look(): Promise<Found | undefined>;
}

export type Created<Made, Found> =
  | { readonly made: Made; readonly found?: undefined }
  | { readonly found: Found; readonly made?: undefined };

/**
 * Sends a create. If it failed but may have taken effect, `look` decides: `found` is the existing object, and the caller checks whether it
 * is its own; without one the create is sent again. If `look` fails too, `PossiblyCreated` is thrown.
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
  /** See {@link PartiallyCreated}. */
  readonly known?: object;
  /** Succeeds if the object provably does not exist. Ignores the signal: an interrupt must not leave a partial object behind. */
  remove(): Promise<unknown>;
}

/** Deletes an object that cannot be completed, and throws the reason. `lacking` says what is missing, such as "without its code". */
export async function undoCreation(
  { what, importId, known, remove }: Undoing,
  lacking: string,
  reason: Error,
): Promise<never> {
  await remove().catch((error: Error) => {
    throw new PartiallyCreated(
      what,
      importId,
      `${lacking} (${reason.message}), and could not be deleted again (${error.message})`,
      { known },
    );
  });
  throw reason;
}
