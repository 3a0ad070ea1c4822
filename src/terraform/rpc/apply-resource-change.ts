import type { Call } from './rpc';
import { gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { Values } from '../../definition/value';
import type { Context } from '../../handlers/contract';
import type { ResourceRoom } from '../../handlers/register';
import { pathInWords } from '../attribute-path';
import { errorDiagnostic, warning } from '../diagnostics';
import { identityOf } from '../identity';
import { handlerConfig } from '../plan/inputs';
import { Changes, configuredChoices, findChanges } from '../plan/plan';
import { PrivateState, readPrivateState, writePrivateState } from '../plan/private-state';
import { sentHashes } from '../plan/secrets';
import { stateAfterApply } from '../plan/state';
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
    const context = session.context(call, diagnostics);
    if (!planned) {
      await room.handlers().delete(context, gather(definition.attributes, prior!));
      return { newState: encodeDynamicValue(type, undefined), diagnostics };
    }
    const config = decodeDynamicValue(type, request.config) as Values;
    const applied = await apply(room, context, { config, prior, planned, privateState: readPrivateState(request.plannedPrivate) });
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

async function apply(room: ResourceRoom, context: Context, step: Step): Promise<{ state: Values; privateState: PrivateState; diagnostics: Diagnostic[] }> {
  const definition = room.definition();
  const { config, prior, planned } = step;
  const handlers = room.handlers();
  const privateState = prior ? step.privateState : {};
  const changes = await findChanges({ definition, updates: handlers.update !== undefined, config, prior, privateState });
  const wanted = handlerConfig(definition, config);
  const answer = !prior
    ? await handlers.create(context, wanted)
    : needsUpdate(definition, changes)
      ? await handlers.update!(context, { config: wanted, prior: gather(definition.attributes, prior), changed: namesForHandler(definition, changes) })
      : gather(definition.attributes, prior);
  const { state, deviations } = stateAfterApply(definition.attributes, answer, planned);
  return {
    state,
    privateState: { sent: await sentHashes(changes.secrets, config, privateState), configured: configuredChoices(definition, config) },
    diagnostics: deviations.map((path) => warning(
      `The service keeps another \`${pathInWords(path)}\``,
      `What was sent as \`${pathInWords(path)}\` of ${definition.type} is kept differently by the service. The next plan shows the difference.`,
    )),
  };
}

/** Local attributes, respelled values and what an import could only record are kept in state without a request. */
function needsUpdate(definition: ResourceDefinition, changes: Changes): boolean {
  return [...namesForHandler(definition, changes)].length > 0;
}

function namesForHandler(definition: ResourceDefinition, changes: Changes): Set<string> {
  const names = new Set<string>();
  for (const name of changes.sent) {
    const choice = Object.keys(definition.attributes).find((key) => isMemberOf(definition, key, name));
    names.add(choice ?? name);
  }
  return names;
}

function isMemberOf(definition: ResourceDefinition, choice: string, name: string): boolean {
  const attribute = definition.attributes[choice];
  return attribute.type === undefined && Object.values(attribute.choice).some((group) => name in group);
}
