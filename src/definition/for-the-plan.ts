import type { Attributes, PlainAttribute } from './attribute';
import { equalValue } from './equal';
import { flatAttributes, flatEntries } from './flatten';
import { oncePer } from './once-per';
import type { Problem } from './problem';
import type { ResourceDefinition } from './resource';
import { containsUnknown, isValues, UNKNOWN, Value, Values } from './value';

/**
 * Whether only a plan, which has the state, can decide that this is a problem. A configuration that is generated from an imported object
 * contains everything that the service has filled in, including attributes that exclude each other, and nothing that an import cannot
 * restore. As long as it matches the object, it is not a mistake.
 */
export function isForThePlan({ attributes }: ResourceDefinition, config: Values, { between }: Problem): boolean {
  if (!between) return false;
  const find = (name: string) => attributeAt(attributes, name);
  const given = between.attributes.filter((name) => valueAt(config, name) !== undefined);
  if (given.some((name) => isLostByImport(find(name)))) return false;
  if (between.kind === 'excess') {
    return (
      given.every((name) => mayBeFilledIn(attributes, config, name)) &&
      between.subjects.some((name) => given.includes(name) && isFilledIn(find(name)))
    );
  }
  return between.subjects.every((name) => mayBeMissing(find(name))) && !saysMoreThanAnImport(attributes, config);
}

/** The values that `terraform test` generates for the computed texts of a mocked provider. */
const MADE_UP = /^[a-z0-9]{8}$/;
/** The names of attributes that may refer to a value computed by a service. People write words, names and paths. */
const REFERENCE =
  /(?:ids?|refs?|accessors?|namespace|serialNumber|certificates?|csr|pem|keys?|armor|hash|urls?|address|host)$/i;

/**
 * Whether the problem concerns a value that `terraform test` may have generated for a mocked provider. Terraform asks the provider to validate
 * references to such a value, but never to plan or read them. A plan and a read report the problem.
 */
export function isAboutMadeUp(config: Values, { code, path }: Problem): boolean {
  const name = [...path].reverse().find((step) => typeof step === 'string');
  if (code !== 'value-invalid' || name === undefined || !REFERENCE.test(name)) return false;
  return holdsMadeUp(path.reduce<unknown>((within, step) => (within as Values | undefined)?.[step], config));
}

/** Whether a text in a configuration may be generated. Terraform cannot address an element of a set, so a set counts as a whole. */
export function holdsMadeUp(value: unknown): boolean {
  if (typeof value === 'string') return MADE_UP.test(value);
  if (Array.isArray(value)) return value.some(holdsMadeUp);
  return isValues(value as Value) && Object.values(value as Values).some(holdsMadeUp);
}

function mayBeFilledIn(attributes: Attributes, config: Values, name: string): boolean {
  const { filledInFrom } = attributeAt(attributes, name);
  if (filledInFrom === undefined) return true;
  const source = attributeAt(attributes, filledInFrom);
  const value = config[name];
  const from =
    config[filledInFrom] ?? ('default' in source ? source.default : source.fromProvider ? UNKNOWN : undefined);
  return containsUnknown(value) || containsUnknown(from) || (Array.isArray(value) ? value : [value]).includes(from);
}

/** Whether the service or the provider fills it in if it is not configured. */
export function isFilledIn(attribute: PlainAttribute): boolean {
  return attribute.use === 'optionalComputed' || ('default' in attribute && attribute.default !== undefined);
}

/** Whether the state of an imported object lacks it, because the service does not return it. */
export function isLostByImport(attribute: PlainAttribute): boolean {
  return attribute.unreadable === true || attribute.local === true || attribute.writeOnly !== undefined;
}

/** If a required attribute is missing from a response, Terraform core itself reports it. */
function mayBeMissing(attribute: PlainAttribute): boolean {
  return isLostByImport(attribute) || (attribute.use !== 'required' && attribute.unreadable === 'maybe');
}

/**
 * Whether it is a secret that the service returns. Generated configurations omit it, so after an import it keeps its value if it is not
 * configured.
 */
export function isKeptSecret(attribute: PlainAttribute): boolean {
  return (
    attribute.use === 'optional' &&
    attribute.sensitive === true &&
    attribute.type !== 'object' &&
    !isLostByImport(attribute)
  );
}

/** Whether a person must have written it, because no generated configuration contains these attributes. */
function saysMoreThanAnImport(attributes: Attributes, config: Values): boolean {
  return flatEntries(attributes).some(
    ([name, attribute]) =>
      config[name] !== undefined &&
      isLostByImport(attribute) &&
      !isFilledIn(attribute) &&
      !equalValue(attribute, config[name], undefined),
  );
}

/** The attribute that a rule names; a name with dots refers to an attribute of a nested object. */
export function attributeAt(attributes: Attributes, name: string): PlainAttribute {
  const [first = '', ...rest] = name.split('.');
  // Rules name only attributes that exist: `compileGroupRule` throws for any other.
  const attribute = flatAttributes(attributes)[first]!;
  return rest.length > 0 && 'attributes' in attribute ? attributeAt(attribute.attributes, rest.join('.')) : attribute;
}

export function valueAt(values: Values | undefined, name: string): Value {
  return name.split('.').reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
}

/** Whether a definition has any rule that only a plan can decide. */
export const hasRulesForThePlan = oncePer((definition: ResourceDefinition): boolean => {
  const flat = flatAttributes(definition.attributes);
  const isLost = (name: string) => mayBeMissing(attributeAt(definition.attributes, name));
  return (
    Object.values(flat).some((attribute) => attribute.use === 'required' && isLostByImport(attribute)) ||
    (definition.rules ?? []).some((rule) => {
      switch (rule.rule) {
        case 'exactlyOneOf':
          return (
            rule.attributes.some((name) => isFilledIn(attributeAt(definition.attributes, name))) ||
            rule.attributes.every(isLost)
          );
        case 'conflicts':
          return [rule.attribute, ...rule.with].some((name) => isFilledIn(attributeAt(definition.attributes, name)));
        case 'onlyWhen':
          return isFilledIn(attributeAt(definition.attributes, rule.attribute));
        case 'requires':
          return isLost(rule.needs);
        case 'requiredWhen':
          return isLost(rule.attribute);
        default:
          return false;
      }
    })
  );
});
