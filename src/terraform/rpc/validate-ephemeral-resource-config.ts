import { check } from '../../definition/check';
import {
  decodeObject,
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
  const config = decodeObject(objectType(definition.attributes), request.config);
  return { diagnostics: check(definition, config).map((problem) => problemDiagnostic(problem, definition.attributes)) };
}
