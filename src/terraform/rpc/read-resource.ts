import { flatten, gather } from '../../definition/flatten';
import { failuresIn } from '../../definition/status-report';
import { readObject } from '../../handlers/gone-parent';
import { readPrivateState, writePrivateState } from '../../plan/private-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { concealedTwins } from '../../plan/secrets/concealed-twins';
import { noteDrift } from '../../plan/secrets/drifted-secrets';
import { withoutNeedlessHashes } from '../../plan/secrets/sent-hashes';
import { stateAfterRead } from '../../plan/state';
import type { Call } from '../../plugin-protocol/rpc';
import {
  decodeObject,
  Diagnostic,
  ReadResourceRequest,
  ReadResourceResponse,
} from '../../plugin-protocol/wire/messages';
import { deferral } from '../deferral';
import { errorDiagnostic, failureWarning } from '../diagnostics';
import { identityOf } from '../identity';
import { clientAt, recordPlace, requireSamePlace, warningsOfAbsence } from '../place';
import type { Session } from '../session';
import { encodeUnlessSame } from '../unchanged';
import { objectType } from '../wire-types';

/** Refreshes an object. Terraform treats a response without a state and without an error as a deleted object. */
export async function readResource(
  session: Session,
  request: ReadResourceRequest,
  call: Call,
): Promise<ReadResourceResponse> {
  const registered = session.resource(request.typeName);
  const definition = registered.definition();
  const type = objectType(definition.attributes);
  const diagnostics: Diagnostic[] = [];
  try {
    const deferred = deferral(session, definition.service, request.clientCapabilities);
    if (deferred) {
      return {
        newState: request.currentState,
        private: request.private,
        newIdentity: request.currentIdentity,
        deferred,
        diagnostics,
      };
    }
    const current = decodeObject(type, request.currentState);
    const { unread, ...privateState } = readPrivateState(request.private);
    const client = clientAt(session, definition);
    await requireSamePlace(definition.service, client, privateState);
    const privateStateAccess = new CallPrivateState(privateState.entries);
    const context = session.resourceContext(call, diagnostics, definition.attributes, privateStateAccess);
    const returned = await readObject(registered.handlers(), context, {
      known: gather(definition.attributes, current),
      wasRead: !unread,
      isPlaceKnown: privateState.place !== undefined && privateState.place === client?.place,
    });
    if (!returned) {
      diagnostics.push(...(await warningsOfAbsence(client, privateState)));
      return { diagnostics };
    }
    const place = await recordPlace(client, privateState);
    const state = stateAfterRead(
      definition.attributes,
      returned,
      current,
      concealedTwins(definition, current, privateState),
    );
    for (const failure of failuresIn(definition, state)) diagnostics.push(failureWarning(definition, failure));
    const hashed = withoutNeedlessHashes(definition, current, privateState);
    const lean = await noteDrift(definition, flatten(definition.attributes, returned), hashed);
    const isChanged =
      privateStateAccess.changed || lean !== privateState || (client && place.place !== privateState.place);
    const kept = isChanged
      ? writePrivateState({
          ...lean,
          ...place,
          ...(privateStateAccess.changed ? { entries: privateStateAccess.stored() } : {}),
        })
      : request.private;
    return {
      newState: encodeUnlessSame(type, state, current, request.currentState),
      private: kept,
      newIdentity: identityOf(definition, state),
      diagnostics,
    };
  } catch (error) {
    const operation = { what: `read ${request.typeName}`, type: request.typeName, attributes: definition.attributes };
    diagnostics.push(errorDiagnostic(error, operation));
    return {
      newState: request.currentState,
      private: request.private,
      newIdentity: request.currentIdentity,
      diagnostics,
    };
  }
}
