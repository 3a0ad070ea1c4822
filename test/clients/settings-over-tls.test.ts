import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import * as http from 'http';
import * as https from 'https';
import { AddressInfo, connect } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import type { TLSSocket } from 'tls';
import { ConnectionInput, resolvePlatformConnection, resolveSecretsConnection } from '../../src/clients/connection';
import { InvalidConnection, LostResponse, Unreachable } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { SecretsClient } from '../../src/clients/secrets';
import { createServerOfAnyMethod } from '../../src/emulator/http/other-methods';
import { makeIssuer } from '../support/tls-issuer';
import { QUICK, task } from './service';

/** What a server has seen of one request. */
interface Seen {
  readonly serverName: TLSSocket['servername'];
  readonly client: string | readonly string[] | undefined;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-tls-'));
const file = (...names: string[]) => path.join(folder, ...names);
const servers: (http.Server | https.Server)[] = [];
const seen: Seen[] = [];
/** What the proxy has open. */
const tunnels: { destroy(): void }[] = [];
/** The hosts that the proxy has connected to. */
const connected: string[] = [];
/** Connections to a server, whether or not a request followed. */
let sockets = 0;
let ca = '';
/** The addresses of a server whose certificate is for localhost, of one whose certificate is for another name, of one that wants a client certificate. */
const at = { plain: '', inner: '', mutual: '', proxy: '' };

async function listen(server: http.Server | https.Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `localhost:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const issuer = await makeIssuer();
  ca = issuer.ca;
  const client = await issuer.issue('the-client');
  mkdirSync(file('authorities'));
  mkdirSync(file('others'));
  writeFileSync(file('ca.pem'), ca);
  writeFileSync(file('authorities', 'a.pem'), ca);
  writeFileSync(file('others', 'a.pem'), (await makeIssuer('another authority')).ca);
  writeFileSync(file('client.pem'), client.certificate);
  writeFileSync(file('client.key'), client.key);
  const serve = async (host: string, options: https.ServerOptions = {}) => {
    const { certificate, key } = await issuer.issue(host);
    // The sockets of Bun's own server say nothing of the client.
    const createServer = process.versions.bun ? createServerOfAnyMethod : https.createServer;
    const server = createServer({ cert: certificate, key, ...options }, (request, response) => {
      const socket = request.socket as TLSSocket;
      const { subject } = socket.getPeerCertificate();
      seen.push({ serverName: socket.servername, client: subject?.CN });
      if (request.url?.endsWith('/slow')) return;
      if (request.url?.endsWith('/away')) response.statusCode = 502;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { ...task('task-1'), answer: 'served' } }));
    });
    server.on('connection', () => void sockets++);
    return `https://${await listen(server)}`;
  };
  at.plain = await serve('localhost');
  at.inner = await serve('inner.example');
  at.mutual = await serve('localhost', { requestCert: true, rejectUnauthorized: true, ca });
  const proxy = http.createServer();
  proxy.on('connect', (request, socket, head) => {
    connected.push(request.url!);
    const onward = connect(Number(request.url!.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) {
      tunnels.push(end);
      end.on('error', () => undefined);
    }
  });
  at.proxy = `http://${await listen(proxy)}`;
});

const own = { ...process.env };
beforeEach(() => {
  seen.length = 0;
  connected.length = 0;
  sockets = 0;
  for (const name of Object.keys(process.env)) if (/_proxy$/i.test(name)) delete process.env[name];
});
afterEach(() => {
  for (const name of Object.keys(process.env)) if (/_proxy$/i.test(name)) delete process.env[name];
  for (const [name, value] of Object.entries(own)) if (/_proxy$/i.test(name)) process.env[name] = value;
});

afterAll(async () => {
  for (const tunnel of tunnels) tunnel.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true });
});

type Of = 'TFE' | 'VAULT' | 'BAO';

/** Reads an object with the connection that the variables of a family describe. */
async function read(
  of: Of,
  env: NodeJS.ProcessEnv,
  address = at.plain,
  what = 'task-1',
  block?: ConnectionInput,
): Promise<string> {
  const peer =
    of === 'TFE' ? { TFE_ADDRESS: address, TFE_TOKEN: 't' } : { [`${of}_ADDR`]: address, [`${of}_TOKEN`]: 't' };
  const all = { HOME: folder, ...peer, ...env };
  const client =
    of === 'TFE'
      ? new PlatformClient(resolvePlatformConnection(block, all), { pace: QUICK })
      : new SecretsClient(resolveSecretsConnection(block, all), { pace: QUICK });
  try {
    if (client instanceof PlatformClient) return (await client.get(`/tasks/${what}`)).data.id;
    return String((await client.get(`/secret/${what}`)).data.answer);
  } finally {
    client.close();
  }
}

const failure = async (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error: Error) => error,
  );

const SERVED: { readonly [of in Of]: string } = { TFE: 'task-1', VAULT: 'served', BAO: 'served' };
const families: readonly Of[] = ['TFE', 'VAULT', 'BAO'];
const vaults = ['VAULT', 'BAO'] as const;

test.each(families)('without a setting, %s does not trust the authority of the server', async (of) => {
  const error = await failure(read(of, {}));
  expect(error).toBeInstanceOf(Unreachable);
  expect(error!.message).toMatch(/TLS: (unable to|self[- ]signed)/);
  expect(seen).toEqual([]);
});

/** The settings that name an authority: with that of the server, the server is trusted, and with another one it is not. */
const TRUST: readonly [name: string, of: Of, right: string, wrong: string][] = [
  ...families.flatMap((of): [string, Of, string, string][] => [
    ['SSL_CERT_FILE', of, 'ca.pem', 'others/a.pem'],
    ['SSL_CERT_DIR', of, 'authorities', 'others'],
    ['NODE_EXTRA_CA_CERTS', of, 'ca.pem', 'others/a.pem'],
    ['LINTEL_NODE_EXTRA_CA_CERTS', of, 'ca.pem', 'others/a.pem'],
  ]),
  ...vaults.flatMap((of): [string, Of, string, string][] => [
    [`${of}_CACERT`, of, 'ca.pem', 'others/a.pem'],
    [`${of}_CAPATH`, of, 'authorities', 'others'],
  ]),
];

test.each(TRUST)('%s names the authority for %s', async (name, of, right, wrong) => {
  expect(await read(of, { [name]: file(right) })).toBe(SERVED[of]);
  expect(await failure(read(of, { [name]: file(wrong) }))).toBeInstanceOf(Unreachable);
});

test.each(vaults)('%s_CACERT_BYTES contains the authority', async (of) => {
  expect(await read(of, { [`${of}_CACERT_BYTES`]: ca })).toBe('served');
  expect(await failure(read(of, { [`${of}_CACERT_BYTES`]: 'no certificate' }))).toBeInstanceOf(InvalidConnection);
});

test.each(vaults)('%s_CAPATH is searched to its bottom, and names a file in it that cannot be read', async (of) => {
  const folders = mkdtempSync(file('nested-'));
  mkdirSync(path.join(folders, 'below'));
  writeFileSync(path.join(folders, 'below', 'ca.pem'), ca);
  // Mounted secrets have links to folders, which Vault does not follow.
  symlinkSync('.', path.join(folders, 'below', '..data'));
  expect(await read(of, { [`${of}_CAPATH`]: folders })).toBe('served');
  for (const [target, reason] of [
    ['missing.pem', 'ENOENT'],
    ['link.pem', 'ELOOP'],
  ] as const) {
    rmSync(path.join(folders, 'link.pem'), { force: true });
    symlinkSync(path.join(folders, target), path.join(folders, 'link.pem'));
    const error = await failure(read(of, { [`${of}_CAPATH`]: folders }));
    expect(error).toBeInstanceOf(InvalidConnection);
    expect(error!.message).toContain(`link.pem" (${reason})`);
  }
});

test.each(families)('ca_cert_file in the provider block names the authority for %s', async (of) => {
  expect(await read(of, {}, at.plain, 'task-1', { caCertFile: file('ca.pem') })).toBe(SERVED[of]);
});

test.each([
  ['TFE', 'TFE_SSL_SKIP_VERIFY'],
  ['VAULT', 'VAULT_SKIP_VERIFY'],
  ['BAO', 'BAO_SKIP_VERIFY'],
] as const)(
  'for %s, %s is refused by name before anything connects, even if the server would be trusted',
  async (of, name) => {
    for (const value of ['true', '1', 'yes']) {
      const error = await failure(read(of, { [name]: value, SSL_CERT_FILE: file('ca.pem') }));
      expect(error).toBeInstanceOf(InvalidConnection);
      expect(error!.message).toContain(`${name} is set, but certificates are always verified`);
    }
    expect(sockets).toBe(0);
    expect(await read(of, { [name]: 'false', SSL_CERT_FILE: file('ca.pem') })).toBe(SERVED[of]);
  },
);

test.each(vaults)(
  '%s_TLS_SERVER_NAME is the name that is asked for, and that the certificate must have',
  async (of) => {
    const trusted = { [`${of}_CACERT`]: file('ca.pem') };
    expect((await failure(read(of, trusted, at.inner)))!.message).toMatch(/TLS: .*altnames/);
    expect(await read(of, { ...trusted, [`${of}_TLS_SERVER_NAME`]: 'inner.example' }, at.inner)).toBe('served');
    expect(seen).toEqual([{ serverName: 'inner.example', client: undefined }]);
    expect((await failure(read(of, { ...trusted, [`${of}_TLS_SERVER_NAME`]: 'inner.example' })))!.message).toMatch(
      /TLS: .*altnames/,
    );
  },
);

test.each(vaults)('%s_CLIENT_CERT and its key are presented to the server', async (of) => {
  const trusted = { [`${of}_CACERT`]: file('ca.pem') };
  expect(await failure(read(of, trusted, at.mutual))).toBeInstanceOf(Error);
  expect(seen).toEqual([]);
  const presented = { [`${of}_CLIENT_CERT`]: file('client.pem'), [`${of}_CLIENT_KEY`]: file('client.key') };
  expect(await read(of, { ...trusted, ...presented }, at.mutual)).toBe('served');
  expect(seen).toEqual([{ serverName: 'localhost', client: 'the-client' }]);
});

test.each(
  families.flatMap((of) => ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].map((name) => [of, name] as const)),
)('%s reaches the server through the proxy in %s, unless NO_PROXY or no_proxy names its host', async (of, name) => {
  const trusted = { SSL_CERT_FILE: file('ca.pem') };
  process.env[name] = at.proxy;
  expect(await read(of, trusted)).toBe(SERVED[of]);
  expect(connected).toEqual([new URL(at.plain).host]);
  for (const exempt of ['NO_PROXY', 'no_proxy']) {
    for (const entry of ['localhost', 'LOCALHOST', 'x, localhost', new URL(at.plain).host, '*']) {
      process.env[exempt] = entry;
      expect(await read(of, trusted)).toBe(SERVED[of]);
    }
    process.env[exempt] = 'other.example.com,localhost:1';
    await read(of, trusted);
    delete process.env[exempt];
  }
  // Once without any exemption, and once for each variable that names another host.
  expect(connected).toHaveLength(3);
});

test.each(vaults.flatMap((of) => ['PROXY_ADDR', 'HTTP_PROXY'].map((name) => [of, name] as const)))(
  '%s_%s is the proxy of its connection, whatever the environment says',
  async (of, name) => {
    process.env.NO_PROXY = '*';
    const trusted = { [`${of}_CACERT`]: file('ca.pem') };
    expect(await read(of, { ...trusted, [`${of}_${name}`]: at.proxy })).toBe('served');
    expect(connected).toEqual([new URL(at.plain).host]);
  },
);

test.each(vaults)('%s_CLIENT_TIMEOUT, and the variable of the family for retries, limit a request', async (of) => {
  const trusted = { [`${of}_CACERT`]: file('ca.pem') };
  const once = { ...trusted, [`${of}_MAX_RETRIES`]: '0' };
  const slow = await failure(read(of, { ...once, [`${of}_CLIENT_TIMEOUT`]: '300ms' }, at.plain, 'slow'));
  expect(slow).toBeInstanceOf(LostResponse);
  expect(slow!.message).toContain('no response within 0.3 s');
  expect(seen).toHaveLength(1);
  for (const [retries, requests] of [
    ['0', 1],
    ['2', 3],
  ] as const) {
    seen.length = 0;
    await failure(read(of, { ...trusted, [`${of}_MAX_RETRIES`]: retries }, at.plain, 'away'));
    expect(seen).toHaveLength(requests);
  }
  seen.length = 0;
  await failure(read(of, trusted, at.plain, 'away'));
  expect(seen.length).toBeGreaterThan(3);
});
