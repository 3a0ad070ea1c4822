import { createServer } from 'http';
import type { Server } from 'http';
import type { AddressInfo } from 'net';
import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';
import { describeWithPostgresql } from '../../support/postgresql';
import type { Postgresql } from '../../support/postgresql';
import { RecordedResponses } from './compared';
import type { Reported } from './compared';
import { LIFETIME_STEPS } from './openbao-lifetime-asks';
import type { LifetimeStep } from './openbao-lifetime-asks';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-lifetimes.json'));

function titleOf({ ask: [method, where, body] }: LifetimeStep, number: number): string {
  return `${number}: ${method} ${where} ${body === undefined ? '' : JSON.stringify(body)}`.trim();
}

/** What the latest responses gave, by the name in the steps. */
type Latest = Record<string, string>;

async function responses(service: SecretsService, { connectionUrl, administrator }: Postgresql, cluster: string) {
  const connection = { plugin_name: 'postgresql-database-plugin', connection_url: connectionUrl, ...administrator };
  await service.data('POST', 'database/config/main', { ...connection, allowed_roles: '*' });
  await service.data('POST', 'kubernetes/config', {
    kubernetes_host: cluster,
    service_account_jwt: 'x',
    disable_local_ca_jwt: true,
  });
  const latest: Latest = {};
  const reported: Reported[] = [];
  for (const step of LIFETIME_STEPS) {
    const [method, where, body] = step.ask;
    const sent =
      body &&
      JSON.parse(JSON.stringify(body).replace(/\{\{(lease|role_id|secret_id)\}\}/g, (_, name) => latest[name]!));
    const headers: Record<string, string> = step.loggedIn ? { 'X-Vault-Token': latest.token! } : {};
    const { status, body: response } = await service.ask(method, where, sent, headers);
    remember(latest, response);
    reported.push({ ask: titleOf(step, reported.length), status, ...shown(response) });
  }
  return reported;
}

function remember(latest: Latest, response: any): void {
  const { lease_id: lease, data, auth } = response ?? {};
  if (lease) latest.lease = lease;
  if (auth?.client_token) latest.token = auth.client_token;
  for (const name of ['role_id', 'secret_id']) if (data?.[name]) latest[name] = data[name];
}

/** The lifetime, to the next tens of seconds: asking takes time. */
function shown(response: any): object {
  const { errors, warnings, lease_duration: duration, lease_id: lease, renewable, auth } = response ?? {};
  return {
    ...(errors ? { errors: errors.map(plain) } : {}),
    ...(warnings ? { warnings: warnings.map(plain) } : {}),
    ...(lease ? { data: { duration: near(duration), renewable } } : {}),
    ...(auth ? { auth: { duration: near(auth.lease_duration), renewable: auth.renewable } } : {}),
  };
}

/** What is left of a limit depends on the second, so it is rounded to tens of seconds, too. */
function plain(text: string): string {
  return text.replace(/"(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:([\d.]+)s)?"/g, (_, hours = 0, minutes = 0, seconds = 0) => {
    const all = near(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
    const parts = [`${Math.floor(all / 3600)}h`, `${Math.floor((all % 3600) / 60)}m`, `${all % 60}s`];
    return `"${parts.filter((part) => !/^0\D/.test(part)).join('')}"`;
  });
}

function near(seconds: number): number {
  return Math.round(seconds / 10) * 10;
}

/** The lifetime in a request for a token, which is in protocol buffers: field 4 of field 2, before field 3. */
function requestedSeconds(body: Buffer): number {
  const [, number = ''] = /\x12[\x02-\x06]\x20([\x80-\xff]*[\x00-\x7f])\x1a/.exec(body.toString('latin1')) ?? [];
  return [...Buffer.from(number, 'latin1')].reduce((sum, byte, index) => sum + (byte % 128) * 128 ** index, 0);
}

describeWithPostgresql('Lifetimes', (server) => {
  let cluster: Server;
  beforeAll(async () => {
    // Issues tokens for as long as it is asked to, as a cluster does.
    cluster = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const seconds = requestedSeconds(Buffer.concat(chunks));
        const iat = Math.floor(Date.now() / 1000);
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const claims = { iat, exp: iat + seconds, iss: 'cluster', sub: 'app' };
        const token = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(340)}`;
        response.writeHead(201, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify({ kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', status: { token } }),
        );
      });
    });
    await new Promise<void>((resolve) => cluster.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    cluster.closeAllConnections();
    await new Promise((resolve) => cluster.close(resolve));
  });

  describeOnOpenbao('are those of the mount and the role', (service, kind) => {
    let reported: readonly Reported[];
    beforeAll(async () => {
      const { port } = cluster.address() as AddressInfo;
      reported = await responses(service(), server(), `http://127.0.0.1:${port}`);
      if (kind === 'server' && process.env.RECORD_OPENBAO) recorded.write(reported);
    }, 60_000);

    it.each(LIFETIME_STEPS.map(titleOf))('for %s', (title) => {
      expect(reported.find(({ ask }) => ask === title)).toEqual(recorded.find(title));
    });

    it('without requests that are not recorded', () => {
      expect(recorded.all.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
    });
  });
});
