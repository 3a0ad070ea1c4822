import type {
  Attributes,
  ChoiceAttribute,
  CollectionAttribute,
  DynamicAttribute,
  ObjectAttribute,
  PlainAttribute,
  ScalarAttribute,
  ScalarKind,
} from '../attribute';
import { plainValue } from '../dynamic';
import { equalValue } from '../equal';
import { flatAttributes, flatEntries } from '../flatten';
import { isNumber } from '../kinds/number';
import { addError, writePath, type Inspection } from '../problem';
import { isRequired } from '../required';
import type { Rule } from '../rule';
import type { Path, Value } from '../value';
import { kindCheck } from './kind';
import { compileRule, type ValueRule } from './rule';
import { findNearest, kindOfValue, listNames, listNumbers, listValues, showValue } from './words';

/** The configured attributes, with the members of choices flattened. Untyped, because programs in other languages set them too. */
export type Config = { readonly [name: string]: unknown };
export type AttributesCheck = (config: Config, path: Path, to: Inspection) => void;

/** Checks every attribute: whether a required one is set, and whether its value is allowed. */
export function compileAttributes(attributes: Attributes, sensitive = false): AttributesCheck {
  const checks = [
    ...flatEntries(attributes).map(([name, attribute]) => compileAttribute(name, attribute, sensitive)),
    ...Object.values(attributes).flatMap((attribute) =>
      attribute.type === undefined ? [compileChoice(attribute)] : [],
    ),
  ];
  return (config, path, to) => {
    for (const check of checks) check(config, path, to);
  };
}

/** Whether an attribute has a value. An empty value counts as absent if the definition says so. */
export function presenceOf(
  attribute: PlainAttribute | undefined,
  value: unknown,
  to: Inspection,
): 'absent' | 'unknown' | 'known' {
  if (value === undefined || value === null) return 'absent';
  if (to.isUnknown(value)) return 'unknown';
  return attribute?.emptyIsAbsent && equalValue(attribute, value as Value, undefined) ? 'absent' : 'known';
}

function compileAttribute(name: string, attribute: PlainAttribute, inherited: boolean): AttributesCheck {
  const checkValue = compileValue(attribute, inherited || attribute.sensitive === true);
  const { use, doc, deprecated, writeOnly } = attribute;
  // It is not known here whether the provider has a default.
  const isNeeded = isRequired(attribute);
  return (config, path, to) => {
    const value = config[name];
    if (value === undefined || value === null) {
      if (!isNeeded) return;
      const missing = writePath([...path, name]);
      const between =
        path.length === 0 ? ({ kind: 'missing', subjects: [name], attributes: [name] } as const) : undefined;
      addError(
        to,
        'attribute-missing',
        [...path, name],
        `Missing \`${missing}\``,
        `\`${missing}\` must be configured. ${doc}`,
        between,
      );
      return;
    }
    if (presenceOf(attribute, value, to) !== 'known') return;
    const at = [...path, name];
    const written = path.length === 0 ? name : writePath(at);
    if (use === 'computed') {
      addError(
        to,
        'attribute-not-allowed',
        at,
        `\`${written}\` cannot be configured`,
        `\`${written}\` is read-only. Remove it from the configuration.`,
      );
      return;
    }
    if (writeOnly && !to.writeOnlyAllowed) {
      const twin = writeOnly.twin && writePath([...path, writeOnly.twin]);
      addError(to, 'engine-too-old', at, `\`${written}\` is not supported`, describeUnsupported(written, twin));
    }
    if (deprecated !== undefined) {
      to.problems.push({
        path: at,
        code: 'attribute-deprecated',
        summary: `\`${written}\` is deprecated`,
        detail: deprecated,
        severity: 'warning',
      });
    }
    checkValue(value, at, to, written);
  };
}

function describeUnsupported(name: string, twin: string | undefined): string {
  const instead = twin === undefined ? '' : `, or use \`${twin}\`, which is stored in state`;
  return `\`${name}\` is write-only, which requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Upgrade${instead}.`;
}

/** Checks a configured, known value. `name` is the full path of its attribute, for the summary. */
export type ValueCheck = (value: unknown, path: Path, to: Inspection, name: string) => void;

export function compileValue(attribute: PlainAttribute, sensitive: boolean): ValueCheck {
  switch (attribute.type) {
    case 'list':
    case 'set':
    case 'map':
      return compileCollection(attribute, sensitive);
    case 'object':
    case 'objects':
      return compileObject(attribute, sensitive);
    case 'dynamic':
      return compileDynamic(attribute, sensitive);
    default:
      return compileScalar(attribute, attribute.rules, sensitive);
  }
}

function compileScalar(
  attribute: Pick<ScalarAttribute, 'type' | 'values' | 'fractional' | 'zoned' | 'compare'>,
  rules: readonly Rule[] = [],
  sensitive: boolean,
): ValueCheck {
  const compiled = rules.map((rule) => compileRule(rule, attribute.type));
  const isOfKind = kindCheck(attribute.type, attribute, compiled);
  const { values } = attribute;
  // If case is ignored, the vocabulary contains a value in any case.
  const fold = (word: unknown) => (attribute.compare === 'anyCase' ? String(word).toLowerCase() : word);
  const vocabulary = new Set(values?.map(fold));
  return (value, path, to, name) => {
    const fault = isOfKind(value, sensitive);
    if (fault !== undefined) return addError(to, 'value-invalid', path, `Invalid \`${name}\``, fault);
    if (values && !vocabulary.has(fold(value))) {
      addError(to, 'value-invalid', path, `Invalid \`${name}\``, describeUnlisted(value, values, sensitive));
    }
    return obey(compiled, name, value, path, to, sensitive, attribute.type);
  };
}

/** Also used if the vocabulary depends on another attribute. */
export function describeUnlisted(value: unknown, values: readonly string[], sensitive: boolean, where = ''): string {
  if (isNumber(value)) return `${String(value)} is not allowed${where}. It must be ${listNumbers(values)}.`;
  const nearest = values.length > 1 ? findNearest(String(value), values) : undefined;
  const allowed = `${showValue(value, sensitive)} is not allowed${where}. It must be ${listValues(values, 'or')}.`;
  return nearest === undefined || sensitive ? allowed : `${allowed} Did you mean ${JSON.stringify(nearest)}?`;
}

function obey(
  rules: readonly ValueRule[],
  name: string,
  value: unknown,
  path: Path,
  to: Inspection,
  sensitive: boolean,
  kind?: ScalarKind,
): void {
  for (const rule of rules) {
    const fault = rule.findFault(value);
    if (fault === undefined) continue;
    // A text pasted into the wrong attribute may be a private key.
    const shown =
      kind === 'pem' || kind === 'document' || rule.isAboutText
        ? typeof value === 'string'
          ? 'The text'
          : 'The value'
        : showValue(value, sensitive);
    addError(
      to,
      'value-invalid',
      path,
      `Invalid \`${name}\``,
      `${shown} ${sensitive ? 'is not allowed' : fault}. It must ${rule.must}.`,
    );
  }
}

function compileCollection(attribute: CollectionAttribute, sensitive: boolean): ValueCheck {
  const { type, element, values, compare } = attribute;
  const rules = (attribute.rules ?? []).map((rule) => compileRule(rule, element));
  const checkScalar = compileScalar({ type: element, values, compare }, attribute.elementRules, sensitive);
  const checkElement = attribute.lists
    ? compileCollection({ ...attribute, type: 'list', lists: undefined, rules: undefined }, sensitive)
    : checkScalar;
  return (value, path, to, name) => {
    const isMap = type === 'map';
    if (isMap ? kindOfValue(value) !== 'an object' : !Array.isArray(value)) {
      return addError(
        to,
        'value-invalid',
        path,
        `Invalid \`${name}\``,
        `Expected a ${type}, but the value is ${kindOfValue(value)}.`,
      );
    }
    obey(rules, name, value, path, to, sensitive);
    for (const key of Object.keys(value as object)) {
      const member = (value as Record<string, unknown>)[key];
      // Terraform cannot address an element of a set, so a problem in an element is reported for the set.
      const at = type === 'set' ? path : [...path, isMap ? key : Number(key)];
      if (to.isUnknown(member) || (isMap && to.isUnknown(key))) continue;
      if (member === undefined || member === null) {
        addError(
          to,
          'value-invalid',
          at,
          `Invalid \`${name}\``,
          `${isMap ? `The value of the key ${JSON.stringify(key)}` : 'An element'} is null. Remove it.`,
        );
      } else {
        checkElement(member, at, to, name);
      }
    }
  };
}

/** Only the service knows the members. */
function compileDynamic(attribute: DynamicAttribute, sensitive: boolean): ValueCheck {
  const rules = (attribute.rules ?? []).map((rule) => compileRule(rule, 'string'));
  return (given, path, to, name) => {
    const value = plainValue(given as Value);
    if (kindOfValue(value) === 'an object') return obey(rules, name, value, path, to, sensitive);
    const way = typeof value === 'string' ? ' Write an object, or read a JSON text with `jsondecode(…)`.' : '';
    const fault = `Expected an object, but the value is ${kindOfValue(value)}.${way}`;
    return addError(to, 'value-invalid', path, `Invalid \`${name}\``, fault);
  };
}

function compileObject(attribute: ObjectAttribute, sensitive: boolean): ValueCheck {
  const checkMembers = compileAttributes(attribute.attributes, sensitive);
  const rules = (attribute.rules ?? []).map((rule) => compileRule(rule, 'string'));
  const checkOne: ValueCheck = (value, path, to, name) => {
    if (kindOfValue(value) === 'an object') {
      checkMembers(value as Record<string, unknown>, path, to);
    } else {
      addError(
        to,
        'value-invalid',
        path,
        `Invalid \`${name}\``,
        `Expected an object, but the value is ${kindOfValue(value)}.`,
      );
    }
  };
  if (attribute.type === 'object') return checkOne;
  return (value, path, to, name) => {
    if (!Array.isArray(value)) {
      return addError(
        to,
        'value-invalid',
        path,
        `Invalid \`${name}\``,
        `Expected a list of objects, but the value is ${kindOfValue(value)}.`,
      );
    }
    // A rule for the list reads members of its elements.
    const isReadable = (element: unknown) =>
      to.isUnknown(element) ||
      (typeof element === 'object' && element !== null && kindOfValue(element) === 'an object');
    if (value.every(isReadable)) obey(rules, name, value, path, to, sensitive);
    value.forEach((element: unknown, index) => {
      if (to.isUnknown(element)) return;
      if (element === undefined || element === null) {
        addError(to, 'value-invalid', [...path, index], `Invalid \`${name}\``, 'An element is null. Remove it.');
      } else {
        checkOne(element, [...path, index], to, name);
      }
    });
  };
}

/** Checks that exactly one of the choice's groups is configured (or none, if it is optional), and that it is complete. */
export function compileChoice(choice: ChoiceAttribute): AttributesCheck {
  const groups = Object.values(choice.choice);
  const members = flatAttributes({ choice });
  const names = Object.keys(members);
  const needsSomething = choice.use === 'required' && groups.every((group) => requiredOf(group).length > 0);
  return (config, path, to) => {
    const written = (name: string) => writePath([...path, name]);
    const presence = (name: string) => presenceOf(members[name], config[name], to);
    const known = names.filter((name) => presence(name) === 'known');
    const [first] = known;
    if (first === undefined) {
      if (!needsSomething || names.some((name) => presence(name) === 'unknown')) return;
      addError(
        to,
        'attribute-missing',
        [...path, ...names.slice(0, 1)],
        `Missing ${listNames(firstsOf(groups).map(written), 'or')}`,
        `Exactly one must be configured: ${describe(groups, written)}. ${choice.doc}`,
      );
      return;
    }
    const fitting = groups.filter((group) => known.every((name) => Object.hasOwn(group, name)));
    if (fitting.length === 0) {
      const group = groups.find((each) => Object.hasOwn(each, first)) as Attributes;
      const odd = known.find((name) => !Object.hasOwn(group, name)) as string;
      addError(
        to,
        'attributes-conflict',
        [...path, odd],
        `\`${written(odd)}\` conflicts with \`${written(first)}\``,
        `Configure only one: ${describe(groups, written)} (got ${listNames(known.map(written), 'and')}).`,
      );
      return;
    }
    const missing = fitting.map((group) => requiredOf(group).filter((name) => presence(name) === 'absent'));
    if (missing.some((absent) => absent.length === 0)) return;
    for (const name of missing[0] ?? []) {
      addError(
        to,
        'attribute-missing',
        [...path, name],
        `Missing \`${written(name)}\``,
        `\`${written(name)}\` must be configured together with ${listNames(known.map(written), 'and')}. ${members[name]?.doc}`,
      );
    }
  };
}

function requiredOf(group: Attributes): string[] {
  return Object.entries(group)
    .filter(([, { use }]) => use === 'required')
    .map(([name]) => name);
}

function firstsOf(groups: readonly Attributes[]): string[] {
  return [...new Set(groups.flatMap((group) => requiredOf(group).slice(0, 1)))];
}

/** "either `period`, or `schedule` (with or without `window`)". */
function describe(groups: readonly Attributes[], written: (name: string) => string): string {
  const described = groups.map((group) => {
    const required = requiredOf(group);
    const optional = Object.keys(group).filter((name) => !required.includes(name));
    if (required.length === 0) return optional.length === 0 ? 'none' : listNames(optional.map(written), 'or');
    return (
      listNames(required.map(written), 'and') +
      (optional.length === 0 ? '' : ` (with or without ${listNames(optional.map(written), 'and')})`)
    );
  });
  return `either ${described.join(', or ')}`;
}
