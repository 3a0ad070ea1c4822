/** @tier complete */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { createServer, Server } from 'http';
import * as https from 'https';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Values } from '../../src/definition/value';
import { createCertificates } from '../../src/emulator/certificates';
import { createClientCertificate } from '../support/client-certificate';
import { startEmulator, TestEmulator } from '../support/emulator';
import type { InstalledFolder } from '../support/environments/installed';
import { openLoginFolder } from '../support/login-folder';
import { AppRole, identityToken, prepareLogins, SUBJECT, tokensLeft } from '../support/login-service';
import { describeOnOpenbao } from '../support/openbao';

/** What a way to log in needs: its settings, and the texts that must be nowhere. */
interface Way {
  readonly login: Values;
  readonly environment?: NodeJS.ProcessEnv;
  readonly secrets: readonly string[];
  /** The proof serves one process only, so the apply after the plan is refused. */
  readonly once?: true;
}

const TRACED = { TF_LOG: 'TRACE', TF_LOG_PROVIDER: 'TRACE' };

/** Terraform itself stores the values of other variables in the plan. */
const PROOF = '${var.proof}';

let folder: string;
let terraform: InstalledFolder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-proofs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => terraform.close());

const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};

/** Plans and applies, and looks for the secrets in everything that is left of it. */
async function searchEverywhere({ secrets, once }: Way): Promise<void> {
  const variable = { proof: { type: 'string', ephemeral: true, sensitive: true, default: '' } };
  const data = { lintel_pki_role: { known: { name: 'known' } } };
  terraform.write('objects.tf.json', JSON.stringify({ variable, data }));
  const plan = await terraform.run('plan', '-input=false', '-out=plan.bin');
  const shown = await terraform.run('show', '-json', 'plan.bin');
  // A saved plan has read everything already: the proof that serves once is asked for again only by another plan.
  const running = terraform.start(once ? ['apply', '-auto-approve', '-input=false'] : ['apply', 'plan.bin']);
  const processes = new Set<string>();
  const looking = setInterval(() => argumentsOfAll().forEach((one) => processes.add(one)), 50);
  const applied = await running.finished;
  clearInterval(looking);
  expect({ plan: plan.status, stderr: plan.stderr }).toEqual({ plan: 0, stderr: '' });
  expect(applied.status).toBe(once ? 1 : 0);
  const log = readFileSync(terraform.logFile, 'utf8');
  expect(/secrets response body/.test(log)).toBe(true);
  const seen = {
    log,
    plan: shown.stdout,
    messages: [plan, applied].map(({ stdout, stderr }) => stdout + stderr).join('\n'),
    arguments: [...processes].join('\n'),
    ...(once ? {} : { state: terraform.stateText() }),
  };
  for (const [where, text] of Object.entries(seen)) {
    expect({ where, found: secrets.filter((secret) => text.includes(secret)) }).toEqual({ where, found: [] });
    expect({ where, tokens: /\b(hvs|s)\.[A-Za-z0-9]{20,}/.exec(text)?.[0] }).toEqual({ where, tokens: undefined });
    // Who one is may stand in the log, and nowhere else.
    expect({ where, found: where !== 'log' && text.includes(SUBJECT) }).toEqual({ where, found: false });
  }
}

describeOnOpenbao('no secret is shown, from state to arguments, of a login', (service, kind) => {
  let approle: AppRole;
  let cluster: Server;
  let forge: { readonly server: https.Server; readonly ca: string };
  let jwt: string;

  beforeAll(async () => {
    approle = await prepareLogins(service());
    await service().data('POST', 'pki/roles/known', { allow_any_name: true });
    cluster = await startCluster();
    forge = await startForge(() => jwt);
    await service().data('POST', 'sys/auth/kubernetes', { type: 'kubernetes' });
    await service().data('POST', 'auth/kubernetes/config', {
      kubernetes_host: `http://127.0.0.1:${(cluster.address() as AddressInfo).port}`,
      kubernetes_ca_cert: (await createCertificates()).ca,
      disable_local_ca_jwt: true,
    });
    await service().data('POST', 'auth/kubernetes/role/deploy', {
      bound_service_account_names: ['ci'],
      bound_service_account_namespaces: ['default'],
      token_policies: ['deploy'],
    });
  }, 60_000);

  afterAll(async () => {
    for (const server of [cluster, forge.server]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const secretId = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${service().address}/v1/auth/approle/role/deploy/secret-id`, {
      method: 'POST',
      headers: { 'X-Vault-Token': service().settings.token as string, 'Content-Type': 'application/json', ...headers },
      body: '{}',
    });
    return (await response.json()) as { data: { secret_id: string }; wrap_info: { token: string } };
  };

  const ways: { readonly [title: string]: () => Way | Promise<Way> } = {
    'by a JWT in the block': () => ({
      login: { jwt: { mount: 'forge', role: 'deploy', token: PROOF } },
      environment: { TF_VAR_proof: jwt },
      secrets: [jwt],
    }),
    'by a JWT of GitHub Actions': () => ({
      login: { jwt: { mount: 'forge', role: 'deploy', audience: 'us' } },
      environment: {
        ACTIONS_ID_TOKEN_REQUEST_URL: `https://localhost:${(forge.server.address() as AddressInfo).port}/id?v=2`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-request-token',
        NODE_EXTRA_CA_CERTS: forge.ca,
      },
      secrets: [jwt, 'canary-request-token'],
    }),
    'by a JWT of GitLab': () => ({
      login: { jwt: { mount: 'forge', role: 'deploy' } },
      environment: { GITLAB_CI: 'true', VAULT_ID_TOKEN: jwt },
      secrets: [jwt],
    }),
    'by the token of a service account': () => {
      const token = identityToken({
        'aud': ['us'],
        'sub': 'system:serviceaccount:default:ci',
        'kubernetes.io': { namespace: 'default', serviceaccount: { name: 'ci', uid: 'uid-1' } },
      });
      return { login: { kubernetes: { role: 'deploy', tokenFile: file('account', token) } }, secrets: [token] };
    },
    'by an AppRole': () => ({
      login: { approle: { roleId: approle.roleId, secretId: PROOF } },
      environment: { TF_VAR_proof: approle.secretId },
      secrets: [approle.secretId],
    }),
    'by an AppRole whose secret id is wrapped': async () => {
      const { token } = (await secretId({ 'X-Vault-Wrap-TTL': '5m' })).wrap_info;
      return {
        login: { approle: { roleId: approle.roleId, secretId: PROOF, wrapped: true } },
        environment: { TF_VAR_proof: token },
        secrets: [token],
        once: true,
      };
    },
    'by any other method': () => ({
      login: {
        path: { path: 'auth/approle/login', parameters: { role_id: approle.roleId, secret_id: PROOF } },
      },
      environment: { TF_VAR_proof: approle.secretId },
      secrets: [approle.secretId],
    }),
    'with a token file': async () => {
      const { auth } = (await service().ask('POST', 'auth/token/create', { policies: ['deploy'] })).body;
      return { login: { tokenFile: file('token', auth.client_token) }, secrets: [auth.client_token] };
    },
  };

  it.each(Object.keys(ways))(
    '%s',
    async (title) => {
      jwt = identityToken();
      const way = await ways[title]();
      terraform = openLoginFolder(service(), way.login, { ...TRACED, ...way.environment });
      await searchEverywhere(way);
      // A token in a file is not ours.
      expect(await tokensLeft(service(), kind)).toBe(way.login.tokenFile === undefined ? 0 : 1);
    },
    60_000,
  );
});

describe('no secret is shown, from state to arguments, of a login by a client certificate', () => {
  let emulator: TestEmulator;
  let ca: string;
  let key: string;

  beforeAll(async () => {
    emulator = await startEmulator({ dialects: { secrets: 'openbao' }, tls: true });
    ca = file('emulator.pem', emulator.ca!);
    const client = await createClientCertificate();
    key = client.privateKey;
    file('client.pem', client.certificate);
    file('client.key', key);
    await ask('POST', 'sys/policies/acl/deploy', { policy: 'path "pki/*" { capabilities = ["read"] }' });
    await ask('POST', 'pki/roles/known', { allow_any_name: true });
    await ask('POST', 'sys/auth/cert', { type: 'cert' });
    await ask('POST', 'auth/cert/certs/web', { certificate: client.certificate, token_policies: ['deploy'] });
  });
  afterAll(async () => emulator.close());

  const ask = (method: string, at: string, body?: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'X-Vault-Token': 'secrets-root', 'Content-Type': 'application/json' };
      const url = at.startsWith('/') ? `${emulator.address}${at}` : `${emulator.address}/v1/${at}`;
      https
        .request(url, { method, headers, ca: emulator.ca }, (response) => {
          let text = '';
          response.on('data', (chunk) => (text += chunk));
          response.on('end', () =>
            response.statusCode! < 300 ? resolve(text) : reject(new Error(`${method} ${at}: ${text}`)),
          );
        })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });

  it('which every request presents', async () => {
    const cert = { clientCertFile: path.join(folder, 'client.pem'), clientKeyFile: path.join(folder, 'client.key') };
    const way = { login: { cert }, secrets: [key.split('\n')[2]] };
    const service = { address: emulator.address, settings: { dialect: 'openbao' } };
    terraform = openLoginFolder(service, way.login, TRACED, { caCertFile: ca });
    await searchEverywhere(way);
    expect(JSON.parse(await ask('GET', '/_emulator/tokens'))).toEqual({ tokens: [] });
  }, 60_000);
});

/** A cluster that accepts the token of every service account. */
async function startCluster(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const user = { username: 'system:serviceaccount:default:ci', uid: 'uid-1', groups: ['system:serviceaccounts'] };
      const review = {
        apiVersion: 'authentication.k8s.io/v1',
        kind: 'TokenReview',
        status: { authenticated: true, user, audiences: ['us'] },
      };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(review));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Where a job of GitHub Actions requests its identity token. */
async function startForge(token: () => string): Promise<{ readonly server: https.Server; readonly ca: string }> {
  const { ca, certificate, key } = await createCertificates();
  const server = https.createServer({ cert: certificate, key }, (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ value: token() })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, ca: file('forge.pem', ca) };
}

/** The arguments of every process that may be seen. */
function argumentsOfAll(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });
}
