import { check } from '../../definition/check';
import { isAboutMadeUp, isForThePlan } from '../../definition/for-the-plan';
import {
  decodeObject,
  ValidateResourceConfigRequest,
  ValidateResourceConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** The same check as at synthesis, plus what Terraform leaves to the provider, minus what only a plan can check. Runs without a provider configuration. */
export function validateResourceConfig(
  session: Session,
  request: ValidateResourceConfigRequest,
): ValidateResourceConfigResponse {
  const definition = session.resource(request.typeName).definition();
  const config = decodeObject(objectType(definition.attributes), request.config);
  session.validated.remember(definition, request.config, config);
  const problems = check(definition, config, {
    writeOnlyAllowed: request.clientCapabilities?.writeOnlyAttributesAllowed === true,
  }).filter((problem) => !isForThePlan(definition, config, problem) && !isAboutMadeUp(config, problem));
  return { diagnostics: problems.map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
