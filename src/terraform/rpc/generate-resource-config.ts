import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import { isValues, Value, Values } from '../../definition/value';
import { errorDiagnostic } from '../diagnostics';
import { defaultOf } from '../plan/planned-value';
import type { Session } from '../session';
import { decodeDynamicValue, encodeDynamicValue, GenerateResourceConfigRequest, GenerateResourceConfigResponse } from '../wire/messages';
import { objectType } from '../wire-types';

/** The configuration to write for an imported object: what a person would have configured, without what goes without saying. */
export function generateResourceConfig(session: Session, request: GenerateResourceConfigRequest): GenerateResourceConfigResponse {
  try {
    const { attributes } = session.resource(request.typeName).definition();
    const type = objectType(attributes);
    const state = decodeDynamicValue(type, request.state) as Values;
    return { config: encodeDynamicValue(type, configOf(attributes, state)), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, { what: `generate a configuration of ${request.typeName}`, type: request.typeName })] };
  }
}

function configOf(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(Object.keys(flat).map((name) => [name, configured(flat[name], state[name])]));
}

function configured(attribute: PlainAttribute, value: Value): Value {
  if (value === undefined || attribute.use === 'computed' || attribute.deprecated || attribute.unreadable || attribute.local || attribute.createOnly) return undefined;
  const standard = defaultOf(attribute);
  if (standard !== undefined && equalValue(attribute, value, standard)) return undefined;
  if (attribute.emptyIsAbsent && equalValue(attribute, value, undefined)) return undefined;
  if (attribute.type === 'object' && isValues(value)) return configOf(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) return value.map((element) => configOf(attribute.attributes, element as Values));
  return value;
}
