import { Redacted, isRedacted, isDisplayValues, type DisplayValue, type DisplayValues } from '../display-value';
import { isUnknown, type Value, type Values } from '../value';

/** The redacted values. Only this folder can read them, to compare old and new values; resources cannot. */
const secrets = new WeakMap<Redacted, Value>();

export function hide(value: Value): Redacted {
  const redacted = new Redacted();
  secrets.set(redacted, value);
  return redacted;
}

/** The actual values, for comparison only: they must never be shown. */
export function peek(values: DisplayValues): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, peekAt(value)]));
}

function peekAt(value: DisplayValue): Value {
  if (isRedacted(value)) return secrets.get(value);
  if (isUnknown(value)) return value;
  if (Array.isArray(value)) return value.map(peekAt);
  return isDisplayValues(value) ? peek(value) : (value as Value);
}
