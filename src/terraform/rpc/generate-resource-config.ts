import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { check } from '../../definition/check';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';
import { defaultOf } from '../../plan/planned-value';
import { errorDiagnostic } from '../diagnostics';
import type { Session } from '../session';
import { decodeDynamicValue, encodeDynamicValue, GenerateResourceConfigRequest, GenerateResourceConfigResponse } from '../wire/messages';
import { objectType } from '../wire-types';

/** The configuration to write for an imported object: what a person would have configured, without what goes without saying. */
export function generateResourceConfig(session: Session, request: GenerateResourceConfigRequest): GenerateResourceConfigResponse {
  try {
    const definition = session.resource(request.typeName).definition();
    const type = objectType(definition.attributes);
    const state = decodeDynamicValue(type, request.state) as Values;
    return { config: encodeDynamicValue(type, withoutRefused(definition, configOf(definition.attributes, state))), diagnostics: [] };
  } catch (error) {
    return { diagnostics: [errorDiagnostic(error, { what: `generate a configuration of ${request.typeName}`, type: request.typeName })] };
  }
}

/** What the service has filled in may be what nobody may configure beside the rest: the name of a module that its repository says. */
function withoutRefused(definition: ResourceDefinition, config: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const filledIn = Object.keys(flat).filter((name) => flat[name].use === 'optionalComputed' && config[name] !== undefined);
  return filledIn.reduce((kept, name) => {
    const without = { ...kept, [name]: undefined };
    return check(definition, without).length < check(definition, kept).length ? without : kept;
  }, config);
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
