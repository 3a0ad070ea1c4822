import type { SecretsDialect } from '../../../clients/connection';
import type { Part } from '../../../clients/read-response';
import type { Attribute, Attributes, ReadStateValues } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { isWholeDuration } from '../../../definition/kinds/duration';
import { snakeCase } from '../../../definition/names';
import { oncePer } from '../../../definition/once-per';
import type { Problem } from '../../../definition/problem';
import { isValues, type Value, type Values } from '../../../definition/value';
import { InvalidConfig } from '../../errors';
import { isEmpty } from '../../moved';
import { readField as readByType, requireField, standardOf } from '../../read-field';
import { unsupported } from './dialect';
import { optionalSecondsAt, present, seconds } from './fields';
import { movedTexts } from './moved-state';

// Attributes with the names of the service's fields, translated by their definitions. Special cases are translated by their resource.

/** The attributes that every response has, by their marks. */
const alwaysOf = oncePer((attributes: Attributes): readonly string[] =>
  Object.entries(attributes).flatMap(([name, one]) =>
    one.type === undefined || one.sparse || one.unreadable || one.dialects || one.newer ? [] : [name],
  ),
);

/**
 * The fields of a response. A field that the response lacks is empty or has its default, unless `always` names its attribute: then the
 * response is malformed. Services written in Go return null for a list that was never set.
 */
export function readFields<A extends Attributes>(
  data: Part,
  attributes: A,
  always: readonly (keyof A & string)[] = alwaysOf(attributes) as (keyof A & string)[],
): ReadStateValues<A> {
  const names: readonly string[] = always;
  const fields = Object.entries<Attribute>(attributes).map(([name, attribute]) => [
    name,
    readField(data, snakeCase(name), attribute, names.includes(name)),
  ]);
  // Every attribute is read by its type.
  return Object.fromEntries(fields) as ReadStateValues<A>;
}

export function readField(data: Part, field: string, attribute: Attribute, isAlways = false): Value {
  if (isAlways) requireField(data, field, attribute);
  return attribute.type === 'duration'
    ? durationIn(optionalSecondsAt(data, field), standardOf(attribute))
    : readByType(data, field, attribute, (part, attributes) => readFields(part, attributes) as Values);
}

/** A duration; zero is kept only for attributes with a default. */
function durationIn(reported: number | undefined, standard: Value): Value {
  if (reported === undefined) return standard;
  return reported > 0 || standard !== undefined ? String(reported) : undefined;
}

/** The body of a new object: everything that is configured and that the dialect has. */
export function newFields(
  attributes: Attributes,
  config: Values,
  dialect: SecretsDialect,
  supportedBy: SupportedBy = dialectsOf(attributes),
): Record<string, unknown> {
  const supported = Object.entries(attributes).filter(([name]) => isSupported(dialect, supportedBy, name));
  return present(
    Object.fromEntries(supported.map(([name, attribute]) => [snakeCase(name), writtenField(attribute, config[name])])),
  );
}

/** The body of a change, for objects that keep fields omitted by a write. Values removed from the configuration are sent empty. */
export function changedFields(attributes: Attributes, config: Values, changed: ReadonlySet<string>): Values {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => changed.has(name))
      .map(([name, attribute]) => [
        snakeCase(name),
        config[name] === undefined ? emptyField(attribute) : (writtenField(attribute, config[name]) as Value),
      ]),
  );
}

export function writtenField(attribute: Attribute, value: Value): unknown {
  return attribute.type === 'duration' && value !== undefined ? seconds(value as string) : value;
}

export function emptyField(attribute: Attribute): Value {
  if (attribute.type !== undefined && attribute.initial !== undefined) {
    return writtenField(attribute, attribute.initial) as Value;
  }
  switch (attribute.type) {
    case 'bool':
      return false;
    case 'int':
    case 'duration':
      return 0;
    case 'list':
    case 'set':
      return [];
    case 'map':
      return {};
    default:
      return '';
  }
}

/** Attributes that not every service supports, with the dialects that do. */
export interface SupportedBy {
  readonly [name: string]: readonly SecretsDialect[];
}

/** The same, by the marks of attributes. */
export const dialectsOf = oncePer((attributes: Attributes): SupportedBy =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute.type !== undefined && attribute.dialects ? [[name, attribute.dialects]] : [],
    ),
  ),
);

export function isSupported(dialect: SecretsDialect, supportedBy: SupportedBy, name: string): boolean {
  return supportedBy[name]?.includes(dialect) ?? true;
}

/** Reports attributes that the dialect does not support, unless they have their default. */
export function supportProblems(
  dialect: SecretsDialect,
  attributes: Attributes,
  config: Values,
  supportedBy: SupportedBy = dialectsOf(attributes),
): Problem[] {
  return Object.entries(attributes)
    .filter(([name, attribute]) => !isSupported(dialect, supportedBy, name) && !isStandard(attribute, config[name]))
    .map(([name]) => unsupported(dialect, supportedBy[name] ?? [], name));
}

/** Older services of a dialect ignore unknown fields. `what`: the object at the beginning of the message. */
export function refuseDropped(
  what: string,
  attributes: Attributes,
  config: Values,
  state: Values,
  supportedBy: SupportedBy = dialectsOf(attributes),
): void {
  const dropped = Object.keys(supportedBy).find((name) => {
    const attribute = attributes[name];
    return attribute && !isStandard(attribute, config[name]) && !equalValue(attribute, config[name], state[name]);
  });
  if (dropped === undefined) return;
  throw new InvalidConfig(
    [dropped],
    `${what} was stored without \`${dropped}\`: this version of the service does not support it. Remove it, or upgrade the service.`,
  );
}

function isStandard(attribute: Attribute, value: Value): boolean {
  return value === undefined || equalValue(attribute, value, 'default' in attribute ? attribute.default : undefined);
}

/** The same attributes in the state of a `vault_…` resource. */
export function movedFields(attributes: Attributes, state: Values): Values {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, movedField(attribute, state[snakeCase(name)])]),
  );
}

export function movedField(attribute: Attribute, value: Value): Value {
  // The Vault provider stores an empty value for unconfigured attributes.
  if (attribute.type !== undefined && attribute.emptyIsAbsent && isEmpty(value)) return undefined;
  switch (attribute.type) {
    case 'bool':
      return value ?? undefined;
    case 'int':
      return value === undefined || value === null ? undefined : Number(value);
    // If an attribute has a default, an empty set differs from an absent one.
    case 'list':
    case 'set':
      return 'default' in attribute && Array.isArray(value) ? value.map(String) : movedTexts(value);
    case 'map':
      return isValues(value) && !isEmpty(value) ? value : undefined;
    case 'duration':
      return value !== undefined && value !== null && isWholeDuration(String(value)) && !isZero(String(value))
        ? String(value)
        : undefined;
    default:
      return value === '' || value === null ? undefined : value;
  }
}

/** In the Vault provider a duration is a number or a string, which is empty or zero if it is not configured. */
function isZero(text: string): boolean {
  return /^0+[dhms]?$/.test(text);
}
