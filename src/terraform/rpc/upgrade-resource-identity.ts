import { errorDiagnostic } from '../diagnostics';
import { identityFromJson } from '../identity';
import type { Session } from '../session';
import type { UpgradeResourceIdentityRequest, UpgradeResourceIdentityResponse } from '../wire/messages';

/** All identities have version 0, so nothing is upgraded; what is stored is handed back in the current shape. */
export function upgradeResourceIdentity(session: Session, request: UpgradeResourceIdentityRequest): UpgradeResourceIdentityResponse {
  try {
    const definition = session.resource(request.typeName).definition();
    return { upgradedIdentity: identityFromJson(definition, request.rawIdentity), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, { what: `read the stored identity of ${request.typeName}`, type: request.typeName })] };
  }
}
