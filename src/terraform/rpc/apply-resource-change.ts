import { gather } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import { apply } from '../../plan/apply';
import { CallPrivateState } from '../../plan/private-state-access';
import { readPrivateState, writePrivateState } from '../../plan/private-state';
import { registerSensitive } from '../../plan/sensitive-values';
import type { Call } from '../../plugin-protocol/rpc';
import { ApplyResourceChangeRequest, ApplyResourceChangeResponse, decodeDynamicValue, Diagnostic, encodeDynamicValue } from '../../plugin-protocol/wire/messages';
import { pathInWords } from '../attribute-path';
import { errorDiagnostic, keptDiagnostic, warning } from '../diagnostics';
import { identityOf } from '../identity';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Makes, changes or deletes one object as it was planned. */
export async function applyResourceChange(session: Session, request: ApplyResourceChangeRequest, call: Call): Promise<ApplyResourceChangeResponse> {
  const registered = session.resource(request.typeName);
  const definition = registered.definition();
  const type = objectType(definition.attributes);
  const diagnostics: Diagnostic[] = [];
  const prior = decodeDynamicValue(type, request.priorState) as Values | undefined;
  const planned = decodeDynamicValue(type, request.plannedState) as Values | undefined;
  const verb = !planned ? 'delete' : prior ? 'update' : 'create';
  try {
    const begin = (privateAccess: CallPrivateState) => session.resourceContext(call, diagnostics, privateAccess);
    const privateState = readPrivateState(request.plannedPrivate);
    if (!planned) {
      await registered.handlers().delete(begin(new CallPrivateState(privateState.entries)), gather(definition.attributes, prior!));
      return { newState: encodeDynamicValue(type, undefined), diagnostics };
    }
    const config = decodeDynamicValue(type, request.config) as Values;
    registerSensitive(definition.attributes, config, prior);
    const applied = await apply(registered, begin, { config, prior, planned, privateState });
    const { failure } = applied;
    if (failure?.outcome === 'named') throw failure.error;
    if (failure) diagnostics.push(keptDiagnostic(failure));
    diagnostics.push(...applied.deviations.map((path) => warning(
      `The service keeps another \`${pathInWords(path)}\``,
      `What was sent as \`${pathInWords(path)}\` of ${definition.type} is kept differently by the service. The next plan shows the difference.`,
    )));
    return {
      newState: encodeDynamicValue(type, applied.state),
      private: writePrivateState(applied.privateState),
      newIdentity: identityOf(definition, applied.state),
      diagnostics,
    };
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `${verb} ${request.typeName}`, type: request.typeName, attributes: definition.attributes }));
    // What a failed create has left is undone, or was answered above, or is named by the error. A failed update or delete keeps what was known; the next refresh looks again.
    const kept = prior ? { newState: request.priorState, private: request.plannedPrivate, newIdentity: identityOf(definition, prior) } : {};
    return { ...kept, diagnostics };
  }
}
