import type { Attribute } from '../src/definition/attribute';
import { compileRule } from '../src/definition/checks/rule';
import type { GroupRule } from '../src/definition/rule';

/** What a reader should know of an attribute besides what it is, each as a sentence: what it must obey, and what a change does. */
export function describeAttribute(attribute: Attribute): string[] {
  if (attribute.type === undefined) return [];
  const { rules = [], replace, createOnly, unreadable, sensitive, deprecated } = attribute;
  const values = 'values' in attribute ? attribute.values ?? [] : [];
  const elementRules = 'elementRules' in attribute ? attribute.elementRules ?? [] : [];
  const kind = 'element' in attribute ? attribute.element : 'attributes' in attribute ? 'string' : attribute.type;
  return [
    ...(deprecated ? [`Deprecated: ${deprecated}.`] : []),
    ...(values.length > 1 ? [`${'element' in attribute ? 'Each is one of' : 'One of'} ${list(values)}${attribute.compare === 'anyCase' ? ', in any case of letters' : ''}.`] : []),
    ...rules.map((rule) => `It must ${compileRule(rule, kind).must}.`),
    ...elementRules.map((rule) => `Each must ${compileRule(rule, kind).must}.`),
    ...(sensitive ? ['It is never shown in plans and logs.'] : []),
    ...(replace ? ['A change replaces the object.'] : []),
    ...(createOnly ? ['It is sent only when the object is made; a changed value is refused.'] : []),
    ...(unreadable === 'maybe' ? ['Some answers of the service lack it.'] : []),
  ];
}

/**
 * The rules about several attributes that a reader of one of them should know, each as a sentence in the definition's spelling; without
 * those that `told` says already, since it names the others.
 */
export function describeRulesOf(name: string, rules: readonly GroupRule[], reported: string): string[] {
  const isReported = (rule: GroupRule) => othersOf(name, rule).every((other) => reported.includes(`\`${other}\``));
  return rules.filter((rule) => concerns(name, rule) && !isReported(rule)).map((rule) => describeGroupRule(rule, (other) => other));
}

/** Where constructs have a class for it, nothing else can be written. */
function concerns(name: string, rule: GroupRule): boolean {
  return rule.rule === 'exactlyOneOf' ? rule.construct === undefined && rule.attributes.includes(name) : rule.attribute === name;
}

/** The other attributes that a rule about one names. */
export function othersOf(name: string, rule: GroupRule): readonly string[] {
  switch (rule.rule) {
    case 'exactlyOneOf': return rule.attributes.filter((other) => other !== name);
    case 'conflicts': return rule.with;
    case 'requires': return [rule.needs];
    case 'enumBy': return [rule.by];
    case 'onlyWhen':
    case 'requiredWhen': return [rule.when];
    case 'atMost': return [rule.limit];
    case 'asManyAs': return [rule.as];
    case 'notBoth':
    case 'disjointKeys': return [rule.with];
  }
}

/** A rule about several attributes, as a sentence; `spell` writes their names as the reader knows them. */
export function describeGroupRule(rule: GroupRule, spell: (name: string) => string): string {
  const code = (name: string) => `\`${spell(name)}\``;
  switch (rule.rule) {
    case 'exactlyOneOf':
      return `Exactly one of ${rule.attributes.map(code).join(', ')} must be configured.`;
    case 'conflicts':
      return `${code(rule.attribute)} cannot be configured together with ${rule.with.map(code).join(' or ')}${rule.words ? `: ${rule.words}` : ''}.`;
    case 'requires':
      return `${code(rule.attribute)} needs ${code(rule.needs)}.`;
    case 'enumBy':
      return `Where ${code(rule.by)} is ${rule.absent === undefined ? '' : `not configured, it counts as \`${rule.absent}\`. Where it is `}${Object.entries(rule.values).map(([value, allowed]) => `\`${value}\`, ${code(rule.attribute)} is one of ${list(allowed)}`).join('; where it is ')}.`;
    case 'onlyWhen':
      return `${code(rule.attribute)} can be configured only where ${code(rule.when)} is ${list(typeof rule.is === 'object' ? rule.is : [String(rule.is)])}${rule.orAbsent ? ', or not configured' : ''}.`;
    case 'requiredWhen':
      return `${code(rule.attribute)} must be configured where ${code(rule.when)} is \`${String(rule.is)}\`.`;
    case 'atMost':
      return `${code(rule.attribute)} is at most ${code(rule.limit)}, unless that is 0.`;
    case 'asManyAs':
      return `${code(rule.attribute)} has as many elements as ${code(rule.as)} says.`;
    case 'notBoth':
      return `${code(rule.attribute)} and ${code(rule.with)} cannot both be true.`;
    case 'disjointKeys':
      return `No key of ${code(rule.attribute)} is also in ${code(rule.with)}.`;
  }
}

function list(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
