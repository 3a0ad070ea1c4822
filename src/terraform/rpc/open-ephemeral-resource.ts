import { containsUnknown } from '../../definition/value';
import { handlerConfig } from '../../plan/inputs';
import type { Call } from '../../plugin-protocol/rpc';
import {
  Diagnostic,
  encodeDynamicValue,
  OpenEphemeralResourceRequest,
  OpenEphemeralResourceResponse,
} from '../../plugin-protocol/wire/messages';
import { readConfiguration } from '../configuration';
import { deferral, UnknownConfig } from '../deferral';
import { errorDiagnostic } from '../diagnostics';
import { NEVER_ABORTED, openKey, renewalOf, writeKept } from '../ephemeral-private';
import { rememberOpen } from '../open-leases';
import { withoutResults, withResults } from '../results';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Opens an ephemeral resource with a known configuration. Terraform itself defers unknown ones. */
export async function openEphemeralResource(
  session: Session,
  request: OpenEphemeralResourceRequest,
  call: Call,
): Promise<OpenEphemeralResourceResponse> {
  const registered = session.ephemeralResource(request.typeName);
  const { attributes, service } = registered.definition();
  const type = objectType(attributes);
  const diagnostics: Diagnostic[] = [];
  try {
    const config = readConfiguration(session, { attributes }, request.config);
    const deferred = deferral(session, service, request.clientCapabilities, config);
    if (deferred) {
      return { result: encodeDynamicValue(type, withoutResults(attributes, config)), deferred, diagnostics };
    }
    if (containsUnknown(config)) throw new UnknownConfig(request.typeName);
    const handlers = registered.handlers();
    const opened = await handlers.open(
      session.context(call, diagnostics, attributes),
      handlerConfig({ attributes }, config),
    );
    const kept = writeKept(opened);
    if (handlers.close) {
      rememberOpen(
        openKey(request.typeName, kept),
        () => handlers.close!(session.context(NEVER_ABORTED, [], attributes), opened.kept),
        opened.remains,
      );
    }
    return {
      result: encodeDynamicValue(type, withResults(attributes, config, opened.result)),
      renewAt: renewalOf(opened),
      private: kept,
      diagnostics,
    };
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `open ${request.typeName}`, type: request.typeName, attributes }));
    return { diagnostics };
  }
}
