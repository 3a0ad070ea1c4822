import type {
  CloseEphemeralResourceRequest,
  CloseEphemeralResourceResponse,
  Diagnostic,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import { NEVER_ABORTED, openKey, readKept } from '../ephemeral-private';
import { closeOpen } from '../open-leases';
import type { Session } from '../session';

/** Closes an opened resource. An interrupt does not abort it. */
export async function closeEphemeralResource(
  session: Session,
  request: CloseEphemeralResourceRequest,
): Promise<CloseEphemeralResourceResponse> {
  const registered = session.ephemeralResource(request.typeName);
  const { attributes } = registered.definition();
  const diagnostics: Diagnostic[] = [];
  const { error, remains } = await closeOpen(openKey(request.typeName, request.private), async () => {
    const context = session.context(NEVER_ABORTED, diagnostics, attributes);
    await registered.handlers().close?.(context, readKept(request.private));
  });
  if (error) {
    diagnostics.push(
      errorDiagnostic(error, { what: `close ${request.typeName}`, type: request.typeName, attributes, remains }),
    );
  }
  return { diagnostics };
}
