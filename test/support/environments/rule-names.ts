import type { Attributes } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isRequired } from '../../../src/definition/required';
import type { GroupRule } from '../../../src/definition/rule';

/** Kinds whose format is not part of Terraform's types. */
const KINDS_WITH_GRAMMAR: ReadonlySet<string> = new Set(['int', 'duration', 'document', 'pem', 'time']);

/** Every rule of a definition, with a name. */
export function ruleNames({
  attributes,
  rules = [],
}: {
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
}): string[] {
  return [...attributeRules(attributes, ''), ...rules.flatMap(groupRules)];
}

function attributeRules(attributes: Attributes, prefix: string): string[] {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).flatMap((key) => {
    const attribute = flat[key];
    const name = prefix + key;
    if (attribute.use === 'computed') return [];
    return [
      ...(isRequired(attribute) ? [`${name} is required`] : []),
      ...(KINDS_WITH_GRAMMAR.has(attribute.type) ? [`${name} is of kind ${attribute.type}`] : []),
      ...('values' in attribute && attribute.values ? [`${name} has a vocabulary`] : []),
      ...(attribute.rules ?? []).map(({ rule }) => `${name} obeys ${rule}`),
      ...('elementRules' in attribute ? (attribute.elementRules ?? []) : []).map(
        ({ rule }) => `each of ${name} obeys ${rule}`,
      ),
      ...('attributes' in attribute ? attributeRules(attribute.attributes, `${name}.`) : []),
    ];
  });
}

function groupRules(rule: GroupRule): string[] {
  switch (rule.rule) {
    case 'exactlyOneOf':
      return [`exactly one of ${rule.attributes.join(', ')}`, `one of ${rule.attributes.join(', ')}`];
    case 'oneOrMoreOf':
      return [`one or more of ${rule.attributes.join(', ')}`];
    case 'conflicts':
      return rule.with.map((other) => `${rule.attribute} conflicts with ${other}`);
    case 'requires':
      return [`${rule.attribute} needs ${rule.needs}`];
    case 'enumBy':
      return [`${rule.attribute} has the vocabulary of ${rule.by}`];
    case 'onlyWhen':
      return [`${rule.attribute} only when ${rule.when} is ${String(rule.is)}`];
    case 'requiredWhen':
      return [`${rule.attribute} required when ${rule.when} is ${rule.is}`];
    case 'atMost':
      return [`${rule.attribute} is at most ${rule.limit}`];
    case 'sumAtMost':
      return [`${rule.attribute} adds up to at most ${rule.limit}`];
    case 'asManyAs':
      return [`${rule.attribute} has as many as ${rule.as}`];
    case 'notBoth':
      return [`${rule.attribute} not both with ${rule.with}`];
    case 'disjointKeys':
      return [`${rule.attribute} shares no key with ${rule.with}`];
    case 'disjoint':
      return [`${rule.attribute} shares no element with ${rule.with}`];
    case 'notBothFilled':
      return rule.with.map((other) => `${rule.attribute} empty if ${other} is not`);
    case 'emptyUnless':
      return [`${rule.attribute} empty unless ${rule.when} is ${rule.is}`];
  }
}
