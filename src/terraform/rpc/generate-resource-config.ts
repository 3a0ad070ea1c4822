import { configurationOf } from '../../definition/configuration';
import type { Values } from '../../definition/value';
import { decodeDynamicValue, encodeDynamicValue, GenerateResourceConfigRequest, GenerateResourceConfigResponse } from '../../plugin-protocol/wire/messages';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** The configuration to write for an imported object: what a person would have configured, without what goes without saying. */
export function generateResourceConfig(session: Session, request: GenerateResourceConfigRequest): GenerateResourceConfigResponse {
  try {
    const definition = session.resource(request.typeName).definition();
    const type = objectType(definition.attributes);
    const state = decodeDynamicValue(type, request.state) as Values;
    return { config: encodeDynamicValue(type, configurationOf(definition, state)), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, { what: `generate a configuration of ${request.typeName}`, type: request.typeName })] };
  }
}
