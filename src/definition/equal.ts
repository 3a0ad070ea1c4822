import type { Attribute, Attributes, Comparison, ScalarKind } from './attribute';
import { dynamicKey } from './dynamic';
import { aclPolicyKey, aclRulesKey } from './kinds/acl-policy/merge';
import { claimsKey } from './kinds/claims';
import { documentKey } from './kinds/document';
import { durationKey } from './kinds/duration';
import { networkKey } from './kinds/network';
import { decimalKey, isNumber } from './kinds/number';
import { charactersKey, passwordPolicyKey } from './kinds/password-policy';
import { pemKey } from './kinds/pem';
import { pgpKeyPackets } from './kinds/pgp-key';
import { timeKey } from './kinds/time';
import { oncePer } from './once-per';
import { DynamicValue, isUnknown, isValues, type Value, type Values } from './value';

/**
 * Whether two values are equivalent for an attribute: durations of the same length, documents with the same content, PEMs with the same
 * DER, sets in any order. Undefined means absent. An unknown value equals only another unknown value.
 */
export function equalValue(attribute: Attribute, a: Value, b: Value): boolean {
  if (isSame(a, b, attribute)) return true;
  const key = keyFunction(attribute);
  return key(a) === key(b);
}

/**
 * Whether two values are identical without parsing them, as most values that a plan compares are. Absent members are undefined. Terraform sorts
 * sets, and services do not.
 */
function isSame(a: Value, b: Value, attribute?: Attribute): boolean {
  if (a === b) return true;
  const inner = attribute && 'attributes' in attribute ? attribute.attributes : undefined;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    if (attribute?.type === 'set') return a.every((one) => b.includes(one)) && b.every((one) => a.includes(one));
    return a.every((one, at) => isSameGroup(one, b[at], inner));
  }
  return isSameGroup(a, b, inner);
}

function isSameGroup(a: Value, b: Value, attributes?: Attributes): boolean {
  if (Array.isArray(a)) return isSame(a, b);
  if (!isValues(a) || !isValues(b)) return a === b;
  return (
    Object.keys(a).every((name) => isSame(a[name], b[name], attributes?.[name])) &&
    Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
  );
}

/** The canonical text of any value: equal for all spellings of one value, and different for different values of any type. */
export function normalizedKey(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (value === undefined) return ABSENT;
  if (isUnknown(value)) return 'unknown';
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return decimalKey(value);
  if (Array.isArray(value)) return `[${value.map(normalizedKey).join()}]`;
  if (value instanceof DynamicValue) return `(${normalizedKey(value.type as Value)}:${normalizedKey(value.value)})`;
  return membersKey(value as Values, () => normalizedKey);
}

type Key = (value: Value) => string;

const ABSENT = 'absent';

const keyFunction = oncePer((attribute: Attribute): Key => {
  const key = keyOfAttribute(attribute);
  if (attribute.type === undefined) return key;
  const absent = 'absentIs' in attribute && attribute.absentIs !== undefined ? key(attribute.absentIs) : ABSENT;
  if (!attribute.emptyIsAbsent && absent === ABSENT) return key;
  const empty = new Set([
    ABSENT,
    absent,
    ...(attribute.emptyIsAbsent ? ['[]', '<>', '{}', 'false', '0', 'duration 0', '""'] : []),
  ]);
  return (value) => {
    if (!attribute.emptyIsAbsent) return key(value) === absent ? ABSENT : key(value);
    const text = typeof value === 'string' && attribute.type !== 'string' && value.trim() === '' ? ABSENT : key(value);
    return empty.has(text) ? ABSENT : text;
  };
});

function keyOfAttribute(attribute: Attribute): Key {
  switch (attribute.type) {
    case undefined: {
      const members = new Map(Object.entries(attribute.choice).map(([kind, group]) => [kind, membersOf(group)]));
      return (value) =>
        isValues(value)
          ? `${normalizedKey(value.kind)}${membersKey(value, members.get(String(value.kind)) ?? anyMember)}`
          : normalizedKey(value);
    }
    case 'list': {
      if (attribute.compare === 'anyOrder') return keyOfAttribute({ ...attribute, type: 'set', compare: undefined });
      const element = keyOfScalar(attribute.element, attribute.compare);
      return (value) => (Array.isArray(value) ? `[${value.map(element).join()}]` : normalizedKey(value));
    }
    case 'set': {
      const element = keyOfScalar(attribute.element, attribute.compare);
      return (value) =>
        Array.isArray(value) ? `<${[...new Set(value.map(element))].sort().join()}>` : normalizedKey(value);
    }
    case 'map': {
      const scalar = keyOfScalar(attribute.element, attribute.compare);
      const element: Key = (value) => (Array.isArray(value) ? `[${value.map(scalar).join()}]` : scalar(value));
      return (value) => (isValues(value) ? membersKey(value, () => element) : normalizedKey(value));
    }
    case 'dynamic':
      return (value) => (value === undefined ? ABSENT : dynamicKey(value));
    case 'object':
      return objectKey(attribute.attributes);
    case 'objects': {
      const element = objectKey(attribute.attributes);
      const inOrder = (keys: string[]) => (attribute.compare === 'anyOrder' ? keys.sort() : keys);
      const key: Key = (value) =>
        Array.isArray(value) ? `[${inOrder(value.map(element)).join()}]` : normalizedKey(value);
      return attribute.compare === 'aclRules' ? (value) => aclRulesKey(value) ?? key(value) : key;
    }
    default:
      return keyOfScalar(attribute.type, attribute.compare);
  }
}

function objectKey(attributes: Attributes): Key {
  const members = membersOf(attributes);
  return (value) => (isValues(value) ? membersKey(value, members) : normalizedKey(value));
}

/** The members of choices are flattened in values for Terraform, and under the name of the choice in values for handlers. */
function membersOf(attributes: Attributes): (name: string) => Key {
  const keys = new Map<string, Key>();
  for (const [name, attribute] of Object.entries(attributes)) {
    keys.set(name, keyFunction(attribute));
    if (attribute.type !== undefined) continue;
    for (const group of Object.values(attribute.choice)) {
      for (const [member, inner] of Object.entries(group)) keys.set(member, keyFunction(inner));
    }
  }
  return (name) => keys.get(name) ?? normalizedKey;
}

const anyMember = (): Key => normalizedKey;

function membersKey(values: Values, key: (name: string) => Key): string {
  const members: string[] = [];
  for (const name of Object.keys(values)) {
    const text = key(name)(values[name]);
    if (text !== ABSENT) members.push(`${JSON.stringify(name.normalize('NFC'))}:${text}`);
  }
  return `{${members.sort().join()}}`;
}

function keyOfScalar(kind: ScalarKind, compare?: Comparison): Key {
  if (compare) return (value) => normalizedKey(typeof value === 'string' ? SPELLINGS[compare](value) : value);
  switch (kind) {
    case 'duration':
      return textKey('duration', durationKey);
    case 'document':
      return textKey('document', (text) => documentKey(text.normalize('NFC')));
    case 'pem':
      return textKey('pem', pemKey);
    case 'time':
      return textKey('time', timeKey);
    default:
      return normalizedKey;
  }
}

const SPELLINGS: { readonly [C in Comparison]: (text: string) => string } = {
  trimmed: (text) => text.trim(),
  squeezed: (text) => text.trim().replace(/\s+/g, ' '),
  anyCase: (text) => text.toLowerCase(),
  lasting: (text) => durationKey(text) ?? text,
  characters: charactersKey,
  passwordPolicy: (text) => passwordPolicyKey(text) ?? text,
  aclPolicy: (text) => aclPolicyKey(text) ?? text,
  aclRules: (text) => text,
  network: (text) => networkKey(text) ?? text,
  claims: (text) => claimsKey(text) ?? text,
  pgpKey: (text) => pgpKeyPackets(text) ?? text,
  folder: (text) => text.replace(/^\/+|\/+$/g, ''),
  anyOrder: (text) => text,
  truth: (text) => (/^(?:1|t|true)$/i.test(text) ? 'true' : /^(?:0|f|false)$/i.test(text) ? 'false' : text),
};

/** A text that cannot be parsed equals only itself. */
function textKey(kind: string, parse: (text: string) => string | undefined): Key {
  return (value) => {
    const key = typeof value === 'string' ? parse(value) : undefined;
    return key === undefined ? normalizedKey(value) : `${kind} ${key}`;
  };
}
