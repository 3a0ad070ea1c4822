import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { decodeRawState, encodeDynamicValue, UpgradeResourceStateRequest, UpgradeResourceStateResponse } from '../wire/messages';
import { objectType } from '../wire-types';

/**
 * Called for every stored object, also when its version is ours: attributes that are new since become null, those that are gone are
 * left out. Never answers with nothing, which would drop the object.
 */
export function upgradeResourceState(session: Session, request: UpgradeResourceStateRequest): UpgradeResourceStateResponse {
  const undertaking = { what: `read the stored state of ${request.typeName}`, type: request.typeName };
  try {
    const definition = session.resource(request.typeName).definition();
    const type = objectType(definition.attributes);
    if (!request.rawState?.json?.length) throw new Error('the stored state is in a form that only Terraform before 0.12 wrote');
    if (request.version !== (definition.schemaVersion ?? 0)) {
      throw new Error(`no upgrade is known from version ${request.version} of the stored state to version ${definition.schemaVersion ?? 0}`);
    }
    return { upgradedState: encodeDynamicValue(type, decodeRawState(type, request.rawState)), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, undertaking)] };
  }
}
