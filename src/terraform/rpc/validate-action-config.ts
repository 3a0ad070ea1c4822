import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import {
  decodeDynamicValue,
  ValidateActionConfigRequest,
  ValidateActionConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

export function validateActionConfig(
  session: Session,
  request: ValidateActionConfigRequest,
): ValidateActionConfigResponse {
  const definition = session.action(request.typeName).definition();
  const config = decodeDynamicValue(objectType(definition.attributes), request.config) as Values | undefined;
  return {
    diagnostics: check(definition, config ?? {}).map((problem) => problemDiagnostic(problem, definition.attributes)),
  };
}
