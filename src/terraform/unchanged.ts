import { isValues, Value, Values } from '../definition/value';
import { DynamicValueMessage, encodeDynamicValue } from '../plugin-protocol/wire/messages';
import type { WireType } from '../plugin-protocol/wire/type';

/** Returns the message that Terraform sent if the value is unchanged, as most objects in most plans are. */
export function encodeUnlessSame(
  type: WireType,
  value: Values,
  sent: Values | undefined,
  message: DynamicValueMessage | undefined,
): DynamicValueMessage {
  return message && isSame(value, sent) ? message : encodeDynamicValue(type, value);
}

/** Whether two values are identical, not merely equivalent. */
function isSame(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((element: Value, index) => isSame(element, (other as readonly Value[])[index]))
    );
  }
  if (!isValues(one) || !isValues(other)) return false;
  // An absent member may still have a key.
  return (
    Object.keys(one).every((name) => isSame(one[name], other[name])) &&
    Object.keys(other).every((name) => other[name] === undefined || one[name] !== undefined)
  );
}
