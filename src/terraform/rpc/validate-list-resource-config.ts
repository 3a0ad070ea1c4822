import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import {
  decodeDynamicValue,
  ValidateListResourceConfigRequest,
  ValidateListResourceConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

export function validateListResourceConfig(
  session: Session,
  request: ValidateListResourceConfigRequest,
): ValidateListResourceConfigResponse {
  const definition = session.listResource(request.typeName).definition();
  const config = decodeDynamicValue(objectType(definition.attributes), request.config) as Values | undefined;
  return {
    diagnostics: check(definition, config ?? {}).map((problem) => problemDiagnostic(problem, definition.attributes)),
  };
}
