import type { ResourceDefinition } from '../../definition/resource';
import { NotFound } from '../../handlers/errors';
import { checkedIdentity, parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import { ownImportId } from '../../plan/peer-import-id';
import { writePrivateState } from '../../plan/private-state';
import {
  encodeDynamicValue,
  ImportResourceStateRequest,
  ImportResourceStateResponse,
} from '../../plugin-protocol/wire/messages';
import { deferral } from '../deferral';
import { errorDiagnostic } from '../diagnostics';
import { identityOf, readIdentity } from '../identity';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Parses the import id or the identity. The read that follows finds the object. */
export function importResourceState(
  session: Session,
  request: ImportResourceStateRequest,
): ImportResourceStateResponse {
  const { typeName } = request;
  const definition = session.resource(typeName).definition();
  try {
    refuseLostPart(definition);
    const identity = readIdentity(definition, request.identity);
    const known = identity
      ? checkedIdentity(definition, identity)
      : parseImportId(definition, ownImportId(definition, request.id ?? ''));
    const state = importedState(definition, known);
    return {
      importedResources: [
        {
          typeName,
          state: encodeDynamicValue(objectType(definition.attributes), state),
          private: writePrivateState({ imported: true, unread: true }),
          identity: identityOf(definition, state) ?? request.identity,
        },
      ],
      deferred: deferral(session, definition.service, request.clientCapabilities),
      diagnostics: [],
    };
  } catch (error) {
    const operation = { what: `import ${typeName}`, type: typeName, attributes: definition.attributes };
    return { importedResources: [], diagnostics: [errorDiagnostic(error, operation)] };
  }
}

function refuseLostPart({ type, returnedOnce }: ResourceDefinition): void {
  if (returnedOnce === undefined) return;
  throw new NotFound(
    `${type} cannot be imported: the service returns ${returnedOnce} only once, when it is created. Create another one, and delete this one.`,
  );
}
