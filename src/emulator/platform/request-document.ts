import type { Call } from '../exchange';
import { trackFields } from '../read-fields';
import { badRequest, invalid, refuseIfAny } from './json-api';

type Fields = Readonly<Record<string, unknown>>;

/** The `data` of a request. */
export interface RequestDocument {
  readonly attributes: Fields;
  readonly relationships: Fields;
}

/** Members that every document may have, whether or not the service uses them. */
const BESIDE_DATA = ['included', 'jsonapi', 'links', 'meta'];
const BESIDE_ATTRIBUTES = ['id', 'links', 'meta'];

/** Members of related resources and of the objects that contain them. */
const MEMBERS = ['type', ...BESIDE_ATTRIBUTES];

/**
 * Reads a request's document, whose `data.type` must be the given one or `otherType`. If `emptyType` is set, it may be empty, as an official client
 * sends it.
 */
export function readDocument(
  call: Call,
  type: string,
  { emptyType = false, otherType }: { readonly emptyType?: boolean; readonly otherType?: string } = {},
): RequestDocument {
  const document = readBody(call);
  const body = isObject(document) ? trackFields(call, document, { known: MEMBERS }) : undefined;
  for (const known of BESIDE_DATA) void body?.[known];
  const data = isObject(body?.data) ? trackFields(call, body.data, { path: 'data.', known: MEMBERS }) : undefined;
  for (const known of BESIDE_ATTRIBUTES) void data?.[known];
  if (!isObject(data)) {
    refuseIfAny([invalid('/data', 'Data must be an object')]);
    return { attributes: {}, relationships: {} };
  }
  refuseIfAny([
    ...(data.type === undefined ? [invalid('/data/type', "Type can't be blank")] : []),
    ...(data.type !== undefined && data.type !== type && data.type !== otherType && !(emptyType && data.type === '')
      ? [invalid('/data/type', `Type must be ${type}`)]
      : []),
    ...['attributes', 'relationships'].flatMap((name) =>
      data[name] === undefined || isObject(data[name])
        ? []
        : [invalid(`/data/${name}`, `${humanize(name)} must be an object`)],
    ),
  ]);
  return {
    attributes: trackFields(call, (data.attributes ?? {}) as Fields, { path: 'data.attributes.' }),
    relationships: trackFields(call, (data.relationships ?? {}) as Fields, {
      path: 'data.relationships.',
      known: MEMBERS,
    }),
  };
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `enforcement-level` → `Enforcement level`, as in the service's sentences. */
export function humanize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');
}

/** The parsed body; undefined if there is none. */
export function readBody(call: Call): unknown {
  if (call.body.length === 0) return undefined;
  const parsed = call.parsedBody;
  if (!parsed) throw badRequest('The body is not valid JSON.');
  return parsed.document;
}
