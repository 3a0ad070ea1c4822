import { isKeyed, type Attributes, type PlainAttribute } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Path, Value, Values } from '../../../src/definition/value';

/** A path in `ignore_changes`, in the definition's names: `['vcsRepo', 'identifier']`, or for a map `['parameters', 'a key']`. */
export type Ignored = 'all' | readonly Path[];

/**
 * The configuration as core plans it: for an existing object, ignored paths have their values from state. State has no values of write-only
 * attributes.
 */
export function withoutIgnored(
  attributes: Attributes,
  config: Values,
  prior: Values | undefined,
  ignored: Ignored,
): Values {
  if (!prior) return config;
  return ignored === 'all'
    ? configurable(attributes, prior)
    : ignored.reduce((kept, path) => withPrior(attributes, kept, prior, path), config);
}

function withPrior(attributes: Attributes, config: Values, prior: Values, [name, ...inner]: Path): Values {
  const key = String(name);
  if (inner.length === 0) return { ...config, [key]: prior[key] };
  const attribute = flatAttributes(attributes)[key];
  if (isKeyed(attribute)) return { ...config, [key]: withPriorKey(config[key], prior[key], String(inner[0])) };
  const [wanted, was] = [config[key], prior[key]];
  if (attribute.type === 'object' && isValues(wanted) && isValues(was)) {
    return { ...config, [key]: withPrior(attribute.attributes, wanted, was, inner) };
  }
  if (attribute.type !== 'objects' || !Array.isArray(wanted) || !Array.isArray(was)) return config;
  const index = Number(inner[0]);
  if (index >= wanted.length || index >= was.length) return config;
  const element = withPrior(attribute.attributes, wanted[index] as Values, was[index] as Values, inner.slice(1));
  return { ...config, [key]: wanted.map((one: Value, at) => (at === index ? element : one)) };
}

function withPriorKey(config: Value, prior: Value, key: string): Value {
  const { [key]: _, ...others } = isValues(config) ? config : {};
  const merged: Values = isValues(prior) && Object.hasOwn(prior, key) ? { ...others, [key]: prior[key] } : others;
  return Object.keys(merged).length > 0 ? merged : config === undefined ? undefined : {};
}

/** Without computed attributes. */
function configurable(attributes: Attributes, prior: Values): Values {
  const flat = flatAttributes(attributes);
  const kept = (attribute: PlainAttribute, value: Value): Value => {
    if (attribute.use === 'computed') return undefined;
    if (attribute.type === 'object' && isValues(value)) return configurable(attribute.attributes, value);
    return attribute.type === 'objects' && Array.isArray(value)
      ? value.map((element) => configurable(attribute.attributes, element as Values))
      : value;
  };
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => [name, kept(flat[name], prior[name])]));
}
