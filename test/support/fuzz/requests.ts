import { platformRoutes } from '../../../src/emulator/platform/routes';
import { authMethods, secretsEngines } from '../../../src/emulator/secrets/engines';
import { secretsRoutes } from '../../../src/emulator/secrets/routes';
import type { Draw } from './random';
import { documents, fields, HOSTILE_TEXTS, HOSTILE_VALUES, NAMES } from './values';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

interface Row {
  readonly method: string;
  readonly path: string;
  readonly service: 'platform' | 'secrets';
  readonly raw?: boolean;
}

/** The auth methods, which must be mounted below `auth` under their names first. */
export const AUTH_METHODS: readonly string[] = authMethods.map(({ type }) => type);

/** The rows of all endpoint tables. Engines have the mounts that exist from the start. */
const ROWS: readonly Row[] = [
  ...platformRoutes.map(({ method, path, raw }): Row => ({ method, path, raw, service: 'platform' })),
  ...secretsRoutes.map(({ method, path }): Row => ({ method, path, service: 'secrets' })),
  ...secretsEngines.flatMap(({ type, routes }) => rowsAt(type, routes)),
  ...authMethods.flatMap(({ type, routes }) => rowsAt(`auth/${type}`, routes)),
];

function rowsAt(mount: string, routes: readonly { readonly method: string; readonly path: string }[]): Row[] {
  return routes.map(({ method, path }) => ({ method, path: `/v1/${mount}/${path}`, service: 'secrets' }));
}

const QUERIES = [
  '',
  '',
  '',
  'page%5Bnumber%5D=2&page%5Bsize%5D=1',
  'page[size]=-1',
  'page[number]=99999999999',
  'include=owners,policy_sets',
  'include=policies,workspaces,newest_version',
  'filter[target-type]=projects&filter[target-id]=prj-default',
  'filter[namespace]=acme',
  'include=%E0%A4%A',
  'q=%00',
  'q=a&q[name]=b',
  'list=true',
  'filter%5Bkind%5D=opa',
  'filter[module_producer]=x',
  'search%5Bname%5D=%25',
  'limit=1e9&offset=-1',
  'module_version=1.0.0',
  'expires=9999999999',
  'expires=x',
  '&&&==&',
];

/** Returns a request for some row, with random mistakes. `seen` are identifiers and addresses from earlier responses. */
export function drawRequest(draw: Draw, seen: readonly string[]): FuzzRequest {
  const row = draw.of(ROWS);
  const address = row.raw && draw.happens(0.5) ? seen.filter((text) => text.startsWith('/_archivist')) : [];
  const path =
    address.length > 0 ? draw.of(address) : `${mutatePath(draw, fillPath(draw, row.path, seen))}?${draw.of(QUERIES)}`;
  const method = draw.happens(0.05)
    ? draw.of(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'LIST', 'OPTIONS', 'HEAD'])
    : row.method;
  const body =
    ['GET', 'LIST', 'HEAD', 'OPTIONS'].includes(method) && !draw.happens(0.02) ? undefined : drawBody(draw, row);
  return {
    method,
    path,
    headers: { ...drawHeaders(draw, row), ...(body ? { 'Content-Length': String(body.length) } : {}) },
    body,
  };
}

function fillPath(draw: Draw, path: string, seen: readonly string[]): string {
  return path
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return `${name(draw, '', seen)}/${name(draw, '', seen)}`;
      return segment.startsWith(':') ? name(draw, segment.slice(1), seen) : segment;
    })
    .join('/');
}

/** Usually a name that may exist. */
function name(draw: Draw, parameter: string, seen: readonly string[]): string {
  if (draw.happens(0.05)) return escapeText(draw.of(HOSTILE_TEXTS));
  const known = seen.filter(
    (text) =>
      /^(?:task|wstask|taskcfg|pol|polset|polsetver|var|mod|prov)-/.test(text) ===
      /^(?:policy_|policy_set_)?id$/.test(parameter),
  );
  if (known.length > 0 && draw.happens(/id$/.test(parameter) ? 0.8 : 0.1)) return escapeText(draw.of(known));
  return draw.of(NAMES[parameter] ?? NAMES.name);
}

/** A lone surrogate cannot be escaped. It is sent as the replacement character. */
function escapeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function mutatePath(draw: Draw, path: string): string {
  if (!draw.happens(0.05)) return path;
  const at = draw.below(path.length);
  return (
    path.slice(0, at) +
    draw.of(['/', '//', '%', '%2f', '%00', '..', '/../', '%ff', ';', '*', ':']) +
    path.slice(at + draw.below(3))
  );
}

function drawHeaders(draw: Draw, { service, raw }: Row): Record<string, string> {
  const documentType = service === 'platform' ? 'application/vnd.api+json' : 'application/json';
  const type = draw.happens(0.95)
    ? raw
      ? 'application/octet-stream'
      : documentType
    : draw.of(['', 'text/plain', 'application/merge-patch+json', ';;', 'a'.repeat(500)]);
  const token = draw.happens(0.92)
    ? `${service}-root`
    : draw.of([`${service}-reader`, `${service}-none`, 'nobody', '', 'a'.repeat(1000)]);
  return {
    'Content-Type': type,
    ...(service === 'platform' ? { Authorization: `Bearer ${token}` } : { 'X-Service-Token': token }),
  };
}

function drawBody(draw: Draw, { service, path, raw }: Row): Buffer {
  if (raw || draw.happens(0.04)) return Buffer.from(Array.from({ length: draw.below(200) }, () => draw.below(256)));
  const good = service === 'platform' ? drawDocument(draw, path) : drawFields(draw);
  const text = JSON.stringify(draw.happens(0.4) ? mutate(draw, good) : good) ?? '';
  if (draw.happens(0.03)) return Buffer.from(text.slice(0, draw.below(text.length)));
  if (draw.happens(0.02)) return Buffer.from('['.repeat(20_000));
  return Buffer.from(draw.happens(0.02) ? text.replace('{', '{"__proto__":{"a":1},"constructor":7,') : text);
}

/** Usually of the type that the endpoint accepts. */
function drawDocument(draw: Draw, path: string): unknown {
  const type = DOCUMENT_TYPES.find(([end]) => end.test(path))?.[1];
  const fitting = documents.filter((document) => (document as { data: { type?: string } }).data.type === type);
  return fitting.length > 0 && draw.happens(0.9) ? draw.of(fitting) : draw.of(documents);
}

const DOCUMENT_TYPES: readonly [RegExp, string][] = [
  [/workspaces\/[^/]+\/tasks/, 'workspace-tasks'],
  [/tasks(?:\/|$)/, 'tasks'],
  [/policies/, 'policies'],
  [/policy-sets(?:\/:id)?$/, 'policy-sets'],
  [/parameters/, 'vars'],
  [/task-configs/, 'task-configs'],
  [/platforms/, 'registry-provider-platforms'],
  [/registry-providers\/.*versions$/, 'registry-provider-versions'],
  [/registry-providers$/, 'registry-providers'],
  [/gpg-keys/, 'gpg-keys'],
  [/versions$/, 'registry-module-versions'],
  [/registry-modules/, 'registry-modules'],
  [/admin\/organizations\/:name$/, 'organizations'],
];

function drawFields(draw: Draw): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(() => draw.happens(0.25))
      .map(([key, values]) => [key, draw.of(values)]),
  );
}

/** The same value with one member changed, removed or duplicated. */
function mutate(draw: Draw, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || draw.happens(0.2)) return draw.of(HOSTILE_VALUES);
    const at = draw.below(value.length);
    return draw.happens(0.2)
      ? [...value, value[at]]
      : value.map((item, index) => (index === at ? mutate(draw, item) : item));
  }
  if (typeof value !== 'object' || value === null) return draw.of(HOSTILE_VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0 || draw.happens(0.1)) return draw.of(HOSTILE_VALUES);
  const key = draw.of(keys);
  const { [key]: chosen, ...others } = value as Record<string, unknown>;
  return draw.happens(0.15) ? others : { ...others, [key]: mutate(draw, chosen) };
}
