import { Hidden, isHidden, isSeenValues, type Seen, type SeenValues } from '../seen';
import { isUnknown, type Value, type Values } from '../value';

/** What stands behind what is hidden. It is known in this folder alone, where old and new are compared: no room looks behind it. */
const secrets = new WeakMap<Hidden, Value>();

export function hide(value: Value): Hidden {
  const hidden = new Hidden();
  secrets.set(hidden, value);
  return hidden;
}

/** The values as they are, to be compared and never to be shown. */
export function peek(values: SeenValues): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, peekAt(value)]));
}

function peekAt(value: Seen): Value {
  if (isHidden(value)) return secrets.get(value);
  if (isUnknown(value)) return value;
  if (Array.isArray(value)) return value.map(peekAt);
  return isSeenValues(value) ? peek(value) : value as Value;
}
