import type { SecretsDialect } from '../../../../clients/connection';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import { snakeCase } from '../../../../definition/names';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { SomeChange } from '../../../registry';
import {
  changedFields,
  emptyField,
  isSupported,
  dialectsOf,
  newFields,
  supportProblems,
  writtenField,
} from '../described-fields';

/** Fields in a request, by their names on the wire. */
export type Body = Record<string, unknown>;

const sentOf = (fields: Attributes): Attributes =>
  Object.fromEntries(Object.entries(fields).filter(([, { use }]) => (use as string) !== 'computed'));

/** The fields that are sent with a create, or right after it. */
export function fieldsSent(fields: Attributes, afterwards: boolean): Attributes {
  return Object.fromEntries(
    Object.entries(fields).filter(([, one]) => (one.type !== undefined && one.afterwards === true) === afterwards),
  );
}

/** The body of a create. */
export function newBody(fields: Attributes, config: Values, dialect: SecretsDialect): Body {
  return newFields(sentOf(fields), config, dialect);
}

/** The body of a change, for a service that keeps omitted fields. Values chosen by the service stay its choice. */
export function changedBody(fields: Attributes, { config, changed }: SomeChange, dialect: SecretsDialect): Body {
  const sent = Object.entries(sentOf(fields)).filter(
    ([name, { use }]) =>
      isSupported(dialect, dialectsOf(fields), name) && (use !== 'optionalComputed' || config[name] !== undefined),
  );
  const body = changedFields(Object.fromEntries(sent), config, changed);
  if (Object.keys(body).length === 0) return {};
  const repeated = sent.filter(([name, one]) => isRepeated(one) && config[name] !== undefined);
  return {
    ...Object.fromEntries(repeated.map(([name, one]) => [snakeCase(name), writtenField(one, config[name])])),
    ...body,
  };
}

const isRepeated = (attribute: Attribute) => attribute.type !== undefined && attribute.repeated === true;

/** The same, for a service that replaces the object: values chosen by the service are repeated unless it should choose again. */
export function wholeBody(fields: Attributes, { config, prior, changed }: SomeChange, dialect: SecretsDialect): Body {
  const chosen = Object.entries(fields).filter(
    ([name, { use }]) => use === 'optionalComputed' && config[name] === undefined && !changed.has(name),
  );
  return newBody(fields, { ...config, ...Object.fromEntries(chosen.map(([name]) => [name, prior[name]])) }, dialect);
}

/** The values of an object that was never written. */
export function initialOf(fields: Attributes): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, attribute]) => [name, initialIn(attribute)]));
}

function initialIn(attribute: Attribute): Value {
  if (attribute.type !== undefined && attribute.initial !== undefined) return attribute.initial;
  return 'default' in attribute ? (attribute.default as Value) : undefined;
}

/** The body of a write that resets an object to its initial values. Values that the service chooses are omitted. */
export function resetOf(fields: Attributes): Values {
  const initial = initialOf(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, attribute]) => [name, initial[name] ?? unsetOf(attribute)]),
  );
}

function unsetOf(attribute: Attribute): Value {
  if ((attribute.use as string) === 'optionalComputed') return undefined;
  return attribute.type === 'duration' ? '0' : emptyField(attribute);
}

/** The problems of the configured fields with this dialect. */
export function fieldProblems(fields: Attributes, config: Values, dialect: SecretsDialect): Problem[] {
  const folded = Object.entries(fields).flatMap(([name, one]) =>
    one.type !== undefined && one.folded ? foldedProblems(dialect, name, one.folded, config[name]) : [],
  );
  return [...supportProblems(dialect, fields, config), ...folded];
}

/** Vault and OpenBao store such names in lower case, but not where another object refers to them. */
function foldedProblems(dialect: SecretsDialect, attribute: string, names: string, value: Value): Problem[] {
  if (dialect === 'standard' || !Array.isArray(value)) return [];
  return (value as readonly string[])
    .filter((name) => name !== name.toLowerCase())
    .map((name): Problem => ({
      path: [attribute],
      severity: 'error',
      code: 'value-invalid',
      summary: `Invalid \`${attribute}\``,
      detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" ${names} are in lower case: ${JSON.stringify(name.toLowerCase())}.`,
    }));
}
