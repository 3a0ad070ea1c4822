import { encodeDynamicValue, UpgradeResourceStateRequest, UpgradeResourceStateResponse } from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { upgraded } from '../upgrade';
import { objectType } from '../wire-types';

/**
 * Called for every stored object, also when its version is ours: attributes that are new since become null, those that are gone are
 * left out. Never answers with nothing, which would drop the object.
 */
export function upgradeResourceState(session: Session, request: UpgradeResourceStateRequest): UpgradeResourceStateResponse {
  const undertaking = { what: `read the stored state of ${request.typeName}`, type: request.typeName };
  try {
    const registered = session.resource(request.typeName);
    const definition = registered.definition();
    const type = objectType(definition.attributes);
    if (!request.rawState?.json?.length) throw new Error('the stored state is in a form that only Terraform before 0.12 wrote');
    const version = definition.schemaVersion ?? 0;
    const upgrades = request.version === version ? undefined : registered.handlers().upgrades;
    return { upgradedState: encodeDynamicValue(type, upgraded(request.rawState.json, request.version, version, type, upgrades)), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, undertaking)] };
  }
}
