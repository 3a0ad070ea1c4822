import { isValues, Path, Value, Values } from '../../definition/value';

/** The value at a path of members. */
export function valueAt(values: Values, path: Path): Value {
  return path.reduce<Value>((within, step) => (isValues(within) ? within[step] : undefined), values);
}
