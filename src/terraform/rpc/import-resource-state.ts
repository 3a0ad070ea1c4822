import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Value, Values } from '../../definition/value';
import { errorDiagnostic } from '../diagnostics';
import { identityOf, readIdentity } from '../identity';
import { parseImportId } from '../import-id';
import { defaultOf } from '../plan/planned-value';
import { writePrivateState } from '../plan/private-state';
import type { Session } from '../session';
import { encodeDynamicValue, ImportResourceStateRequest, ImportResourceStateResponse } from '../wire/messages';
import { objectType } from '../wire-types';

/** Takes the id, or the identity, apart; the read that follows finds the object. */
export function importResourceState(session: Session, request: ImportResourceStateRequest): ImportResourceStateResponse {
  const { typeName } = request;
  const definition = session.resource(typeName).definition();
  try {
    const known = readIdentity(definition, request.identity) ?? parseImportId(definition, request.id ?? '');
    const state = importedState(definition, known);
    return {
      importedResources: [{
        typeName,
        state: encodeDynamicValue(objectType(definition.attributes), state),
        private: writePrivateState({ imported: true }),
        identity: identityOf(definition, state) ?? request.identity,
      }],
      diagnostics: [],
    };
  } catch (error) {
    const undertaking = { what: `import ${typeName}`, type: typeName, attributes: definition.attributes };
    return { importedResources: [], diagnostics: [errorDiagnostic(error, undertaking)] };
  }
}

/** What only our state knows starts as its default; everything else is for the read to fill in. */
function importedState(definition: ResourceDefinition, known: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const state: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) state[name] = known[name] ?? (flat[name].local ? defaultOf(flat[name]) : undefined);
  return state;
}
