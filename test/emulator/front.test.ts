/** What is at the root of the emulator's address: an overview for people, and an OpenAPI document for programs. */
import { spawnSync } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../src/emulator';
import type { Emulator } from '../../src/emulator';
import { controls } from '../../src/emulator/control/controls';
import { platformRoutes } from '../../src/emulator/platform/routes';
import type { EngineRoute } from '../../src/emulator/secrets/engine';
import { authMethods, secretsEngines } from '../../src/emulator/secrets/engines';
import { secretsRoutes } from '../../src/emulator/secrets/routes';

interface Item {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Item>>>>;
}

let emulator: Emulator;
let folder: string;

beforeEach(async () => {
  emulator = await startEmulator({ strict: true });
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-front-'));
});

afterEach(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

const mount = async (at: string, document: object) => {
  const response = await fetch(`${emulator.address}/v1/sys/${at}`, {
    method: 'POST',
    headers: { 'X-Service-Token': 'secrets-root' },
    body: JSON.stringify(document),
  });
  expect(response.status).toBeLessThan(300);
};

/** Engines that are mounted nowhere at the start. */
const mountEverything = async () => {
  for (const { type } of authMethods) await mount(`auth/${type}`, { type });
  for (const type of ['kv', 'transit']) await mount(`mounts/${type}`, { type });
  await mount('mounts/kv-2', { type: 'kv', options: { version: '2' } });
};

const openApi = async (): Promise<Document> => {
  const response = await fetch(`${emulator.address}/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json');
  return (await response.json()) as Document;
};

/** Loads the validator in a process of its own: it is an ES module. */
function validate(document: object): unknown {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const script = `
    import { readFileSync } from 'fs';
    import { Validator } from '@seriousme/openapi-schema-validator';
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8')));
    console.log(JSON.stringify({ valid, version: validator.version, errors }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(__dirname, '..', '..'),
    encoding: 'utf8',
  });
  return stderr === '' ? JSON.parse(stdout) : stderr;
}

const shapeOf = (route: string) => route.replace(/[:*]\w+|\{\w+\}/g, '{}');
const VERBS: Readonly<Record<string, string>> = { LIST: 'get', SCAN: 'get' };

it('lists for people what both services serve, the tokens, and what controls the emulator', async () => {
  const response = await fetch(emulator.address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe(`Lintel emulator at ${emulator.address}`);
  for (const { method, path: route } of [...platformRoutes, ...controls]) {
    expect(lines.map((line) => line.trim())).toContain(`${method.padEnd(7)}${route}`);
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      '  tokens, in X-Service-Token: …        secrets-root, secrets-reader, secrets-none',
      '    POST   /v1/sys/mounts/*path',
      '    GET    /v1/database/creds/:name',
      `Both as an OpenAPI document: ${emulator.address}/openapi.json`,
    ]),
  );
});

it('is no request to a service: it is neither journaled nor a violation', async () => {
  await fetch(emulator.address);
  await openApi();
  expect(await emulator.requests()).toEqual({ requests: [], unknown: 0 });
});

it('is there for programs that wait for the start with HEAD, which is no request to a service either', async () => {
  for (const at of ['/', '/openapi.json']) {
    const response = await fetch(`${emulator.address}${at}`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
  expect(await emulator.requests()).toEqual({ requests: [], unknown: 0 });
});

it('names every token of the platform that exists from the start', async () => {
  const teams = Object.values((await emulator.snapshot()).objects.teams ?? {}) as { readonly token?: string }[];
  const page = await (await fetch(`${emulator.address}/`)).text();
  const tokens = teams.flatMap(({ token }) => token ?? []);
  expect(tokens.length).toBeGreaterThan(1);
  for (const token of ['platform-root', 'platform-organization', ...tokens]) {
    expect(page).toMatch(new RegExp(` ${token}\\b`));
  }
});

it('leaves everything else at the root to the platform', async () => {
  const statuses = await Promise.all(
    [
      ['POST', '/'],
      ['GET', '/openapi.yaml'],
      ['DELETE', '/openapi.json'],
    ].map(async ([method, at]) => (await fetch(`${emulator.address}${at}`, { method })).status),
  );
  expect(statuses).toEqual([404, 404, 404]);
  await emulator.clearViolations();
});

describe('the OpenAPI document', () => {
  it('is accepted by a validator', async () => {
    await mountEverything();
    expect(validate(await openApi())).toEqual({ valid: true, version: '3.0' });
  });

  it('would not be accepted with a mistake, so the validator reads it', async () => {
    const { paths, ...rest } = await openApi();
    expect(validate({ ...rest, paths: { ...paths, '/x': { get: { responses: 'none' } } } })).toMatchObject({
      valid: false,
    });
  });

  it('has each row of the endpoint tables, and nothing else', async () => {
    await mountEverything();
    const { paths, servers } = await openApi();
    expect(servers).toEqual([{ url: emulator.address }]);
    const rowsAt = (at: string, routes: readonly EngineRoute[]) =>
      routes.map((route) => ({ ...route, path: `/v1/${at}/${route.path}` }));
    const rows = [
      ...platformRoutes,
      ...secretsRoutes,
      ...secretsEngines.flatMap(({ type, routes, serves }) =>
        rowsAt(serves?.({ options: { version: '2' } }) ? 'kv-2' : type, routes),
      ),
      ...authMethods.flatMap(({ type, routes }) => rowsAt(`auth/${type}`, routes)),
    ].filter((row) => !('absentIn' in row && row.absentIn?.includes('standard')));
    const expected = rows.map(
      ({ method, path: route }) => `${VERBS[method] ?? method.toLowerCase()} ${shapeOf(route)}`,
    );
    const described = Object.entries(paths).flatMap(([route, item]) =>
      Object.keys(item)
        .filter((verb) => verb !== 'parameters')
        .map((verb) => `${verb} ${shapeOf(route)}`),
    );
    expect(new Set(described)).toEqual(new Set(expected));
    expect(described).toHaveLength(new Set(described).size);
  });

  it('says which token an operation needs, and what it takes', async () => {
    const { paths } = await openApi();
    expect(paths['/api/v2/ping'].get.security).toEqual([]);
    expect(paths['/api/v2/tasks/{id}'].patch).toMatchObject({
      security: [{ platform: [] }],
      requestBody: { content: { 'application/vnd.api+json': { schema: { type: 'object' } } } },
    });
    expect(paths['/v1/database/roles'].get).toMatchObject({
      security: [{ secrets: [] }],
      parameters: [{ name: 'list', in: 'query', required: true }],
    });
    expect(paths['/v1/pki/roles/{name}'].post.requestBody!.content['application/json'].schema).toMatchObject({
      properties: { allowed_domains: { type: 'array', items: { type: 'string' } } },
    });
  });
});
