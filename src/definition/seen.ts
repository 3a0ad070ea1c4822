import type { Unknown } from './value';

/**
 * A value on its way to people: what may be shown, what is decided only while the plan is applied, and what is there but secret. Absent
 * is undefined.
 */
export type Seen = undefined | Unknown | Hidden | boolean | string | number | readonly Seen[] | SeenValues;

export interface SeenValues {
  readonly [name: string]: Seen;
}

const HIDDEN = '(sensitive)';
const BRAND = Symbol.for('lintel/hidden');

/** Stands for a secret that is there. However it is printed, it says no more than that. */
export class Hidden {
  /** By which every bundle that has this class knows it. */
  public get [BRAND](): true {
    return true;
  }

  public toString(): string {
    return HIDDEN;
  }

  public toJSON(): string {
    return HIDDEN;
  }

  /** What Node.js prints of it, in an error for example. */
  public [Symbol.for('nodejs.util.inspect.custom')](): string {
    return HIDDEN;
  }
}

export function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && BRAND in value;
}

export function isSeenValues(value: Seen): value is SeenValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isHidden(value);
}

/** Whether a secret stands anywhere inside. */
export function containsHidden(value: Seen): boolean {
  if (isHidden(value)) return true;
  if (Array.isArray(value)) return value.some(containsHidden);
  return isSeenValues(value) && Object.values(value).some(containsHidden);
}
