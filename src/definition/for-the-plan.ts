import type { Attributes, PlainAttribute } from './attribute';
import { equalValue } from './equal';
import { flatAttributes } from './flatten';
import { oncePer } from './once-per';
import type { Problem } from './problem';
import type { ResourceDefinition } from './resource';
import { containsUnknown, isValues, Value, Values } from './value';

/**
 * Whether only a plan, which has the state, can tell that this is a problem. A configuration that is generated from an imported object
 * says all that the service has filled in, also of attributes that exclude each other, and nothing of what an import cannot give back:
 * while it says what the object has, it is no mistake.
 */
export function isForThePlan({ attributes }: ResourceDefinition, config: Values, { between }: Problem): boolean {
  if (!between) return false;
  const find = (name: string) => attributeAt(attributes, name);
  const given = between.attributes.filter((name) => valueAt(config, name) !== undefined);
  if (given.some((name) => isLostByImport(find(name)))) return false;
  if (between.kind === 'excess') {
    return given.every((name) => mayBeFilledIn(attributes, config, name)) && between.subjects.some((name) => given.includes(name) && isFilledIn(find(name)));
  }
  return between.subjects.every((name) => mayBeMissing(find(name))) && !saysMoreThanAnImport(attributes, config);
}

function mayBeFilledIn(attributes: Attributes, config: Values, name: string): boolean {
  const { filledInFrom } = attributeAt(attributes, name);
  if (filledInFrom === undefined) return true;
  const source = attributeAt(attributes, filledInFrom);
  const value = config[name];
  const from = config[filledInFrom] ?? ('default' in source ? source.default : undefined);
  return containsUnknown(value) || containsUnknown(from) || (Array.isArray(value) ? value : [value]).includes(from);
}

/** The service fills it in where it is not configured, or we do. */
export function isFilledIn(attribute: PlainAttribute): boolean {
  return attribute.use === 'optionalComputed' || ('default' in attribute && attribute.default !== undefined);
}

/** The state of an imported object has no value for it, or one that only we know. */
export function isLostByImport(attribute: PlainAttribute): boolean {
  return attribute.unreadable === true || attribute.local === true || attribute.writeOnly !== undefined;
}

/** Of what only some answers have, core refuses the lack of what is required. */
function mayBeMissing(attribute: PlainAttribute): boolean {
  return isLostByImport(attribute) || (attribute.use !== 'required' && attribute.unreadable === 'maybe');
}

/**
 * A secret that the service tells. Whoever generates a configuration leaves it out, so that after an import it stays what it is where it is
 * not configured.
 */
export function isKeptSecret(attribute: PlainAttribute): boolean {
  return attribute.use === 'optional' && attribute.sensitive === true && attribute.type !== 'object' && !isLostByImport(attribute);
}

/** Has a person written it? What goes without saying may be generated. */
function saysMoreThanAnImport(attributes: Attributes, config: Values): boolean {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).some((name) => config[name] !== undefined && isLostByImport(flat[name]) && !isFilledIn(flat[name]) && !equalValue(flat[name], config[name], undefined));
}

/** `name` may have dots: of an attribute inside an object. */
export function attributeAt(attributes: Attributes, name: string): PlainAttribute {
  const [first, ...rest] = name.split('.');
  const attribute = flatAttributes(attributes)[first];
  return rest.length > 0 && 'attributes' in attribute ? attributeAt(attribute.attributes, rest.join('.')) : attribute;
}

export function valueAt(values: Values | undefined, name: string): Value {
  return name.split('.').reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
}

/** Whether there is anything of which only a plan can tell. */
export const hasRulesForThePlan = oncePer((definition: ResourceDefinition): boolean => {
  const flat = flatAttributes(definition.attributes);
  const isLost = (name: string) => mayBeMissing(attributeAt(definition.attributes, name));
  return Object.values(flat).some((attribute) => attribute.use === 'required' && isLostByImport(attribute))
    || (definition.rules ?? []).some((rule) => {
      switch (rule.rule) {
        case 'exactlyOneOf': return rule.attributes.some((name) => isFilledIn(attributeAt(definition.attributes, name))) || rule.attributes.every(isLost);
        case 'conflicts': return [rule.attribute, ...rule.with].some((name) => isFilledIn(attributeAt(definition.attributes, name)));
        case 'onlyWhen': return isFilledIn(attributeAt(definition.attributes, rule.attribute));
        case 'requires': return isLost(rule.needs);
        case 'requiredWhen': return isLost(rule.attribute);
        default: return false;
      }
    });
});
