import { gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import type { PartiallyUpdated } from '../../handlers/errors';
import { deleteObject } from '../../handlers/gone-parent';
import { apply } from '../../plan/apply';
import { readPrivateState, writePrivateState } from '../../plan/private-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { registerSensitive } from '../../plan/sensitive-values';
import { stateAfterRead } from '../../plan/state';
import type { Call } from '../../plugin-protocol/rpc';
import {
  ApplyResourceChangeRequest,
  ApplyResourceChangeResponse,
  decodeDynamicValue,
  Diagnostic,
  encodeDynamicValue,
} from '../../plugin-protocol/wire/messages';
import { pathInWords } from '../attribute-path';
import { readConfiguration } from '../configuration';
import { errorDiagnostic, keptDiagnostic, warning } from '../diagnostics';
import { identityOf } from '../identity';
import { clientAt, recordPlace, requireSamePlace, warningsOfAbsence } from '../place';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** The state after a failed update: the actual object, if the error contains it. */
function stateLeft({ attributes }: ResourceDefinition, error: Error, prior: Values): Values {
  if (error.name !== 'PartiallyUpdated') return prior;
  return stateAfterRead(attributes, (error as PartiallyUpdated).state as Values, prior);
}

/** Creates, updates or deletes one object as planned. */
export async function applyResourceChange(
  session: Session,
  request: ApplyResourceChangeRequest,
  call: Call,
): Promise<ApplyResourceChangeResponse> {
  const registered = session.resource(request.typeName);
  const definition = registered.definition();
  const type = objectType(definition.attributes);
  const diagnostics: Diagnostic[] = [];
  const prior = decodeDynamicValue(type, request.priorState) as Values | undefined;
  const planned = decodeDynamicValue(type, request.plannedState) as Values | undefined;
  const verb = !planned ? 'delete' : prior ? 'update' : 'create';
  try {
    const begin = (access: CallPrivateState) =>
      session.resourceContext(call, diagnostics, definition.attributes, access);
    const privateState = readPrivateState(request.plannedPrivate);
    const client = clientAt(session, definition);
    if (prior) await requireSamePlace(definition.service, client, privateState);
    if (!planned) {
      await deleteObject(registered.handlers(), begin(new CallPrivateState(privateState.entries)), {
        known: gather(definition.attributes, prior!),
        isPlaceKnown: privateState.place !== undefined && privateState.place === client?.place,
      });
      diagnostics.push(...(await warningsOfAbsence(client, {})));
      return { newState: encodeDynamicValue(type, undefined), diagnostics };
    }
    const config = readConfiguration(session, definition, request.config);
    registerSensitive(definition.attributes, config, prior);
    const recording = recordPlace(client, prior ? privateState : {});
    const applied = await apply(registered, begin, {
      config,
      prior,
      planned,
      privateState,
      keepsUnfinished: true,
    });
    const { failure } = applied;
    if (failure?.outcome === 'named') throw failure.error;
    if (failure) diagnostics.push(keptDiagnostic(failure));
    diagnostics.push(
      ...applied.deviations.map((path) =>
        warning(
          'value-stored-differently',
          `The service stores another value of \`${pathInWords(path)}\``,
          `The service stores \`${pathInWords(path)}\` of ${definition.type} differently from what was sent. The next plan shows the difference.`,
        ),
      ),
    );
    return {
      newState: encodeDynamicValue(type, applied.state),
      private: writePrivateState({ ...applied.privateState, ...(await recording) }),
      newIdentity: identityOf(definition, applied.state),
      diagnostics,
    };
  } catch (error) {
    diagnostics.push(
      errorDiagnostic(error, {
        what: `${verb} ${request.typeName}`,
        type: request.typeName,
        attributes: definition.attributes,
      }),
    );
    // The result of a failed create was undone, returned above, or named by the error.
    if (!prior) return { diagnostics };
    // Any other failed update or delete keeps the prior state until the next refresh.
    const kept = stateLeft(definition, error as Error, prior);
    return {
      newState: kept === prior ? request.priorState : encodeDynamicValue(type, kept),
      private: request.plannedPrivate,
      newIdentity: identityOf(definition, kept),
      diagnostics,
    };
  }
}
