import { ownField } from '../../read-fields';
import { attributeProblems } from '../attributes';
import type { AttributeRule } from '../attributes';
import type { Problem } from '../json-api';

/** An attribute in the service's own words. */
export interface ValueRule extends AttributeRule {
  /** The default for a new object; `null` if there is none. */
  readonly otherwise?: unknown;
  /** Ignored in updates. */
  readonly createOnly?: true;
  /** Never included in a response. */
  readonly writeOnly?: true;
}

export type ValueRules = Readonly<Record<string, ValueRule>>;

/** Stored attributes, by their names in documents. */
export type Values = Readonly<Record<string, unknown>>;

/** Every problem with a request's attributes. An update skips the attributes that it ignores. */
export function valueProblems(rules: ValueRules, attributes: Values, occasion: 'create' | 'update'): Problem[] {
  const looked = Object.entries(rules).filter(([, { createOnly }]) => occasion === 'create' || !createOnly);
  return attributeProblems(attributes, Object.fromEntries(looked), occasion);
}

/** The values after a valid request: omitted ones stay or get the default. */
export function valuesAfter(rules: ValueRules, attributes: Values, before?: Values): Values {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { otherwise = null, createOnly }]) => {
      const given = ownField(attributes, name);
      const kept = before?.[name] === undefined ? otherwise : before[name];
      return [name, given === undefined || (before && createOnly) ? kept : given];
    }),
  );
}

/** The values shown in responses. Objects older than a rule have its default. */
export function shownValues(rules: ValueRules, values: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, { otherwise = null, writeOnly }]) =>
      writeOnly ? [] : [[name, values[name] === undefined ? otherwise : values[name]]],
    ),
  );
}
