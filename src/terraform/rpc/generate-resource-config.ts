import { configurationOf } from '../../definition/configuration';
import {
  decodeObject,
  encodeDynamicValue,
  GenerateResourceConfigRequest,
  GenerateResourceConfigResponse,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Generates the configuration for an imported object, without attributes that have their default values. */
export function generateResourceConfig(
  session: Session,
  request: GenerateResourceConfigRequest,
): GenerateResourceConfigResponse {
  try {
    const definition = session.resource(request.typeName).definition();
    const type = objectType(definition.attributes);
    const state = decodeObject(type, request.state);
    return { config: encodeDynamicValue(type, configurationOf(definition, state)), diagnostics: [] };
  } catch (error) {
    return {
      diagnostics: [
        errorDiagnostic(error, { what: `generate a configuration of ${request.typeName}`, type: request.typeName }),
      ],
    };
  }
}
