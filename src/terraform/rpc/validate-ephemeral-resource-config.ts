import { check } from '../../definition/check';
import type { Values } from '../../definition/value';
import {
  decodeDynamicValue,
  ValidateEphemeralResourceConfigRequest,
  ValidateEphemeralResourceConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

export function validateEphemeralResourceConfig(
  session: Session,
  request: ValidateEphemeralResourceConfigRequest,
): ValidateEphemeralResourceConfigResponse {
  const definition = session.ephemeralResource(request.typeName).definition();
  const config = decodeDynamicValue(objectType(definition.attributes), request.config) as Values;
  return { diagnostics: check(definition, config).map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
