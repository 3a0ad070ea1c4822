import type { Call } from '../../plugin-protocol/rpc';
import type {
  Diagnostic,
  RenewEphemeralResourceRequest,
  RenewEphemeralResourceResponse,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import { openKey, readKept, renewalOf, writeKept } from '../ephemeral-private';
import { rememberRenewal } from '../open-leases';
import type { Session } from '../session';

/** Called by Terraform at the time returned last, as long as the value is in use. */
export async function renewEphemeralResource(
  session: Session,
  request: RenewEphemeralResourceRequest,
  call: Call,
): Promise<RenewEphemeralResourceResponse> {
  const registered = session.ephemeralResource(request.typeName);
  const { attributes } = registered.definition();
  const diagnostics: Diagnostic[] = [];
  try {
    const kept = readKept(request.private);
    const renewed = (await registered.handlers().renew?.(session.context(call, diagnostics, attributes), kept)) ?? {};
    const after = writeKept(renewed) ?? request.private;
    rememberRenewal(openKey(request.typeName, request.private), openKey(request.typeName, after), renewed.remains);
    return { renewAt: renewalOf(renewed), private: after, diagnostics };
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `renew ${request.typeName}`, type: request.typeName, attributes }));
    return { private: request.private, diagnostics };
  }
}
