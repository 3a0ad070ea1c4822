import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { decodeDynamicValue, ValidateResourceConfigRequest, ValidateResourceConfigResponse } from '../wire/messages';
import { objectType } from '../wire-types';

/** The same check as at synth, with what Terraform itself leaves to the provider. Needs no configuration of ours. */
export function validateResourceConfig(session: Session, request: ValidateResourceConfigRequest): ValidateResourceConfigResponse {
  const definition = session.resource(request.typeName).definition();
  const config = decodeDynamicValue(objectType(definition.attributes), request.config) as Values;
  session.validated.remember(definition, request.config, config);
  const problems = check(definition, config, { writeOnlyAllowed: request.clientCapabilities?.writeOnlyAttributesAllowed === true });
  return { diagnostics: problems.map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
