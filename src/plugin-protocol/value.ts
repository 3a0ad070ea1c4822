/**
 * The values of attributes between the wire and a handler.
 *
 * Null is represented as `undefined`. Handlers never receive {@link UNKNOWN}, which exists only in plans.
 */
export type Value =
  | undefined
  | Unknown
  | boolean
  | string
  | number
  | bigint
  | ExactNumber
  | DynamicValue
  | readonly Value[]
  | { readonly [name: string]: Value };

/** An object or a map. Those read from the wire have no prototype, so that `__proto__` is an ordinary key. */
export type Values = { readonly [name: string]: Value };

/** A value that is known only after apply. */
export const UNKNOWN: unique symbol = Symbol.for('terraform/unknown');
export type Unknown = typeof UNKNOWN;

/**
 * A number that a JavaScript number cannot represent exactly, kept as decimal text, such as `0.1000000000000000055`.
 * Whole numbers beyond 2^53 are `bigint`, everything else is `number`.
 */
export class ExactNumber {
  constructor(public readonly text: string) {}
  public toString(): string {
    return this.text;
  }
}

/** A value of Terraform's `dynamic` type, which includes its type. `type` is Terraform's type in JSON. */
export class DynamicValue {
  constructor(
    public readonly type: unknown,
    public readonly value: Value,
  ) {}
}

export function isUnknown(value: unknown): value is Unknown {
  return value === UNKNOWN;
}

/** Whether the value is or contains an unknown value. */
export function containsUnknown(value: Value): boolean {
  if (isUnknown(value)) return true;
  if (Array.isArray(value)) return value.some(containsUnknown);
  if (value instanceof DynamicValue) return containsUnknown(value.value);
  if (isValues(value)) return Object.keys(value).some((key) => containsUnknown(value[key]));
  return false;
}

/** An object or a map, as opposed to the classes and lists a {@link Value} may be. */
export function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ExactNumber) &&
    !(value instanceof DynamicValue)
  );
}
