import { check } from '../../definition/check';
import { isAboutMadeUp } from '../../definition/for-the-plan';
import {
  decodeObject,
  ValidateDataResourceConfigRequest,
  ValidateDataResourceConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

export function validateDataResourceConfig(
  session: Session,
  request: ValidateDataResourceConfigRequest,
): ValidateDataResourceConfigResponse {
  const definition = session.dataSource(request.typeName).definition();
  const config = decodeObject(objectType(definition.attributes), request.config);
  const problems = check(definition, config).filter((problem) => !isAboutMadeUp(config, problem));
  return { diagnostics: problems.map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
