import { Agent, request as httpsRequest } from 'https';
import { createClientCertificate } from '../../support/client-certificate';
import type { ClientCertificate } from '../../support/client-certificate';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
let own: ClientCertificate;
let other: ClientCertificate;
beforeAll(async () => {
  [emulator, own, other] = await Promise.all([
    startEmulator({ tls: true }),
    createClientCertificate(),
    createClientCertificate(),
  ]);
  await ask('POST', 'sys/auth/cert', { type: 'cert' });
  await ask('POST', 'auth/cert/certs/web', { certificate: own.certificate, token_policies: ['web'], token_ttl: 600 });
  await ask('POST', 'auth/cert/certs/named', { certificate: own.certificate, allowed_common_names: ['*.example.com'] });
});
afterAll(async () => emulator.close());

interface Sent {
  readonly token?: string;
  readonly client?: ClientCertificate;
}

/** As a client with a certificate, or without. */
function ask(
  method: string,
  path: string,
  body?: object,
  { token = 'secrets-root', client }: Sent = {},
): Promise<{ status: number; body: any }> {
  const agent = new Agent({ ca: emulator.ca, cert: client?.certificate, key: client?.privateKey });
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      `${emulator.address}/v1/${path}`,
      { method, agent, headers: { 'X-Service-Token': token, 'Content-Type': 'application/json' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode!, body: text === '' ? undefined : JSON.parse(text) });
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  }).finally(() => agent.destroy()) as Promise<{ status: number; body: any }>;
}

it('A client certificate of a role logs in, and says whose the token is', async () => {
  const { status, body } = await ask('POST', 'auth/cert/login', {}, { token: '', client: own });
  expect([status, body.auth?.policies, body.auth?.metadata.cert_name]).toEqual([200, ['default', 'web'], 'web']);
  expect(body.auth.metadata.common_name).toBe('localhost');
});

it('A token is renewed only with the certificate of its login', async () => {
  const { body } = await ask('POST', 'auth/cert/login', { name: 'web' }, { token: '', client: own });
  const { client_token: token } = body.auth;
  const renew = async (client?: ClientCertificate) =>
    (await ask('POST', 'auth/token/renew-self', {}, { token, client })).status;
  expect([await renew(own), await renew(other), await renew()]).toEqual([200, 400, 400]);
});

it('A login without a certificate is refused', async () => {
  const { status, body } = await ask('POST', 'auth/cert/login', {}, { token: '' });
  expect([status, body.errors]).toEqual([400, ['client certificate must be supplied']]);
});

it.each<[string, () => ClientCertificate, string]>([
  ['of nobody known', () => other, ''],
  ['for a role that does not allow its name', () => own, 'named'],
  ['for a role that does not exist', () => own, 'none'],
])('A certificate %s is refused', async (_, client, name) => {
  const { status, body } = await ask('POST', 'auth/cert/login', { name }, { token: '', client: client() });
  expect([status, body.errors]).toEqual([
    400,
    [expect.stringMatching(/^invalid certificate or no client certificate supplied/)],
  ]);
});
