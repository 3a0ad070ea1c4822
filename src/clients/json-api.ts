/** The platform's JSON:API: documents, errors, and values that services send in several spellings. */
import { ErrorDetail } from './errors';

export interface Identifier {
  readonly id: string;
  readonly type: string;
}

/** Members are read with the readers of `read-response.ts`, which report the path of an unexpected value. */
export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: unknown;
  readonly links?: unknown;
  /** Objects the response included for all of its objects, if requested. */
  readonly included?: readonly Resource[];
}

export interface Document {
  readonly data: Resource;
  readonly included?: readonly Resource[];
}

export interface ListDocument {
  readonly data: readonly Resource[];
  readonly included?: readonly Resource[];
  readonly links?: unknown;
  readonly meta?: unknown;
}

/** Reads the errors in a response's body. Registry protocol endpoints send plain texts in the same place. */
export function readErrors(body: unknown): ErrorDetail[] {
  if (!isObject(body) || !Array.isArray(body.errors)) return [];
  return body.errors.flatMap((error: unknown) => {
    if (typeof error === 'string') return error.trim() === '' ? [] : [{ detail: unwrapped(oneLine(error)) }];
    if (!isObject(error)) return [];
    const detail: ErrorDetail = {
      ...(typeof error.title === 'string' && { title: oneLine(error.title) }),
      ...(typeof error.detail === 'string' && { detail: oneLine(error.detail) }),
      ...(isObject(error.source) &&
        typeof error.source.pointer === 'string' && { pointer: oneLine(error.source.pointer) }),
    };
    return Object.keys(detail).length === 0 ? [] : [detail];
  });
}

/** Reads texts, and numbers and booleans as text. Returns undefined for anything else. */
export function readString(value: unknown): string | undefined {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
}

/** Services send booleans as booleans or as text. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Services send whole numbers as numbers, as text, or with an empty fraction (`604800.0`). */
export function readInteger(value: unknown): number | undefined {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Services put line breaks and tabs into texts; our messages are a single line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The secrets service lists causes as `2 errors occurred: * one * two`. */
function unwrapped(text: string): string {
  const causes = /^\d+ errors? occurred: ?\* (.*)$/.exec(text)?.[1];
  return causes?.split(' * ').join('; ') ?? text;
}
