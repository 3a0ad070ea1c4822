import type { Attributes, PlainAttribute } from './attribute';
import type { Values } from './value';

/** A construct framework's representation of values that are not plain data. */
export interface Framework {
  /** Whether a value is a token for one that is known only later; it is left unchanged. */
  isToken(value: unknown): boolean;
  /** The text of a value that has a class in the framework, such as a duration; undefined for any other. */
  textOf(value: unknown): string | undefined;
  /** The property that configures an attribute; undefined if none does. By default, it has the attribute's name. */
  propertyOf?(attributes: Attributes, name: string): string | undefined;
}

/**
 * Converts the properties of a construct to a configuration in the definition's spelling. Omits undefined values and properties that the definition
 * does not contain, and replaces a choice by its attributes.
 */
export function configured(
  attributes: Attributes,
  props: Readonly<Record<string, unknown>>,
  framework: Framework,
): Values {
  const config: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const property = framework.propertyOf ? framework.propertyOf(attributes, name) : name;
    // The class of a choice already uses the names of the attributes.
    const value = property === undefined ? undefined : (props[property] ?? props[name]);
    if (value === undefined || value === null) continue;
    if (isChosen(value)) {
      Object.assign(
        config,
        configured(
          attribute.type === undefined ? membersOf(attribute.choice) : attributes,
          value._attributes(),
          framework,
        ),
      );
    } else if (attribute.type !== undefined) {
      config[name] = configuredValue(attribute, value, framework);
    }
  }
  // A property that replaces several attributes may have a different name.
  for (const name of Object.keys(props)) {
    const value = props[name];
    if (!(name in attributes) && isChosen(value)) {
      Object.assign(config, configured(attributes, value._attributes(), framework));
    }
  }
  return config as Values;
}

/** The part of a choice class that is needed here. */
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
  return value.map((element) =>
    isPlain(element) && !framework.isToken(element) ? configured(attribute.attributes, element, framework) : element,
  );
}

function membersOf(choice: { readonly [kind: string]: Attributes }): Attributes {
  return Object.assign({}, ...Object.values(choice)) as Attributes;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
