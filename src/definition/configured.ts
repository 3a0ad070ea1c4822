import type { Attributes, PlainAttribute } from './attribute';
import type { Values } from './value';

/** What a framework of constructs has besides plain data. */
export interface Framework {
  /** What stands for a value that is known only later; it stays as it is. */
  isToken(value: unknown): boolean;
  /** The text of a value that the framework has a class for, such as a length of time; undefined for any other. */
  textOf(value: unknown): string | undefined;
  /** The property that configures an attribute; undefined where none does. Absent, it has the attribute's name. */
  propertyOf?(attributes: Attributes, name: string): string | undefined;
}

/**
 * What a construct was given, in the definition's spelling: only what the definition knows, without what is absent; a choice is replaced
 * by the attributes that stand for it.
 */
export function configured(attributes: Attributes, props: Readonly<Record<string, unknown>>, framework: Framework): Values {
  const config: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const property = framework.propertyOf ? framework.propertyOf(attributes, name) : name;
    // The class of a choice has the attributes' names already.
    const value = property === undefined ? undefined : props[property] ?? props[name];
    if (value === undefined || value === null) continue;
    if (isChosen(value)) Object.assign(config, configured(attribute.type === undefined ? membersOf(attribute.choice) : attributes, value._attributes(), framework));
    else if (attribute.type !== undefined) config[name] = configuredValue(attribute, value, framework);
  }
  // What stands in the place of several attributes may have a name of its own.
  for (const name of Object.keys(props)) {
    const value = props[name];
    if (!(name in attributes) && isChosen(value)) Object.assign(config, configured(attributes, value._attributes(), framework));
  }
  return config as Values;
}

/** What the class of a choice is, as far as we are concerned. */
interface Chosen {
  _attributes(): Record<string, unknown>;
}

function isChosen(value: unknown): value is Chosen {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Chosen>)._attributes === 'function';
}

function configuredValue(attribute: PlainAttribute, value: unknown, framework: Framework): unknown {
  const text = framework.textOf(value);
  if (text !== undefined) return text;
  if (framework.isToken(value)) return value;
  if (attribute.type === 'object' && isPlain(value)) return configured(attribute.attributes, value, framework);
  if (attribute.type !== 'objects' || !Array.isArray(value)) return value;
  return value.map((element) => (isPlain(element) && !framework.isToken(element) ? configured(attribute.attributes, element, framework) : element));
}

function membersOf(choice: { readonly [kind: string]: Attributes }): Attributes {
  return Object.assign({}, ...Object.values(choice)) as Attributes;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
