import type { Call } from './rpc';
import { gather } from '../../definition/flatten';
import { containsUnknown, Values } from '../../definition/value';
import type { ResourceContext, SecretKeys } from '../../handlers/contract';
import type { ResourceRoom } from '../../handlers/register';
import { pathInWords } from '../attribute-path';
import { errorDiagnostic, warning } from '../diagnostics';
import { identityOf } from '../identity';
import { adviceOf, handlerNames } from '../plan/advice';
import { handlerConfig } from '../plan/inputs';
import { CallMemory } from '../plan/memory';
import { Changes, configuredChoices, findChanges } from '../plan/plan';
import { PrivateState, readPrivateState, writePrivateState } from '../plan/private-state';
import { hiddenTwinsOf, sentHashes } from '../plan/secrets';
import { stateAfterApply } from '../plan/state';
import { registerSensitive } from '../sensitive-values';
import type { Session } from '../session';
import { ApplyResourceChangeRequest, ApplyResourceChangeResponse, decodeDynamicValue, Diagnostic, encodeDynamicValue } from '../wire/messages';
import { objectType } from '../wire-types';

/** Makes, changes or deletes one object as it was planned. */
export async function applyResourceChange(session: Session, request: ApplyResourceChangeRequest, call: Call): Promise<ApplyResourceChangeResponse> {
  const room = session.resource(request.typeName);
  const definition = room.definition();
  const type = objectType(definition.attributes);
  const diagnostics: Diagnostic[] = [];
  const prior = decodeDynamicValue(type, request.priorState) as Values | undefined;
  const planned = decodeDynamicValue(type, request.plannedState) as Values | undefined;
  const verb = !planned ? 'delete' : prior ? 'update' : 'create';
  try {
    const begin = (memory: CallMemory) => session.resourceContext(call, diagnostics, memory);
    const privateState = readPrivateState(request.plannedPrivate);
    if (!planned) {
      await room.handlers().delete(begin(new CallMemory(privateState.memory)), gather(definition.attributes, prior!));
      return { newState: encodeDynamicValue(type, undefined), diagnostics };
    }
    const config = decodeDynamicValue(type, request.config) as Values;
    registerSensitive(definition.attributes, config, prior);
    const applied = await apply(room, begin, { config, prior, planned, privateState });
    diagnostics.push(...applied.diagnostics);
    return {
      newState: encodeDynamicValue(type, applied.state),
      private: writePrivateState(applied.privateState),
      newIdentity: identityOf(definition, applied.state),
      diagnostics,
    };
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `${verb} ${request.typeName}`, type: request.typeName, attributes: definition.attributes }));
    // Core taints any new object that comes with an error, and replaces it: so a failed create answers none, and the room has
    // undone what it made. A failed update or delete keeps what was known; the next refresh looks again.
    const kept = prior ? { newState: request.priorState, private: request.plannedPrivate, newIdentity: identityOf(definition, prior) } : {};
    return { ...kept, diagnostics };
  }
}

interface Step {
  readonly config: Values;
  readonly prior: Values | undefined;
  readonly planned: Values;
  readonly privateState: PrivateState;
}

interface Applied {
  readonly state: Values;
  readonly privateState: PrivateState;
  readonly diagnostics: readonly Diagnostic[];
}

async function apply(room: ResourceRoom, begin: (memory: CallMemory) => ResourceContext, step: Step): Promise<Applied> {
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
    privateState: {
      sent: await sentHashes(changes.secrets, definition, config, privateState),
      configured: configuredChoices(definition, config),
      memory: memory.stored(),
    },
    diagnostics: deviations.map((path) => warning(
      `The service keeps another \`${pathInWords(path)}\``,
      `What was sent as \`${pathInWords(path)}\` of ${definition.type} is kept differently by the service. The next plan shows the difference.`,
    )),
  };
}

/** Where nothing is sent, what was planned is what there is; what was left open stays as it was. */
function settled(planned: Values, prior: Values): Values {
  return Object.fromEntries(Object.keys(planned).map((name) => [name, containsUnknown(planned[name]) ? prior[name] : planned[name]]));
}

function secretKeysOf({ secrets }: Changes): { [name: string]: SecretKeys | undefined } {
  return Object.fromEntries(secrets.flatMap(({ input, keys }) => (keys ? [[input, keys]] : [])));
}
