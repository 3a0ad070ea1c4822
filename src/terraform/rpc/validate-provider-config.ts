import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import { providerSettings } from '../../handlers/provider/definition';
import {
  decodeDynamicValue,
  ValidateProviderConfigRequest,
  ValidateProviderConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Checks the provider block. The connection, which also depends on the environment, is resolved when it is needed. */
export function validateProviderConfig(
  session: Session,
  request: ValidateProviderConfigRequest,
): ValidateProviderConfigResponse {
  // A walk over the configuration begins.
  session.planned.clear();
  const config = decodeDynamicValue(objectType(providerSettings.attributes), request.config) as Values | undefined;
  const problems = config ? check(providerSettings, config) : [];
  return { diagnostics: problems.map((problem) => problemDiagnostic(problem, providerSettings.attributes)) };
}
