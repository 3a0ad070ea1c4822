import { decimalKey, isNumber } from './kinds/number';
import { containsUnknown, DynamicValue, isUnknown, isValues, UNKNOWN, type Value, type Values } from './value';

// Values of attributes whose members only the service knows (`DynamicAttribute`). A null member is present but undefined.

/** The value without Terraform's type, which distinguishes lists, sets and tuples. */
export function plainValue(value: Value): Value {
  return value instanceof DynamicValue ? value.value : value;
}

/** The value with the type that Terraform gives to its literal. */
export function withType(value: Value): Value {
  return value === undefined || isUnknown(value) || value instanceof DynamicValue
    ? value
    : new DynamicValue(typeOf(value), value);
}

function typeOf(value: Value): unknown {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (isNumber(value)) return 'number';
  if (Array.isArray(value)) return ['tuple', value.map(typeOf)];
  if (isValues(value)) {
    return ['object', Object.fromEntries(Object.keys(value).map((name) => [name, typeOf(value[name])]))];
  }
  return 'dynamic';
}

/** The same text for all spellings of one value: canonical JSON, in which numbers are exact. */
export function dynamicKey(value: Value): string {
  const plain = plainValue(value);
  if (plain === undefined) return 'null';
  if (isUnknown(plain)) return 'unknown';
  if (typeof plain === 'string') return JSON.stringify(plain.normalize('NFC'));
  if (typeof plain === 'boolean') return String(plain);
  if (isNumber(plain)) return decimalKey(plain);
  if (Array.isArray(plain)) return `[${plain.map(dynamicKey).join()}]`;
  const members = Object.keys(plain as Values).map(
    (name) => `${JSON.stringify(name.normalize('NFC'))}:${dynamicKey((plain as Values)[name])}`,
  );
  return `{${members.sort().join()}}`;
}

/** The members of a secret object as texts, which are compared one by one. Unknown if it is known only after the apply. */
export function secretMembers(value: Value): Value {
  const plain = plainValue(value);
  if (!isValues(plain)) return plain;
  // Without a prototype, so that `__proto__` is an ordinary key.
  const members = Object.create(null) as { [name: string]: Value };
  for (const name of Object.keys(plain)) {
    members[name] = containsUnknown(plain[name]) ? UNKNOWN : dynamicKey(plain[name]);
  }
  return members;
}
