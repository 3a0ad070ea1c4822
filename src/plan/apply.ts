import { adviceOf, handlerNames } from './advice';
import { handlerConfig } from './inputs';
import { CallMemory } from './memory';
import { Changes, configuredChoices, findChanges } from './plan';
import type { PrivateState } from './private-state';
import type { Hash } from './secret-hash';
import { hiddenTwinsOf, rememberSecrets } from './secrets';
import { stateAfterApply } from './state';
import { gather } from '../definition/flatten';
import { containsUnknown, Path, Values } from '../definition/value';
import type { ResourceContext, SecretKeys } from '../handlers/contract';
import type { ResourceRoom } from '../handlers/register';

/** A plan that is to be carried out. */
export interface Step {
  readonly config: Values;
  /** Absent for a create, also for the one of a replacement. */
  readonly prior: Values | undefined;
  readonly planned: Values;
  /** With what the room advised when it was planned. */
  readonly privateState: PrivateState;
  /** How secrets are remembered where nothing is kept in a state. */
  readonly hash?: Hash;
}

export interface Applied {
  readonly state: Values;
  readonly privateState: PrivateState;
  /** What the service keeps differently from what was planned. */
  readonly deviations: readonly Path[];
}

/** Makes or changes one object as it was planned. */
export async function apply(room: ResourceRoom, begin: (memory: CallMemory) => ResourceContext, step: Step): Promise<Applied> {
  const definition = room.definition();
  const { config, prior, planned } = step;
  const handlers = room.handlers();
  const privateState = prior ? step.privateState : {};
  const advice = adviceOf(step.privateState.advised, planned);
  const changes = await findChanges({ definition, updates: handlers.update !== undefined, config, prior, privateState }, advice);
  const wanted = handlerConfig(definition, { ...config, ...advice.set });
  const memory = new CallMemory(privateState.memory);
  const context = begin(memory);
  // Local attributes, respelled values and what an import could only record are kept in state without a request.
  const answer = !prior
    ? await handlers.create(context, wanted)
    : handlers.update && changes.sent.size > 0
      ? await handlers.update(context, {
        config: wanted, prior: gather(definition.attributes, prior), changed: handlerNames(definition, changes.sent), secretKeys: secretKeysOf(changes),
      })
      : gather(definition.attributes, settled(planned, prior));
  const { state, deviations } = stateAfterApply(definition.attributes, answer, planned, hiddenTwinsOf(definition, config));
  return {
    state,
    deviations,
    privateState: {
      ...await rememberSecrets(changes.secrets, definition, config, privateState, step.hash),
      configured: configuredChoices(definition, config),
      memory: memory.stored(),
    },
  };
}

/** Where nothing is sent, what was planned is what there is; what was left open stays as it was. */
function settled(planned: Values, prior: Values): Values {
  return Object.fromEntries(Object.keys(planned).map((name) => [name, containsUnknown(planned[name]) ? prior[name] : planned[name]]));
}

function secretKeysOf({ secrets }: Changes): { [name: string]: SecretKeys | undefined } {
  return Object.fromEntries(secrets.flatMap(({ input, keys }) => (keys ? [[input, keys]] : [])));
}
