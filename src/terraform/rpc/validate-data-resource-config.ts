import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import {
  decodeDynamicValue,
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
  const config = decodeDynamicValue(objectType(definition.attributes), request.config) as Values;
  return { diagnostics: check(definition, config).map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
