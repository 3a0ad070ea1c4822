import type { ResourceDefinition } from '../definition/resource';
import type { PartiallyCreated, Unfinished } from '../handlers/errors';

/**
 * The outcome for an object that was created but not completed. Terraform taints a new object whose state comes with an error and replaces it in
 * the next apply. `kept`: in the state, with a warning. `tainted`: in the state, with the error. `named`: not in the state; the error explains
 * how to import the object. See docs/decisions/0025 for the reasons for each type.
 */
export type Outcome = 'kept' | 'tainted' | 'named';

export interface CreationFailure {
  readonly error: PartiallyCreated | Unfinished;
  readonly outcome: Outcome;
  /** Attributes that were unknown in the plan and are still unknown. */
  readonly lacks: readonly string[];
}

/** `lacks`: as in {@link CreationFailure}. */
export function judgeFailure(
  definition: ResourceDefinition,
  error: PartiallyCreated | Unfinished,
  lacks: readonly string[],
): CreationFailure {
  return {
    error,
    lacks,
    outcome: isUnfinished(error) ? 'kept' : outcomeOf(definition, error as PartiallyCreated, lacks),
  };
}

/** The service continues its work by itself. Recognized by name, since a bundle may contain a class twice. */
export function isUnfinished(error: Error): boolean {
  return error.name === 'Unfinished';
}

function outcomeOf(
  { replacementHarms }: ResourceDefinition,
  { isWhole }: PartiallyCreated,
  lacks: readonly string[],
): Outcome {
  const isHarmful = replacementHarms !== undefined;
  if (isWhole && (isHarmful || lacks.length === 0)) return 'kept';
  return isHarmful ? 'named' : 'tainted';
}
