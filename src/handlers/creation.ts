/** Sending what makes an object, where the answer may be lost. */
import { setTimeout as sleep } from 'timers/promises';
import { PartiallyCreated, PossiblyCreated } from './errors';
import { ClientError, isWorthRepeating, mayHaveTakenEffect } from '../clients/errors';
import { grownWait, Pace, PACE } from '../clients/retry';

export interface Creation<Made, Found> {
  /** At the beginning of a sentence. */
  readonly what: string;
  readonly importId: string;
  /** How often and for how long it is sent again: that of the client. */
  readonly pace?: Pace;
  /** Ends the repetitions, and never a request that makes the object or looks for it. */
  readonly signal?: AbortSignal;
  send(): Promise<Made>;
  /** What is there now: without the signal, since what was made must be found after an interrupt, too. Undefined proves that nothing is. */
  look(): Promise<Found | undefined>;
}

export type Created<Made, Found> =
  { readonly made: Made; readonly found?: undefined } | { readonly found: Found; readonly made?: undefined };

/**
 * Sends what makes an object. Where it may have taken effect, a look decides: `found` is what is there, of which the caller knows whether it
 * is ours; where nothing is, it is sent again. Where nobody can look, the error says that it may be there.
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
  /** As {@link PartiallyCreated} has it. */
  readonly known?: object;
  /** Content with an object that is proven to be gone. Without the signal: after an interrupt, too, nothing half-made is left. */
  remove(): Promise<unknown>;
}

/** Takes away what cannot be finished, and throws the reason. `lacking`: how it was made, such as "without its code". */
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
