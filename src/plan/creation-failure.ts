import type { ResourceDefinition } from '../definition/resource';
import type { PartiallyCreated } from '../handlers/errors';

/**
 * What becomes of an object that was made and could not be finished. Core taints a new object whose state comes with an error, and replaces
 * it in the next apply. `kept`: in state, with a warning. `tainted`: in state, with the error. `named`: in no state, but the error says how it
 * is taken over. See docs/decisions/0025 for the reasons, kind by kind.
 */
export type Outcome = 'kept' | 'tainted' | 'named';

export interface CreationFailure {
  readonly error: PartiallyCreated;
  readonly outcome: Outcome;
  /** Attributes that the plan left open, and nobody knows now. */
  readonly lacks: readonly string[];
}

/** `lacks`: as in {@link CreationFailure}. */
export function judgeFailure(definition: ResourceDefinition, error: PartiallyCreated, lacks: readonly string[]): CreationFailure {
  return { error, lacks, outcome: outcomeOf(definition, error, lacks) };
}

function outcomeOf({ replacementHarms }: ResourceDefinition, { isWhole }: PartiallyCreated, lacks: readonly string[]): Outcome {
  const isHarmful = replacementHarms !== undefined;
  if (isWhole && (isHarmful || lacks.length === 0)) return 'kept';
  return isHarmful ? 'named' : 'tainted';
}
