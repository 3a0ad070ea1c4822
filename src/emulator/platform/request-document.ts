import type { Call } from '../exchange';
import { badRequest, invalid, refuseIfAny } from './json-api';

type Fields = Readonly<Record<string, unknown>>;

/** The `data` of a request. */
export interface RequestDocument {
  readonly attributes: Fields;
  readonly relationships: Fields;
}

/** Reads the document of a request, whose `data.type` must be the given one or another one that stands for it. */
export function readDocument(call: Call, type: string, otherType?: string): RequestDocument {
  const body = readBody(call);
  const data = isObject(body) ? body.data : undefined;
  if (!isObject(data)) {
    refuseIfAny([invalid('/data', 'Data must be an object')]);
    return { attributes: {}, relationships: {} };
  }
  refuseIfAny([
    ...(data.type === undefined ? [invalid('/data/type', "Type can't be blank")] : []),
    ...(data.type !== undefined && data.type !== type && data.type !== otherType
      ? [invalid('/data/type', `Type must be ${type}`)]
      : []),
    ...['attributes', 'relationships'].flatMap((name) =>
      data[name] === undefined || isObject(data[name])
        ? []
        : [invalid(`/data/${name}`, `${humanize(name)} must be an object`)],
    ),
  ]);
  return { attributes: (data.attributes ?? {}) as Fields, relationships: (data.relationships ?? {}) as Fields };
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `enforcement-level` → `Enforcement level`, as in the service's sentences. */
export function humanize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');
}

/** The parsed body; undefined if there is none. */
export function readBody({ body }: Call): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}
