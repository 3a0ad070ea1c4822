import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import * as http from 'http';
import * as https from 'https';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { InvalidConnection, Unreachable } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { ClientOptions } from '../../src/clients/request';
import { makeIssuer } from '../support/tls-issuer';
import { QUICK, task, TOKEN } from './service';

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-tls-'));
const caFile = path.join(folder, 'ca.pem');
let server: https.Server;
let port: number;
let served = 0;

beforeAll(async () => {
  const issuer = await makeIssuer();
  const { certificate, key } = await issuer.issue('localhost');
  writeFileSync(caFile, issuer.ca);
  server = https.createServer({ cert: certificate, key }, (_request, response) => {
    served++;
    response.setHeader('content-type', 'application/vnd.api+json').end(JSON.stringify({ data: task('task-1') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function read(
  settings: { caCertFile?: string; extraCaFile?: string },
  options: ClientOptions = {},
  address = `https://localhost:${port}`,
): Promise<string> {
  const client = new PlatformClient(
    { address, token: TOKEN, dialect: 'standard', source: 'test', ...settings },
    { pace: QUICK, ...options },
  );
  try {
    return (await client.get('/tasks/task-1')).data.id;
  } finally {
    client.close();
  }
}

test('a client trusts the configured certificate authority and that of the environment', async () => {
  expect(await read({ caCertFile: caFile })).toBe('task-1');
  expect(await read({ extraCaFile: caFile })).toBe('task-1');
  expect(await read({}, { extraCaFile: caFile })).toBe('task-1');
});

test('a client rejects an unknown certificate authority before sending anything, without a retry', async () => {
  const before = served;
  const began = performance.now();
  const error = await failure(read({}, { pace: { ...QUICK, base: 60_000 } }));
  expect(error).toBeInstanceOf(Unreachable);
  expect(error.message).toMatch(/cannot be reached: TLS: (unable to|self[- ]signed)/);
  expect([served, performance.now() - began < 5_000]).toEqual([before, true]);
});

test('a client rejects a certificate for another host', async () => {
  expect((await failure(read({ caCertFile: caFile }, {}, `https://127.0.0.1:${port}`))).message).toMatch(
    /TLS: .*altnames/,
  );
});

test('a client reports a server that does not speak TLS', async () => {
  const plain = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => plain.once('listening', resolve));
  expect((await failure(read({}, {}, `https://127.0.0.1:${(plain.address() as AddressInfo).port}`))).message).toMatch(
    /TLS: the server does not speak TLS/,
  );
  await new Promise((resolve) => plain.close(resolve));
});

test('a client names a configured CA file that cannot be read or contains no certificate', async () => {
  const missing = path.join(folder, 'missing.pem');
  const wrong = path.join(folder, 'wrong.pem');
  writeFileSync(wrong, 'no certificate');
  expect(await failure(read({ caCertFile: missing }))).toBeInstanceOf(InvalidConnection);
  expect((await failure(read({ caCertFile: missing }))).message).toContain(`cannot be read from "${missing}" (ENOENT)`);
  expect((await failure(read({ caCertFile: wrong }))).message).toContain(`"${wrong}", which should contain`);
});

test('a client reports a configured CA file that cannot be read even for an address without encryption', async () => {
  const missing = path.join(folder, 'missing.pem');
  expect((await failure(read({ caCertFile: missing }, {}, 'http://127.0.0.1:9'))).message).toContain(
    `cannot be read from "${missing}" (ENOENT)`,
  );
});

test('a client warns about an unreadable CA file of the environment', async () => {
  const warnings: string[] = [];
  const log: ClientOptions['log'] = (level, message) => level === 'warn' && warnings.push(message);
  expect(await read({ caCertFile: caFile, extraCaFile: path.join(folder, 'missing.pem') }, { log })).toBe('task-1');
  expect(warnings).toEqual(['the additional certificate authorities cannot be read and are ignored']);
});

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );
}
