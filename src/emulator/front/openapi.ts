import type { Operation } from './operations';

/** The OpenAPI document for both services, with one operation for each row of their endpoint tables. */
export function openApiOf(operations: readonly Operation[], address: string): object {
  const paths = new Map<string, { readonly path: string; readonly items: Map<string, Operation[]> }>();
  for (const operation of operations) {
    // Paths that differ only in parameter names are the same path.
    const shape = operation.path.replace(PARAMETER, '{}');
    const entry = paths.get(shape) ?? { path: templateOf(operation.path), items: new Map<string, Operation[]>() };
    paths.set(shape, entry);
    const verb = verbOf(operation.method);
    entry.items.set(verb, [...(entry.items.get(verb) ?? []), operation]);
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Lintel emulator',
      description:
        'The platform, below /api, and the secrets service, below /v1. A `LIST` of the secrets service is its `GET` with `list=true`, which this document describes, because OpenAPI has no such method; `PUT` is its `POST`. Engines are where they are mounted now.',
      version: '1',
    },
    servers: [{ url: address }],
    tags: tagsOf(operations),
    paths: Object.fromEntries(
      [...paths.values()].map(({ path, items }) => [
        path,
        {
          ...parametersOf(path),
          ...Object.fromEntries([...items].map(([verb, rows]) => [verb, itemOf(rows, verb, path)])),
        },
      ]),
    ),
    components: {
      securitySchemes: {
        platform: { type: 'http', scheme: 'bearer', description: 'Such as platform-root.' },
        secrets: { type: 'apiKey', in: 'header', name: 'X-Service-Token', description: 'Such as secrets-root.' },
      },
      responses: {
        platform: { description: 'Refused.', content: { [JSON_API]: { schema: PROBLEMS } } },
        secrets: { description: 'Refused.', content: { 'application/json': { schema: TEXTS } } },
      },
    },
  };
}

const JSON_API = 'application/vnd.api+json';

const PARAMETER = /[:*]\w+/g;

const PROBLEMS = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { status: { type: 'string' }, title: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
};

const TEXTS = { type: 'object', properties: { errors: { type: 'array', items: { type: 'string' } } } };

/** Query parameters that request a list, by the method they stand for. */
const ASKED: Readonly<Record<string, string>> = { LIST: 'list', SCAN: 'scan' };

function verbOf(method: string): string {
  return ASKED[method] ? 'get' : method.toLowerCase();
}

function templateOf(path: string): string {
  return path.replace(PARAMETER, (name) => `{${name.slice(1)}}`);
}

function tagsOf(operations: readonly Operation[]): object[] {
  return [...new Set(operations.map(tagOf))].map((name) => ({ name }));
}

function tagOf({ service, group }: Operation): string {
  return `${service}: ${group}`;
}

function parametersOf(path: string): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.length === 0) return {};
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  };
}

function itemOf(rows: readonly Operation[], verb: string, path: string): object {
  const first = rows[0]!;
  const asked = rows.flatMap(({ method }) => ASKED[method] ?? []);
  const isRequired = asked.length === rows.length && rows.length === 1;
  return {
    operationId: `${verb}${path.replace(/[^A-Za-z0-9]+/g, '_')}`.replace(/_$/, ''),
    summary: rows.map(({ name }) => name).join('; '),
    tags: [tagOf(first)],
    ...(asked.length > 0 && {
      parameters: asked.map((name) => ({
        name,
        in: 'query',
        required: isRequired,
        schema: { type: 'string', enum: isRequired ? ['true'] : ['true', 'false'] },
      })),
    }),
    ...bodyOf(first, verb),
    ...(rows.every(({ deprecated }) => deprecated) && { deprecated: true }),
    security: rows.every(({ open }) => open) ? [] : [{ [first.service]: [] }],
    responses: {
      '2XX': { description: 'Done.' },
      'default': { $ref: `#/components/responses/${first.service}` },
    },
  };
}

function bodyOf({ service, raw, body }: Operation, verb: string): object {
  if (!['post', 'put', 'patch'].includes(verb)) return {};
  const type = raw ? 'application/octet-stream' : service === 'platform' ? JSON_API : 'application/json';
  const schema = raw ? { type: 'string', format: 'binary' } : (body ?? { type: 'object' });
  return { requestBody: { content: { [type]: { schema } } } };
}
