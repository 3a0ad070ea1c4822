import { ownField } from '../../read-fields';
import { attributeProblems } from '../attributes';
import type { AttributeRule } from '../attributes';
import type { Problem } from '../json-api';

/** An attribute in the service's own words. */
export interface ValueRule extends AttributeRule {
  /** What a new object has if the request says nothing; `null` if there is none. */
  readonly otherwise?: unknown;
  /** An update ignores it. */
  readonly createOnly?: true;
  /** No answer contains it. */
  readonly writeOnly?: true;
}

export type ValueRules = Readonly<Record<string, ValueRule>>;

/** Attributes by their names in documents, as they are stored. */
export type Values = Readonly<Record<string, unknown>>;

/** Every problem with the attributes of a request; an update does not look at those that it ignores. */
export function valueProblems(rules: ValueRules, attributes: Values, occasion: 'create' | 'update'): Problem[] {
  const looked = Object.entries(rules).filter(([, { createOnly }]) => occasion === 'create' || !createOnly);
  return attributeProblems(attributes, Object.fromEntries(looked), occasion);
}

/** The values after a request without problems: what it leaves out stays, or has the default. */
export function valuesAfter(rules: ValueRules, attributes: Values, before?: Values): Values {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { otherwise = null, createOnly }]) => {
      const given = ownField(attributes, name);
      const kept = before?.[name] === undefined ? otherwise : before[name];
      return [name, given === undefined || (before && createOnly) ? kept : given];
    }),
  );
}

/** What responses show of them. Objects of before a rule existed have its default. */
export function shownValues(rules: ValueRules, values: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, { otherwise = null, writeOnly }]) =>
      writeOnly ? [] : [[name, values[name] === undefined ? otherwise : values[name]]],
    ),
  );
}
