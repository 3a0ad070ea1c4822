import type { Unknown } from './value';

/** A value to show to people: it may be visible, known only after apply, or redacted. An absent value is undefined. */
export type DisplayValue =
  | undefined
  | Unknown
  | Redacted
  | boolean
  | string
  | number
  | readonly DisplayValue[]
  | DisplayValues;

export interface DisplayValues {
  readonly [name: string]: DisplayValue;
}

const REDACTED = '(sensitive)';
const BRAND = Symbol.for('lintel/hidden');

/** Shown instead of a secret value. However it is printed, it only reveals that there is a value. */
export class Redacted {
  /** Identifies instances across bundles that each contain this class. */
  public get [BRAND](): true {
    return true;
  }

  public toString(): string {
    return REDACTED;
  }

  public toJSON(): string {
    return REDACTED;
  }

  /** The text that Node.js prints, for example in an error. */
  public [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}

export function isRedacted(value: unknown): value is Redacted {
  return typeof value === 'object' && value !== null && BRAND in value;
}

export function isDisplayValues(value: DisplayValue): value is DisplayValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRedacted(value);
}

/** Whether the value contains a secret at any depth. */
export function containsRedacted(value: DisplayValue): boolean {
  if (isRedacted(value)) return true;
  if (Array.isArray(value)) return value.some(containsRedacted);
  return isDisplayValues(value) && Object.values(value).some(containsRedacted);
}
