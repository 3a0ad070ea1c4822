/** @tier complete */
import { readFileSync, writeFileSync } from 'fs';
import type { IncomingMessage } from 'http';
import { createServer } from 'https';
import type { Server } from 'https';
import type { AddressInfo } from 'net';
import * as path from 'path';
import type { TLSSocket } from 'tls';
import * as cdktf from 'cdktf';
import { Testing } from 'cdktf';
import type { TerraformStack } from 'cdktf';
import { Client } from 'pg';
import { ModuleKind, transpile } from 'typescript';
import * as lintel from '../../src';
import { createCertificates } from '../../src/emulator/certificates';
import * as registry from '../../src/handlers';
import { startEmulator, TestEmulator } from '../support/emulator';
import { InstalledFolder } from '../support/environments/installed';
import { absentProgram, describeNeeding } from '../support/needed';
import { newStack } from '../support/new-stack';
import { people } from '../support/pgp';
import { describeWithPostgresql } from '../support/postgresql';

const ROOT = path.join(__dirname, '..', '..');
const applied: string[] = [];

/** Defines a test that applies the example of a type as shown on its registry page. */
function example(type: string, does: string, run: () => Promise<void>): void {
  applied.push(type);
  it(`the example of \`${type}\` ${does}`, run, 60_000);
}

let service: TestEmulator;
let terraform: InstalledFolder;

beforeEach(async () => {
  service = await startEmulator();
});
afterEach(async () => {
  terraform.close();
  await service.close();
});

/** A separate folder with the provider as it is shipped. */
function open(environment: NodeJS.ProcessEnv): InstalledFolder {
  const ours = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
  return (terraform = InstalledFolder.create({ ...ours, ...environment }));
}

/** The same with the example of a type. */
function show(type: string, environment: NodeJS.ProcessEnv = {}): InstalledFolder {
  open(environment).configure(
    readFileSync(path.join(ROOT, 'examples', 'ephemeral-resources', type, 'ephemeral-resource.tf'), 'utf8'),
  );
  return terraform;
}

const leases = async () => (await service.control.snapshot()).objects.leases;

async function post(route: string, body: object): Promise<any> {
  const { status, body: reply } = await service.request('POST', `/v1/${route}`, { body });
  if (status >= 300) throw new Error(`${route}: ${status} ${JSON.stringify(reply)}`);
  return reply?.data;
}

/** Checks that no credential is left in the service or the state, and that the next run plans nothing. */
async function proveOver(said: string, ...secrets: readonly string[]): Promise<void> {
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(await leases()).toEqual([]);
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(`${said}${terraform.stateText()}`).not.toContain(secret);
}

describeNeeding('with the PostgreSQL client', absentProgram('psql', 'The client of PostgreSQL'), () =>
  describeWithPostgresql('a real database', (server) => {
    /** libpq connects to this address, whatever the host name. */
    const environment = () => ({ PGHOSTADDR: '127.0.0.1', PGPORT: String(server().port) });
    const inOrders = (url: string) => url.replace('/postgres?', '/orders?');
    let orders: Client;

    beforeEach(async () => {
      await server().query('CREATE DATABASE orders');
      orders = new Client(inOrders(server().connectionString));
      await orders.connect();
      for (const statement of [
        'CREATE ROLE orders_owner',
        'GRANT CREATE ON SCHEMA public TO orders_owner',
        'CREATE ROLE reporting LOGIN',
      ]) {
        await orders.query(statement);
      }
      const { username, password } = server().administrator;
      const allowed_roles = ['migration', 'reporting'];
      await post('database/config/orders', {
        plugin_name: 'postgresql-database-plugin',
        connection_url: inOrders(server().connectionUrl),
        username,
        password,
        allowed_roles,
      });
    });
    afterEach(async () => {
      await orders.end();
      await server().query('DROP DATABASE orders');
      await server().query('DROP ROLE orders_owner, reporting');
    });

    example('lintel_database_credentials', 'logs in as a user that exists only during the run', async () => {
      const said = await show('lintel_database_credentials', environment()).apply();
      expect(said).toContain('terraform_data.orders_table: Creation complete');
      expect((await orders.query("SELECT tableowner FROM pg_tables WHERE tablename = 'orders'")).rows).toEqual([
        { tableowner: 'orders_owner' },
      ]);
      expect((await orders.query("SELECT rolname FROM pg_roles WHERE rolname LIKE 'v-%'")).rows).toEqual([]);
      await proveOver(said, 'v-');
    });

    describe('of a static role', () => {
      beforeEach(async () => {
        await orders.query('CREATE MATERIALIZED VIEW daily_orders AS SELECT CURRENT_USER::text AS made_by');
        await orders.query('ALTER MATERIALIZED VIEW daily_orders OWNER TO reporting');
        await post('database/static-roles/reporting', {
          db_name: 'orders',
          username: 'reporting',
          rotation_period: '24h',
        });
      });

      async function proveRefreshed(): Promise<void> {
        const said = await terraform.apply();
        expect((await orders.query('SELECT made_by FROM daily_orders')).rows).toEqual([{ made_by: 'reporting' }]);
        const { body } = await service.request('GET', '/v1/database/static-creds/reporting');
        await proveOver(said, body.data.password);
      }

      example('lintel_database_static_credentials', 'logs in with the current password', async () => {
        show('lintel_database_static_credentials', environment());
        await proveRefreshed();
      });

      // The names of what it imports are the same in both frameworks.
      it('the documented JavaScript of it does the same', async () => {
        const [, source] = /^```js\n([^]*?)^```$/m.exec(readFileSync(path.join(ROOT, 'docs', 'languages.md'), 'utf8'))!;
        const shown = {} as { refreshReports(stack: TerraformStack): void };
        new Function('exports', 'require', transpile(source, { module: ModuleKind.CommonJS }))(shown, (name: string) =>
          name === 'lintel-cdktn' ? lintel : cdktf,
        );
        const stack = newStack();
        shown.refreshReports(stack);
        open(environment()).configure('').write('cdk.tf.json', Testing.synth(stack));
        await proveRefreshed();
      });
    });
  }),
);

example('lintel_platform_token', 'creates its objects with a token that is valid only during the run', async () => {
  await post('terraform/config', { token: 'platform-root' });
  await post('terraform/role/pipeline', { user_id: 'user-1' });
  const said = await show('lintel_platform_token').apply();
  expect((await service.request('GET', '/api/v2/organizations/acme/tasks')).body.data).toMatchObject([
    { attributes: { name: 'image-scan' } },
  ]);
  await proveOver(said, '.atlasv1.');
  await terraform.succeed('destroy', '-auto-approve', '-input=false');
  expect((await service.request('GET', '/api/v2/organizations/acme/tasks')).body.data).toEqual([]);
  expect(await leases()).toEqual([]);
});

describeNeeding('with curl', absentProgram('curl', 'curl'), () => {
  let server: Server;
  afterEach(async () => new Promise((resolve) => server.close(resolve)));

  /** Starts a server with that name and a certificate that curl trusts. Returns curl's options for it. */
  async function serve(
    host: string,
    options: { readonly ca?: string },
    reply: (socket: TLSSocket, request: IncomingMessage) => Promise<number>,
  ) {
    const own = await createCertificates([host]);
    server = createServer(
      {
        key: own.key,
        cert: own.certificate,
        ...(options.ca ? { ca: options.ca, requestCert: true, rejectUnauthorized: true } : {}),
      },
      (request, response) => {
        void reply(request.socket as TLSSocket, request).then((status) =>
          response.writeHead(status, { Connection: 'close' }).end(),
        );
      },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port, ca: own.ca };
  }

  /** Applies the example with a curl configuration that leads to that server. */
  function apply(
    type: string,
    { port, ca }: { readonly port: number; readonly ca: string },
    environment: NodeJS.ProcessEnv = {},
  ): Promise<string> {
    // curl's configuration is in terraform's working directory.
    const folder = show(type, { CURL_HOME: '.', TF_VAR_password: 'an-example', ...environment });
    writeFileSync(path.join(folder.folder, 'authority.pem'), ca);
    writeFileSync(
      path.join(folder.folder, '.curlrc'),
      `connect-to = "::127.0.0.1:${port}"\ncacert = "authority.pem"\nnoproxy = "*"\nsilent\nshow-error\n`,
    );
    return folder.apply();
  }

  example('lintel_cluster_credentials', 'is accepted by a cluster that knows the token', async () => {
    await post('kubernetes/config', { cluster_host: 'https://cluster.example.com:6443' });
    await post('kubernetes/roles/deployer', {
      cluster_role_name: 'edit',
      allowed_cluster_namespaces: ['apps'],
      token_max_ttl: '1h',
    });
    const seen: string[] = [];
    // The emulator signs no real cluster tokens, so the lease shows whether a token is valid.
    const cluster = await serve('cluster.example.com', {}, async (_, { method, url, headers }) => {
      const token = /^Bearer (.+)$/.exec(String(headers.authorization))?.[1] ?? '';
      const { exp, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as {
        readonly exp?: number;
        readonly sub?: string;
      };
      const inForce = JSON.stringify(await leases()).includes(String(sub).split(':').at(-1)!);
      if (!inForce || !exp || exp * 1000 < Date.now() || !sub?.startsWith('system:serviceaccount:apps:')) return 401;
      seen.push(`${method} ${url}`, token);
      return 200;
    });
    const said = await apply('lintel_cluster_credentials', cluster);
    expect(seen).toEqual(['DELETE /api/v1/namespaces/apps/pods?labelSelector=app%3Dweb', expect.any(String)]);
    await proveOver(said, seen[1]);
  });

  example('lintel_secrets_token', 'is accepted by the service while the run lasts, and then revoked', async () => {
    const policy = 'path "sys/storage/raft/snapshot" { capabilities = ["read"] }';
    await post('sys/policies/acl/snapshot', { policy });
    await post('auth/token/roles/snapshots', { allowed_policies: ['snapshot'] });
    const seen: string[] = [];
    const secrets = await serve('secrets.example.com', {}, async (_, { method, url, headers }) => {
      const token = String(headers['x-vault-token']);
      const { status, body } = await service.request('GET', '/v1/auth/token/lookup-self', { token });
      if (status !== 200) return status;
      seen.push(`${method} ${url}`, body.data.policies.join(), token);
      return 200;
    });
    const said = await apply('lintel_secrets_token', secrets);
    expect(seen).toEqual(['GET /v1/sys/storage/raft/snapshot', 'default,snapshot', expect.any(String)]);
    expect(await service.control.tokens()).toEqual([]);
    await proveOver(said, seen[2]);
    expect(await service.control.tokens()).toEqual([]);
  });

  example('lintel_userpass_login', 'is accepted by the service while the run lasts, and then revoked', async () => {
    await post('sys/auth/userpass', { type: 'userpass' });
    await post('auth/userpass/users/alice', { password: 'an-example' });
    const seen: string[] = [];
    const secrets = await serve('secrets.example.com', {}, async (_, { headers }) => {
      const token = String(headers['x-vault-token']);
      const { status, body } = await service.request('GET', '/v1/auth/token/lookup-self', { token });
      if (status === 200) seen.push(body.data.meta.username, token);
      return status;
    });
    const said = await apply('lintel_userpass_login', secrets);
    expect(seen).toEqual(['alice', expect.any(String)]);
    await proveOver(said, seen[1]);
    expect(await service.control.tokens()).toEqual([]);
  });

  example('lintel_agent_token', 'is handed to an agent while the run lasts, and then destroyed', async () => {
    const tokensOf = async () =>
      (await service.request('GET', '/api/v2/agent-pools/apool-main/authentication-tokens')).body.data;
    const seen: string[] = [];
    const agents = await serve('agents.example.com', {}, async (_, { url, headers }) => {
      const [token] = await tokensOf();
      if (!token) return 401;
      seen.push(`${url} ${token.attributes.description}`, String(headers.authorization).replace('Bearer ', ''));
      return 204;
    });
    const said = await apply('lintel_agent_token', agents, { LINTEL_PLATFORM_TOKEN: 'platform-root' });
    expect(seen).toEqual(['/register pipeline', expect.any(String)]);
    expect(await tokensOf()).toEqual([]);
    await proveOver(said, seen[1]!);
    expect(await tokensOf()).toEqual([]);
  });

  example('lintel_pki_acme_eab', 'is handed to a client while the run lasts, and then deleted', async () => {
    await post('pki/roles/web', { allowed_domains: ['example.com'], key_type: 'ec' });
    const seen: string[] = [];
    const proxy = await serve('proxy.example.com', {}, async (_, { method, url, headers }) => {
      const [, credentials = ''] = String(headers.authorization).split(' ');
      const [eabId = '', key = ''] = Buffer.from(credentials, 'base64').toString().split(':');
      const { pkiAccountBindings } = (await service.control.snapshot()).objects as unknown as {
        readonly pkiAccountBindings: readonly { readonly id: string; readonly key: string }[];
      };
      if (!pkiAccountBindings.some((binding) => binding.id === eabId && binding.key === key)) return 401;
      seen.push(`${method} ${url}`, key);
      return 204;
    });
    const said = await apply('lintel_pki_acme_eab', proxy);
    expect(seen).toEqual(['PUT /acme/account', expect.any(String)]);
    expect((await service.control.snapshot()).objects).toMatchObject({ pkiAccountBindings: [] });
    await proveOver(said, seen[1]);
  });

  example('lintel_pki_certificate', 'completes the TLS handshake of a server that trusts the authority', async () => {
    await post('pki/roles/clients', {
      allowed_domains: ['example.com'],
      allow_subdomains: true,
      client_flag: true,
      key_type: 'ec',
      max_ttl: '24h',
    });
    const { body } = await service.request('GET', '/v1/pki/cert/ca');
    const seen: string[] = [];
    const cache = await serve('cache.example.com', { ca: body.data.certificate }, async (socket, { method, url }) => {
      seen.push(`${method} ${url} ${socket.getPeerCertificate().subject.CN}`);
      return 204;
    });
    const said = await apply('lintel_pki_certificate', cache);
    expect(seen).toEqual(['DELETE /entries terraform.example.com']);
    await proveOver(said, 'PRIVATE KEY');
  });
});

example('lintel_recovery_key_backup', 'checks the backup that the service stores for three holders', async () => {
  const holders = await people('Ada', 'Grace', 'Alan');
  const rekey = {
    secret_shares: 3,
    secret_threshold: 2,
    backup: true,
    pgp_keys: holders.map(({ publicKey }) => publicKey),
  };
  const {
    body: { nonce },
  } = await service.request('POST', '/v1/sys/rekey-recovery-key/init', { body: rekey });
  const { keys, threshold } = await service.control.recoveryShares();
  const failed = 'Each of the three holders should have a share in the backup.';
  show('lintel_recovery_key_backup');
  for (const key of keys.slice(0, threshold)) {
    await service.request('POST', '/v1/sys/rekey-recovery-key/update', { body: { nonce, key } });
  }
  const said = await terraform.apply();
  expect(said).not.toContain(failed);
  const { body } = await service.request('GET', '/v1/sys/rekey/recovery-key-backup');
  const shares = Object.values(body.data.keys as { readonly [fingerprint: string]: string }).flat();
  expect(shares).toHaveLength(3);
  await proveOver(said, ...shares);
});

example('lintel_approle_secret_id', 'hands over a secret id that a machine unwraps and logs in by', async () => {
  await post('sys/auth/approle', { type: 'approle' });
  await post('auth/approle/role/web', {});
  show('lintel_approle_secret_id');
  const said = await terraform.apply();
  const token = readFileSync(path.join(terraform.folder, 'web.wrapping-token'), 'utf8');
  const unwrapped = await service.request('POST', '/v1/sys/wrapping/unwrap', { body: { token } });
  const { role_id } = (await service.request('GET', '/v1/auth/approle/role/web/role-id')).body.data;
  const { secret_id } = unwrapped.body.data;
  const { status } = await service.request('POST', '/v1/auth/approle/login', { body: { role_id, secret_id } });
  expect(status).toBe(200);
  await proveOver(said, token, secret_id);
});

example('lintel_secrets_object', 'is a token that is valid while the run lasts, and then revoked', async () => {
  show('lintel_secrets_object');
  const said = await terraform.apply();
  const token = readFileSync(path.join(terraform.folder, 'metrics.token'), 'utf8');
  expect(token).not.toBe('');
  expect((await service.request('GET', '/v1/auth/token/lookup-self', { token })).status).toBe(403);
  expect(await service.control.tokens()).toEqual([]);
  await proveOver(said, token);
});

example('lintel_platform_object', 'is a token of an agent while the run lasts, and then deleted', async () => {
  show('lintel_platform_object', { LINTEL_PLATFORM_TOKEN: 'platform-root' });
  const said = await terraform.apply();
  const token = readFileSync(path.join(terraform.folder, 'runner.token'), 'utf8');
  expect(token).toMatch(/\S{20}/);
  expect((await service.request('GET', '/api/v2/agent-pools/apool-main/authentication-tokens')).body.data).toEqual([]);
  await proveOver(said, token);
});

example('lintel_generated_password', 'is the password of a connection, and in no state', async () => {
  const policy = 'length = 20\nrule "charset" { charset = "abcdefghijklmnopqrstuvwxyz" }';
  await post('sys/policies/password/database', { policy });
  show('lintel_generated_password');
  const said = await terraform.apply();
  const [{ details }] = (await service.control.snapshot()).objects.databaseConnections as unknown as readonly {
    readonly details: { readonly password: string };
  }[];
  expect(details.password).toMatch(/^[a-z]{20}$/);
  await proveOver(said, details.password);
});

/** What the program of an example has written. */
async function written(type: string, file: string): Promise<string> {
  const folder = show(type);
  await folder.apply();
  return readFileSync(path.join(folder.folder, file), 'utf8');
}

example('lintel_kv_secret', 'hands a value to a program, and to nothing else', async () => {
  await post('sys/mounts/apps', { type: 'kv', options: { version: '2' } });
  await post('apps/data/shop/database', { data: { password: 'an-example' } });
  expect(await written('lintel_kv_secret', 'database.password')).toBe('an-example');
});

example('lintel_kv_secret_v1', 'hands a value to a program, and to nothing else', async () => {
  await post('sys/mounts/documents', { type: 'kv', options: { version: '1' } });
  await post('documents/app/smtp', { password: 'an-example' });
  expect(await written('lintel_kv_secret_v1', 'smtp.password')).toBe('an-example');
});

test('every example of an ephemeral resource is applied by a test', () => {
  expect(Object.keys(registry.ephemeralResources).sort()).toEqual([...applied].sort());
});
