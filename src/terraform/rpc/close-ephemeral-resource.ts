import { errorDiagnostic } from '../diagnostics';
import { NEVER_ABORTED, openKey, readKept } from '../ephemeral-private';
import { forgetOpen } from '../open-leases';
import type { Session } from '../session';
import type { CloseEphemeralResourceRequest, CloseEphemeralResourceResponse, Diagnostic } from '../wire/messages';

/** Gives back what was opened. An interrupt is a reason to close, not to give up closing: so nothing aborts it. */
export async function closeEphemeralResource(session: Session, request: CloseEphemeralResourceRequest): Promise<CloseEphemeralResourceResponse> {
  const diagnostics: Diagnostic[] = [];
  try {
    forgetOpen(openKey(request.typeName, request.private));
    const context = session.context(NEVER_ABORTED, diagnostics);
    await session.ephemeralResource(request.typeName).handlers().close?.(context, readKept(request.private));
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `close ${request.typeName}`, type: request.typeName }));
  }
  return { diagnostics };
}
