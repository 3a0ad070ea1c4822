import { adviceOf, handlerNames } from './advice';
import { takeAsItIs } from './as-it-is';
import { CreationFailure, judgeFailure } from './creation-failure';
import { handlerConfig } from './inputs';
import { CallMemory } from './memory';
import { Changes, configuredChoices, findChanges } from './plan';
import type { PrivateState } from './private-state';
import { hiddenTwinsOf, sentHashes } from './secrets';
import { stateAfterApply, stateAfterFailure, stateLacks } from './state';
import { gather } from '../definition/flatten';
import { containsUnknown, Path, Values } from '../definition/value';
import type { ResourceContext, SecretKeys } from '../handlers/contract';
import type { PartiallyCreated } from '../handlers/errors';
import type { ResourceRoom } from '../handlers/register';

/** A plan that is to be carried out. */
export interface Step {
  readonly config: Values;
  /** Absent for a create, also for the one of a replacement. */
  readonly prior: Values | undefined;
  readonly planned: Values;
  /** With what the room advised when it was planned. */
  readonly privateState: PrivateState;
}

export interface Applied {
  readonly state: Values;
  readonly privateState: PrivateState;
  /** What the service keeps differently from what was planned. */
  readonly deviations: readonly Path[];
  /** The object was made, and what had to follow failed. The state has what is known of it. */
  readonly failure?: CreationFailure;
}

/** Makes or changes one object as it was planned. */
export async function apply(room: ResourceRoom, begin: (memory: CallMemory) => ResourceContext, step: Step): Promise<Applied> {
  const definition = room.definition();
  const { prior, planned } = step;
  const handlers = room.handlers();
  const taken = takeAsItIs({ definition, config: step.config, prior, privateState: prior ? step.privateState : {} });
  const { config, privateState } = taken.input;
  const advice = adviceOf(step.privateState.advised, planned);
  const changes = await findChanges({ definition, updates: handlers.update !== undefined, config, prior, privateState }, advice);
  const wanted = handlerConfig(definition, { ...config, ...advice.set });
  const memory = new CallMemory(privateState.memory);
  const context = begin(memory);
  // Local attributes, respelled values and what an import could only record are kept in state without a request.
  let failure: PartiallyCreated | undefined;
  const answer = !prior
    ? await handlers.create(context, wanted).catch((error: Error) => (failure = partiallyCreated(error)).known as Values)
    : handlers.update && changes.sent.size > 0
      ? await handlers.update(context, {
        config: wanted, prior: gather(definition.attributes, prior), changed: handlerNames(definition, changes.sent), secretKeys: secretKeysOf(changes),
      })
      : gather(definition.attributes, settled(planned, prior));
  if (failure) handlers.recollect?.(memory, wanted);
  const hidden = hiddenTwinsOf(definition, config);
  const { state, deviations } = failure ? stateAfterFailure(definition.attributes, answer, planned, hidden) : stateAfterApply(definition.attributes, answer, planned, hidden);
  return {
    state,
    deviations,
    ...failure && { failure: judgeFailure(definition, failure, stateLacks(definition.attributes, state, planned)) },
    privateState: {
      sent: await sentHashes(changes.secrets, definition, config, privateState),
      configured: configuredChoices(definition, config),
      kept: taken.kept.length > 0 ? taken.kept : undefined,
      memory: memory.stored(),
    },
  };
}

/** Rethrows what is nothing of the kind, and what tells too little to be kept in a state. */
function partiallyCreated(error: Error): PartiallyCreated {
  if (error.name === 'PartiallyCreated' && (error as PartiallyCreated).known) return error as PartiallyCreated;
  throw error;
}

/** Where nothing is sent, what was planned is what there is; what was left open stays as it was. */
function settled(planned: Values, prior: Values): Values {
  return Object.fromEntries(Object.keys(planned).map((name) => [name, containsUnknown(planned[name]) ? prior[name] : planned[name]]));
}

function secretKeysOf({ secrets }: Changes): { [name: string]: SecretKeys | undefined } {
  return Object.fromEntries(secrets.flatMap(({ input, keys }) => (keys ? [[input, keys]] : [])));
}
