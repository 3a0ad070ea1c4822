/** JSON:API as the platform speaks it: documents, errors, and values that arrive in several spellings. */
import { ErrorDetail } from './errors';

export interface Identifier {
  readonly id: string;
  readonly type: string;
}

/** What is in its objects is read with the readers of `read-answer.ts`, which say where something else is there than must be. */
export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: unknown;
  readonly links?: unknown;
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

/** The errors of an answer's body; registry-standard endpoints send plain texts in the same place. */
export function readErrors(body: unknown): ErrorDetail[] {
  if (!isObject(body) || !Array.isArray(body.errors)) return [];
  return body.errors.flatMap((error: unknown) => {
    if (typeof error === 'string') return error.trim() === '' ? [] : [{ detail: unwrapped(oneLine(error)) }];
    if (!isObject(error)) return [];
    const detail: ErrorDetail = {
      ...(typeof error.title === 'string' && { title: oneLine(error.title) }),
      ...(typeof error.detail === 'string' && { detail: oneLine(error.detail) }),
      ...(isObject(error.source) && typeof error.source.pointer === 'string' && { pointer: oneLine(error.source.pointer) }),
    };
    return Object.keys(detail).length === 0 ? [] : [detail];
  });
}

/** Texts, and numbers or booleans as text; anything else is no text. */
export function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Services send booleans as such and as text. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Services send whole numbers as such, as text, and with an empty fraction (`604800.0`). */
export function readInteger(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Services wrap texts in lines and tabs; messages of ours are one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The secrets service lists causes as `2 errors occurred: * one * two`. */
function unwrapped(text: string): string {
  const causes = /^\d+ errors? occurred: ?\* (.*)$/.exec(text);
  return causes ? causes[1].split(' * ').join('; ') : text;
}
