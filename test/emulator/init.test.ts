import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../src/emulator';
import type { Emulator, EmulatorOptions } from '../../src/emulator';
import { lineOfMember } from '../../src/emulator/init/json-line';
import { send } from '../support/send';

let folder: string;
let emulator: Emulator | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-init-'));
});
afterEach(async () => {
  await emulator?.close();
  emulator = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts an emulator with these files. */
async function start(files: Record<string, string>, options: EmulatorOptions = {}): Promise<Emulator> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  emulator = await startEmulator({ init: folder, ...options });
  return emulator;
}

/** The message with which the start fails, without the folder. */
const failure = async (files: Record<string, string>, options?: EmulatorOptions): Promise<string> =>
  start(files, options).then(
    () => 'started',
    (error: Error) => error.message.replaceAll(`${folder}${path.sep}`, ''),
  );

const read = async (target: string) =>
  send('GET', `${emulator!.address}${target}`, { 'X-Service-Token': 'secrets-root' });

const ROLES = `
@token = secrets-root
@pki=pki
# A comment, and // too
@roles = {{address}}/v1/{{pki}}/roles

### A role
POST {{roles}}/web HTTP/1.1
X-Service-Token: {{token}}
// not a header
Content-Type: application/json

{
  "allowed_domains": ["example.com"],
  "ttl": "1h"
}

###
# @name created
POST http://localhost:8400/v1/auth/token/create
X-Service-Token: {{ token }}

{"policies": ["default"], "ttl": "{{$processEnv INIT_TEST_TTL}}"}

### The response of a request is used in another
GET /v1/auth/token/lookup-self
    ?a=1
    &b=2
X-Service-Token: {{created.response.body.$.auth.client_token}}

###
PUT /v1/database/config/app
X-Service-Token: {{token}}

< ./bodies/connection.json
###
PUT /v1/database/roles/app
X-Service-Token: {{token}}

{"db_name": "app", "creation_statements": ["CREATE USER {{name}} PASSWORD '{{password}}'"]}
`;
const CONNECTION = JSON.stringify({
  plugin_name: 'mysql-database-plugin',
  connection_url: '{{username}}:{{password}}@tcp(127.0.0.1:3306)/',
  verify_connection: false,
  allowed_roles: ['*'],
});

it('applies JSON and HTTP requests in the order of their names, and a reset returns to them', async () => {
  process.env.INIT_TEST_TTL = '90m';
  const { address } = await start({
    '10-objects.json': JSON.stringify({ organizations: [{ name: 'beta', email: 'a@b' }] }),
    '20-more.json': JSON.stringify({ workspaces: [{ id: 'ws-b', name: 'main', organization: 'beta' }] }),
    '30-roles.http': ROLES,
    '40-control.rest': 'POST /_emulator/policy-sets\n\n{"name": "b", "organization": "beta"}',
    'bodies/connection.json': CONNECTION,
    '.hidden.json': '{',
    'README.md': '# Seeds',
  });
  const check = async (): Promise<void> => {
    const { objects } = await emulator!.snapshot();
    expect(objects.workspaces).toContainEqual({ id: 'ws-b', name: 'main', organization: 'beta' });
    expect(objects.policySets).toContainEqual(expect.objectContaining({ organization: 'beta' }));
    expect(objects.databaseRoles).toEqual([
      expect.objectContaining({ creationStatements: ["CREATE USER {{name}} PASSWORD '{{password}}'"] }),
    ]);
    expect((await read('/v1/pki/roles/web')).body.data.allowed_domains).toEqual(['example.com']);
    expect(await emulator!.tokens()).toHaveLength(1);
  };
  await check();
  await send('DELETE', `${address}/v1/pki/roles/web`, { 'X-Service-Token': 'secrets-root' });
  await emulator!.reset();
  await check();
});

it('does not record the requests of seeds', async () => {
  await start({ 'a.http': 'GET /api/v2/ping', 'b.json': '{}' });
  expect(await emulator?.journal()).toEqual({ requests: [], dropped: 0 });
  expect(await emulator?.requests()).toEqual({ requests: [], unknown: 0 });
});

it.each<[string, Record<string, string>, string | RegExp, EmulatorOptions?]>([
  ['no file', {}, /contains no \.json, \.http or \.rest file\.$/],
  ['a folder that does not exist', {}, /^cannot read the folder .*ENOENT/, { init: '/nowhere/seeds' }],
  ['invalid JSON', { 'a.json': '{\n  "organizations": [,]\n}' }, /^a\.json:2: [^]*JSON/],
  ['JSON that ends early', { 'a.json': '{\n  "organizations": [\n' }, /^a\.json:2: /],
  [
    'an unknown key',
    { 'a.json': '{"organisations": []}' },
    /^a\.json:1: The body has unknown keys: organisations\. Known keys: settings, clock, organizations/,
  ],
  [
    'a wrong field',
    {
      'a.json':
        '{\n  "workspaces": [\n    {"name": "x\\"}", "organization": "acme"},\n    {\n      "name": 1\n    }\n  ]\n}',
    },
    'a.json:5: "workspaces[1].name" must be a non-empty string.',
  ],
  [
    'a missing field',
    { 'a.json': '{\n  "organizations": [\n    {"name": "x"}\n  ]\n}' },
    'a.json:3: "organizations[0].email" must be a non-empty string.',
  ],
  [
    'a wrong object',
    { 'a.json': '{"objects": {\n  "organizations": [\n{"name": "x", "email": 1}]}}' },
    'a.json:3: objects.organizations[0].email must be a string.',
  ],
  [
    'a request that is refused',
    { 'a.http': '\n\nPOST /v1/pki/issue/none\nX-Service-Token: secrets-root\n\n{}' },
    /^a\.http:3: POST \/v1\/pki\/issue\/none returned 400: \{"errors":\["unknown role: none"\]\}$/,
  ],
  ['a request without a token', { 'a.http': 'GET /v1/pki/roles/none' }, /^a\.http:1: GET .* returned 403/],
  [
    'another host',
    { 'a.http': '###\nGET https://vault.example/v1/pki' },
    'a.http:2: The request goes to vault.example, not to the emulator: begin it with {{address}}.',
  ],
  ['an unknown variable', { 'a.http': 'GET {{host}}/v1/pki' }, 'a.http:1: The variable {{host}} has no value.'],
  [
    'an unknown variable in a header',
    { 'a.http': 'GET /v1/pki\nX-A: b\nX-Service-Token: {{token}}' },
    'a.http:3: The variable {{token}} has no value.',
  ],
  [
    'a body without a blank line',
    { 'a.http': 'POST /v1/pki\n{"a": 1}' },
    'a.http:2: "{"a": 1}" is no header; a blank line must precede the body.',
  ],
  ['no request', { 'a.http': '### x\n\nhello world' }, /^a\.http:3: "hello world" is no request, such as/],
  [
    'a script',
    { 'a.http': 'GET /api/v2/ping\n\n> {% client.test() %}' },
    'a.http:3: Scripts and redirections of responses are not supported.',
  ],
  ['a file that does not exist', { 'a.http': 'POST /v1/x\n\n< ./none.json' }, /^a\.http:3: ENOENT/],
  [
    'an unknown field in strict mode',
    { 'a.http': 'POST /v1/pki/roles/web\nX-Service-Token: secrets-root\n\n{"colour": 1}' },
    /^a\.http:1: 1 request violates the strict mode of the emulator:\n {2}#1 POST \/v1\/pki\/roles\/web: unknown field colour$/,
    { strict: true },
  ],
])('refuses %s with the file and the line', async (...[, files, message, options]) => {
  const found = await failure(files, options);
  if (typeof message === 'string') expect(found).toBe(message);
  else expect(found).toMatch(message);
});

it.each<[string, string, number]>([
  ['{}', 'a.b', 1],
  ['{"b": "\\"{[",\n"a": [\n1, {"x": [2, "]"]},\n{"b": true}]}', 'a[2].b', 4],
  ['{"b": null,\n"a": [\n1, {"x": [2, "]"]},\n{"b": true}]}', 'a[1].x[1]', 3],
  ['{\n"a": {\n"b": 1}}', 'a.c', 2],
])('finds in %j the line of %s', (text, place, line) => {
  expect(lineOfMember(text, place)).toBe(line);
});
