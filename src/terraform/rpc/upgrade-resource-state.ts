import {
  encodeDynamicValue,
  UpgradeResourceStateRequest,
  UpgradeResourceStateResponse,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { upgraded } from '../upgrade';
import { objectType } from '../wire-types';

/**
 * Called for every stored object, even in the current version. New attributes become null, and removed ones are dropped. Never returns an empty
 * state, which would remove the object.
 */
export function upgradeResourceState(
  session: Session,
  request: UpgradeResourceStateRequest,
): UpgradeResourceStateResponse {
  const operation = { what: `read the stored state of ${request.typeName}`, type: request.typeName };
  try {
    const registered = session.resource(request.typeName);
    const definition = registered.definition();
    const type = objectType(definition.attributes);
    if (!request.rawState?.json?.length) {
      throw new Error('the stored state has the format of Terraform before 0.12, which is not supported');
    }
    const version = definition.schemaVersion ?? 0;
    const upgrades = request.version === version ? undefined : registered.handlers().upgrades;
    return {
      upgradedState: encodeDynamicValue(
        type,
        upgraded(request.rawState.json, request.version, version, type, upgrades),
      ),
      diagnostics: [],
    };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, operation)] };
  }
}
