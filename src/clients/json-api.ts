/** JSON:API as the platform speaks it: documents, errors, and values that arrive in several spellings. */
import { ErrorDetail } from './errors';

export interface Identifier {
  readonly id: string;
  readonly type: string;
}

export interface Relationship {
  readonly data?: Identifier | readonly Identifier[] | null;
  readonly links?: Readonly<Record<string, string>>;
}

export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, Relationship>>;
  readonly links?: Readonly<Record<string, string>>;
}

export interface Document {
  readonly data: Resource;
  readonly included?: readonly Resource[];
}

export interface ListDocument {
  readonly data: readonly Resource[];
  readonly included?: readonly Resource[];
  readonly links?: Readonly<Record<string, string | null>>;
  readonly meta?: { readonly pagination?: Readonly<Record<string, unknown>>; readonly [key: string]: unknown };
}

export function isDocument(value: unknown): value is Document {
  return isObject(value) && isResource(value.data);
}

export function isListDocument(value: unknown): value is ListDocument {
  return isObject(value) && Array.isArray(value.data) && value.data.every(isResource);
}

/** Identifiers (of the module consumers) are resources without attributes: they get empty ones. */
export function withAttributes<T extends Document | ListDocument>(document: T): T {
  const complete = (resource: Resource) => resource.attributes ? resource : { ...resource, attributes: {} };
  const data = document.data as Resource | readonly Resource[];
  return {
    ...document,
    data: Array.isArray(data) ? data.map(complete) : complete(data as Resource),
    ...(document.included && { included: document.included.map(complete) }),
  };
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

function isResource(value: unknown): value is Resource {
  return isObject(value) && typeof value.id === 'string' && typeof value.type === 'string';
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
