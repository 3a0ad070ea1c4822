import type { Attribute } from '../../src/definition/attribute';
import { ruledKind } from '../../src/definition/attribute';
import { compileRule } from '../../src/definition/checks/rule';
import type { GroupRule } from '../../src/definition/rule';

/** What else a reader should know about an attribute, one sentence each: its rules, and what a change does. */
export function describeAttribute(attribute: Attribute): string[] {
  if (attribute.type === undefined) return [];
  const { rules = [], replace, createOnly, unreadable, sensitive, deprecated } = attribute;
  const values = 'values' in attribute ? (attribute.values ?? []) : [];
  const elementRules = 'elementRules' in attribute ? (attribute.elementRules ?? []) : [];
  const kind = ruledKind(attribute);
  return [
    ...(deprecated ? [`Deprecated: ${deprecated}.`] : []),
    ...(values.length > 1
      ? [
          `${'element' in attribute ? 'Each element is one of' : 'One of'} ${list(values)}${attribute.compare === 'anyCase' ? ' (case-insensitive)' : ''}.`,
        ]
      : []),
    ...rules.map((rule) => `Must ${compileRule(rule, kind).must}.`),
    ...elementRules.map(
      (rule) => `Each ${attribute.type === 'map' ? 'value' : 'element'} must ${compileRule(rule, kind).must}.`,
    ),
    ...(sensitive ? ['Never shown in plans or logs.'] : []),
    ...(replace ? ['Changing it forces replacement.'] : []),
    ...(createOnly ? ['Sent only on creation; a later change is rejected.'] : []),
    ...(unreadable === 'maybe' ? ['Not every response of the service includes it.'] : []),
  ];
}

/**
 * The rules about several attributes that a reader of one of them should know, one sentence each, in the definition's spelling. Leaves out
 * those whose other attributes `text` already names.
 */
export function describeRulesOf(name: string, rules: readonly GroupRule[], text: string): string[] {
  const isNamed = (rule: GroupRule) => othersOf(name, rule).every((other) => text.includes(`\`${other}\``));
  return rules
    .filter((rule) => concerns(name, rule) && !isNamed(rule))
    .map((rule) => describeGroupRule(rule, (other) => other));
}

/** A rule that constructs express as a class cannot be broken there, so it is left out. */
function concerns(name: string, rule: GroupRule): boolean {
  if (rule.rule === 'oneOrMoreOf') return rule.attributes.includes(name);
  return rule.rule === 'exactlyOneOf'
    ? rule.construct === undefined && rule.attributes.includes(name)
    : rule.attribute === name;
}

/** The other attributes that a rule about one names. */
export function othersOf(name: string, rule: GroupRule): readonly string[] {
  switch (rule.rule) {
    case 'exactlyOneOf':
      return rule.attributes.filter((other) => other !== name);
    case 'oneOrMoreOf':
      return [...rule.attributes.filter((other) => other !== name), ...(rule.when === undefined ? [] : [rule.when])];
    case 'conflicts':
      return rule.with;
    case 'requires':
      return [rule.needs];
    case 'enumBy':
      return [rule.by];
    case 'onlyWhen':
    case 'requiredWhen':
      return [rule.when];
    case 'atMost':
    case 'sumAtMost':
      return [rule.limit];
    case 'asManyAs':
      return [rule.as];
    case 'notBoth':
    case 'disjointKeys':
    case 'disjoint':
      return [rule.with];
    case 'notBothFilled':
      return rule.with;
    case 'emptyUnless':
      return [rule.when];
  }
}

/** A rule about several attributes, as a sentence; `spell` writes their names as the reader knows them. */
export function describeGroupRule(rule: GroupRule, spell: (name: string) => string): string {
  const code = (name: string) => `\`${spell(name)}\``;
  switch (rule.rule) {
    case 'exactlyOneOf':
      return `Exactly one of ${rule.attributes.map(code).join(', ')} must be set${rule.within === undefined ? '' : ` if ${code(rule.within)} is`}.`;
    case 'oneOrMoreOf':
      return `At least one of ${rule.attributes.map(code).join(', ')} must be set${rule.when === undefined ? '' : ` if ${code(rule.when)} is \`${String(rule.is)}\``}.`;
    case 'conflicts':
      return `${code(rule.attribute)} conflicts with ${rule.with.map(code).join(' and ')}${rule.words ? `: ${rule.words}` : ''}.`;
    case 'requires':
      return `${code(rule.attribute)} requires ${code(rule.needs)}.`;
    case 'enumBy':
      return `${rule.absent === undefined ? '' : `If ${code(rule.by)} is not set, \`${rule.absent}\` applies. `}${describeValuesBy(rule, code)}.`;
    case 'onlyWhen':
      return `${code(rule.attribute)} can be set only if ${code(rule.when)} is ${list(typeof rule.is === 'object' ? rule.is : [String(rule.is)])}${rule.orAbsent ? ' or not set' : ''}.`;
    case 'requiredWhen':
      return `${code(rule.attribute)} is required if ${code(rule.when)} is \`${String(rule.is)}\`.`;
    case 'atMost':
      return `${code(rule.attribute)} must not exceed ${code(rule.limit)}, unless that is 0.`;
    case 'sumAtMost':
      return `${code(rule.member)} must add up to ${code(rule.limit)} at most in ${code(rule.attribute)}.`;
    case 'asManyAs':
      return `The number of elements in ${code(rule.attribute)} must equal ${code(rule.as)}.`;
    case 'notBoth':
      return `${code(rule.attribute)} and ${code(rule.with)} cannot both be true.`;
    case 'disjointKeys':
      return `${code(rule.attribute)} and ${code(rule.with)} must not have a key in common.`;
    case 'disjoint':
      return `${code(rule.attribute)} and ${code(rule.with)} must not have an element in common.`;
    case 'notBothFilled':
      return `${code(rule.attribute)} must be empty or not configured if ${rule.with.map(code).join(' or ')} has elements.`;
    case 'emptyUnless':
      return `${code(rule.attribute)} can only have elements if ${code(rule.when)} is \`${String(rule.is)}\`.`;
  }
}

function describeValuesBy(rule: GroupRule & { rule: 'enumBy' }, code: (name: string) => string): string {
  const [first = '', ...others] = Object.entries(rule.values).map(
    ([value, allowed]) => `is \`${value}\`, ${code(rule.attribute)} is one of ${list(allowed)}`,
  );
  return [`If ${code(rule.by)} ${first}`, ...others.map((other) => `if it ${other}`)].join('; ');
}

function list(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
