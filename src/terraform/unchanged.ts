import { isValues, Value, Values } from '../definition/value';
import { DynamicValueMessage, encodeDynamicValue } from '../plugin-protocol/wire/messages';
import type { WireType } from '../plugin-protocol/wire/type';

/** What Terraform sent, as long as it means what we would say: most objects of most plans are as they were. */
export function encodeUnlessSame(type: WireType, value: Values, sent: Values | undefined, message: DynamicValueMessage | undefined): DynamicValueMessage {
  return message && isSame(value, sent) ? message : encodeDynamicValue(type, value);
}

/** Whether two values are spelled alike, and not only mean the same. */
function isSame(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((element: Value, index) => isSame(element, (other as readonly Value[])[index]));
  if (!isValues(one) || !isValues(other)) return false;
  // What is absent may have a name all the same.
  return Object.keys(one).every((name) => isSame(one[name], other[name])) && Object.keys(other).every((name) => other[name] === undefined || one[name] !== undefined);
}
