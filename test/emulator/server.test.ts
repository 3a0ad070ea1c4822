import { execFile } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { Agent, request as httpRequest } from 'http';
import { Agent as HttpsAgent, get as httpsGet, request as httpsRequest } from 'https';
import { connect } from 'net';
import { networkInterfaces, tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { startEmulator as startPlain } from '../../src/emulator/http/server';
import { startEmulator as startForTests } from '../support/emulator';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async (emulator) => emulator.close()));
});

async function untilTheEnd<E extends { close(): Promise<void> }>(starting: Promise<E>): Promise<E> {
  const emulator = await starting;
  running.push(emulator);
  return emulator;
}
const start = async (...options: Parameters<typeof startPlain>) => untilTheEnd(startPlain(...options));
const startEmulator = async (...options: Parameters<typeof startForTests>) => untilTheEnd(startForTests(...options));

it('rejects if the port is taken', async () => {
  const first = await start();
  const port = Number(new URL(first.address).port);
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  await start({ port });
});

it('listens on loopback only', async () => {
  const emulator = await start();
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  const refused = new Promise((resolve, reject) => {
    // A machine without another address has another one of the loopback network, which is not bound either.
    const socket = connect(Number(new URL(emulator.address).port), outside?.address ?? '127.0.0.2');
    socket.on('connect', () => {
      socket.destroy();
      reject(new Error('It was reached from outside.'));
    });
    socket.on('error', resolve);
  });
  await expect(refused).resolves.toMatchObject({ code: 'ECONNREFUSED' });
});

it('shares nothing with another emulator', async () => {
  const [one, two] = [await startEmulator(), await startEmulator()];
  await one.control.organization('beta');
  expect((await two.request('GET', '/api/v2/organizations/beta')).status).toBe(404);
});

it('accepts LIST and other methods in turn over one connection', async () => {
  const emulator = await startEmulator();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string): Promise<[number | undefined, boolean]> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        `${emulator.address}/v1/nowhere/x`,
        { method, agent, headers: { 'X-Service-Token': 'secrets-root' } },
        (response) => {
          response.resume().on('end', () => resolve([response.statusCode, request.reusedSocket]));
        },
      ).on('error', reject);
      request.end(method === 'POST' ? 'LIST /v1/x HTTP' : undefined);
    });
  expect(await ask('LIST')).toEqual([404, false]);
  expect(await ask('POST')).toEqual([404, true]);
  expect(await ask('LIST')).toEqual([404, true]);
  expect((await emulator.control.requests()).requests.map(({ method, count }) => [method, count])).toEqual([
    ['LIST', 2],
    ['POST', 1],
  ]);
  agent.destroy();
});

it('accepts LIST after another method over the same connection, and continues', async () => {
  for (const tls of [false, true]) {
    const emulator = await startEmulator({ tls });
    const agent = tls
      ? new HttpsAgent({ keepAlive: true, maxSockets: 1, ca: emulator.ca })
      : new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, target: string): Promise<[number | undefined, boolean]> =>
      new Promise((resolve, reject) => {
        const request = (tls ? httpsRequest : httpRequest)(
          `${emulator.address}${target}`,
          { method, agent, headers: { 'X-Service-Token': 'secrets-root' } },
          (response) => {
            response.resume().on('end', () => resolve([response.statusCode, request.reusedSocket]));
          },
        ).on('error', reject);
        request.end();
      });
    expect(await ask('GET', '/v1/pki/issuer/root')).toEqual([200, false]);
    expect(await ask('LIST', '/v1/pki/issuers')).toEqual([200, true]);
    expect(await ask('GET', '/v1/pki/issuers?list=true')).toEqual([200, true]);
    expect(await ask('LIST', '/v1/pki/issuers')).toEqual([200, true]);
    agent.destroy();
  }
});

it('returns 431 for oversized headers, as Node.js does', async () => {
  const emulator = await startEmulator();
  const status = await new Promise((resolve, reject) => {
    httpRequest(emulator.address, { headers: { 'X-Long': 'a'.repeat(20_000) }, agent: false }, (response) =>
      resolve(response.statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(431);
});

it('returns 400 for invalid HTTP and continues', async () => {
  const emulator = await startEmulator();
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(emulator.address).port), '127.0.0.1', () => socket.write('hello\r\n\r\n'));
    let text = '';
    socket
      .on('data', (chunk) => {
        text += chunk.toString();
      })
      .on('close', () => resolve(text))
      .on('error', reject);
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect((await emulator.request('GET', '/api/v2/ping')).status).toBe(204);
});

it('refuses a body above 32 MiB with 413', async () => {
  const emulator = await startEmulator();
  const body = Buffer.alloc(32 * 1024 * 1024 + 1);
  const platform = await emulator.request('POST', '/api/v2/organizations/acme/tasks', { body });
  const secrets = await emulator.request('POST', '/v1/database/config/x', { body });
  expect([platform.status, platform.body.errors[0].status]).toEqual([413, '413']);
  expect({ status: secrets.status, body: secrets.body }).toEqual({
    status: 413,
    body: { errors: ['request body too large'] },
  });
  expect((await emulator.control.requests()).requests.map(({ status, operation }) => [status, operation])).toEqual([
    [413, 'Create run task'],
    [413, 'Database engine: Configure connection'],
  ]);
});

it('closes although connections are open', async () => {
  const emulator = await startForTests();
  const socket = connect(Number(new URL(emulator.address).port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  await emulator.request('GET', '/api/v2/ping');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await emulator.close();
  await ended;
});

describe('over HTTPS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has a certificate of its own CA for the loopback names', async () => {
    const emulator = await startEmulator({ tls: true });
    const { port } = new URL(emulator.address);
    expect(emulator.address).toBe(`https://127.0.0.1:${port}`);
    for (const host of ['127.0.0.1', 'localhost']) {
      const body = await new Promise<string>((resolve, reject) => {
        httpsGet(
          `https://${host}:${port}/.well-known/terraform.json`,
          { ca: emulator.ca, agent: false, family: 4 },
          (response) => {
            let text = '';
            response
              .on('data', (chunk: Buffer) => {
                text += chunk.toString();
              })
              .on('end', () => resolve(text));
          },
        ).on('error', reject);
      });
      expect(JSON.parse(body)).toHaveProperty(['modules.v1']);
    }
    await expect(fetch(emulator.address)).rejects.toThrow('fetch failed');
  });

  it('closes a connection that does not start with TLS, and continues', async () => {
    const emulator = await startEmulator({ tls: true });
    const { port } = new URL(emulator.address);
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n\r\n'));
      let text = '';
      socket
        .on('data', (chunk) => {
          text += chunk.toString('latin1');
        })
        .on('close', () => resolve(text))
        .on('error', () => undefined);
    });
    expect(response).not.toContain('HTTP/1.1');
    const status = await new Promise((resolve, reject) => {
      httpsGet(`${emulator.address}/api/v2/ping`, { ca: emulator.ca, agent: false }, (reply) =>
        resolve(reply.resume().statusCode),
      ).on('error', reject);
    });
    expect(status).toBe(204);
  });

  it('returns links that start with https', async () => {
    const emulator = await startEmulator({ tls: true });
    const body = await new Promise<any>((resolve, reject) => {
      const headers = { Authorization: 'Bearer platform-root' };
      httpsGet(
        `${emulator.address}/api/v2/organizations/acme/tasks`,
        { ca: emulator.ca, agent: false, headers },
        (response) => {
          let text = '';
          response
            .on('data', (chunk: Buffer) => {
              text += chunk.toString();
            })
            .on('end', () => resolve(JSON.parse(text)));
        },
      ).on('error', reject);
    });
    expect(body.links.self).toBe(
      `${emulator.address}/api/v2/organizations/acme/tasks?page%5Bnumber%5D=1&page%5Bsize%5D=20`,
    );
  });

  it('is trusted by openssl', async () => {
    const emulator = await startEmulator({ tls: true });
    const ca = path.join(folder, 'ca.pem');
    writeFileSync(ca, emulator.ca!);
    const { host } = new URL(emulator.address);
    const checking = promisify(execFile)('openssl', [
      's_client',
      '-connect',
      host,
      '-CAfile',
      ca,
      '-verify_ip',
      '127.0.0.1',
      '-verify_return_error',
      '-x509_strict',
    ]);
    checking.child.stdin?.end();
    const { stdout } = await checking;
    expect(stdout).toContain('Verify return code: 0 (ok)');
  });
});
