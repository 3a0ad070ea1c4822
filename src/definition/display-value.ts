import type { Unknown } from './value';

/**
 * A value on its way to people: what may be shown, what is decided only while the plan is applied, and what is there but secret. Absent
 * is undefined.
 */
export type DisplayValue = undefined | Unknown | Redacted | boolean | string | number | readonly DisplayValue[] | DisplayValues;

export interface DisplayValues {
  readonly [name: string]: DisplayValue;
}

const REDACTED = '(sensitive)';
const BRAND = Symbol.for('lintel/hidden');

/** Stands for a secret that is there. However it is printed, it says no more than that. */
export class Redacted {
  /** By which every bundle that has this class knows it. */
  public get [BRAND](): true {
    return true;
  }

  public toString(): string {
    return REDACTED;
  }

  public toJSON(): string {
    return REDACTED;
  }

  /** What Node.js prints of it, in an error for example. */
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

/** Whether a secret stands anywhere inside. */
export function containsRedacted(value: DisplayValue): boolean {
  if (isRedacted(value)) return true;
  if (Array.isArray(value)) return value.some(containsRedacted);
  return isDisplayValues(value) && Object.values(value).some(containsRedacted);
}
