import type { Refused } from './core';

/** The error of an act that must be refused. */
export async function refusal(act: Promise<unknown>): Promise<Refused> {
  return act.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error) => error as Refused,
  );
}
