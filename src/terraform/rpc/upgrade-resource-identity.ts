import {
  encodeDynamicValue,
  UpgradeResourceIdentityRequest,
  UpgradeResourceIdentityResponse,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import { identityType, readIdentity } from '../identity';
import type { Session } from '../session';
import { upgraded } from '../upgrade';

/** Upgrades a stored identity to the current version. State from before identities existed counts as version 0 with an empty identity. */
export function upgradeResourceIdentity(
  session: Session,
  request: UpgradeResourceIdentityRequest,
): UpgradeResourceIdentityResponse {
  try {
    const registered = session.resource(request.typeName);
    const definition = registered.definition();
    const type = identityType(definition);
    if (!request.rawIdentity?.json?.length) throw new Error('the stored identity is empty');
    const version = definition.identityVersion ?? 0;
    const upgrades = request.version === version ? undefined : registered.handlers().identityUpgrades;
    const identityData = encodeDynamicValue(
      type,
      upgraded(request.rawIdentity.json, request.version, version, type, upgrades),
    );
    readIdentity(definition, { identityData });
    return { upgradedIdentity: { identityData }, diagnostics: [] };
  } catch (error) {
    return {
      diagnostics: [
        errorDiagnostic(error, { what: `read the stored identity of ${request.typeName}`, type: request.typeName }),
      ],
    };
  }
}
