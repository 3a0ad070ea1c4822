import type { CollectionAttribute, ObjectAttribute, PlainAttribute, ScalarAttribute, ScalarKind } from '../attribute';
import { compileAttributes } from './attributes';
import { kindCheck } from './kind';
import { compileRule, type ValueRule } from './rule';
import { findNearest, kindOfValue, listNumbers, listValues, showValue } from './words';
import { isNumber } from '../kinds/number';
import { addError, type Inspection } from '../problem';
import type { Rule } from '../rule';
import type { Path } from '../value';

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
    default:
      return compileScalar(attribute, attribute.rules, sensitive);
  }
}

function compileScalar(
  attribute: Pick<ScalarAttribute, 'type' | 'values' | 'fractional' | 'compare'>,
  rules: readonly Rule[] = [],
  sensitive: boolean,
): ValueCheck {
  const compiled = rules.map((rule) => compileRule(rule, attribute.type));
  const isOfKind = kindCheck(attribute.type, attribute.fractional, compiled);
  const { values } = attribute;
  // A value that ignores case is in the vocabulary in any case.
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
      // Terraform cannot address an element of a set, so a problem with one is shown at the set.
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
    obey(rules, name, value, path, to, sensitive);
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
