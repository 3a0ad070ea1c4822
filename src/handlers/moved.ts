import { isValues, type Value, type Values } from '../definition/value';
import type { Moved, NotCarried } from './contract';

/** The values for a warning: those of the foreign state that no attribute has. */
export function leftBehind({ carried, notCarried = [] }: Moved, source: Values): readonly NotCarried[] {
  if (!carried) return notCarried;
  const known = new Set([...carried, ...notCarried.map((left) => (typeof left === 'string' ? left : left.name))]);
  return [...notCarried, ...Object.keys(source).filter((name) => !known.has(name) && !isEmpty(source[name]))];
}

/** Whether a value can be dropped without losing information. */
export function isEmpty(value: Value): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isValues(value) && Object.keys(value).every((key) => isEmpty(value[key]));
}
