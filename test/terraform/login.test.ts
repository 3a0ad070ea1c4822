/** @tier complete */
import { readFileSync, rmSync } from 'fs';
import { setTimeout as sleep } from 'timers/promises';
import type { Values } from '../../src/definition/value';
import type { InstalledFolder } from '../support/environments/installed';
import { childrenOf } from '../support/environments/kill';
import { loggedRequests, openLoginFolder } from '../support/login-folder';
import { identityToken, prepareLogins, tokensLeft, writeJwtRole } from '../support/login-service';
import { describeOnOpenbao } from '../support/openbao';

/** The objects of the run that lasts longer than its token: `LINTEL_TEST_LOGIN_OBJECTS=1000` makes it a long one. */
const OBJECTS = Number(process.env.LINTEL_TEST_LOGIN_OBJECTS ?? 40);
const [TTL, PER_SECOND] = OBJECTS < 500 ? [6, 18] : [20, 50];

const ROLE = {
  resource: { lintel_pki_role: { web: { name: 'web', allow_any_name: true, enforce_hostnames: false } } },
};

describeOnOpenbao('a login of the provider', (service, kind) => {
  let jwt: string;
  let terraform: InstalledFolder;

  beforeAll(async () => {
    await prepareLogins(service());
    await service().ask('POST', 'pki/root/generate/internal', { common_name: 'example.com' });
    await service().data('POST', 'pki/roles/known', { allow_any_name: true });
  }, 60_000);

  beforeEach(() => {
    jwt = identityToken();
  });

  afterEach(async () => {
    terraform.close();
    expect(await left()).toBe(0);
  });

  const left = async () => tokensLeft(service(), kind);

  const open = (login: Values | undefined, environment: NodeJS.ProcessEnv = {}, more: Values = {}): void => {
    terraform = openLoginFolder(service(), login, environment, more);
  };
  const write = (document: object) => terraform.write('objects.tf.json', JSON.stringify(document));
  const byJwt = (): Values => ({ jwt: { mount: 'forge', role: 'deploy', tokenVariable: 'FORGE_JWT' } });

  /** Requests since the log was last removed. */
  const requests = () => loggedRequests(terraform);
  const logins = () => requests().filter((line) => line.endsWith('/login')).length;
  const forget = () => rmSync(terraform.logFile, { force: true });

  it('costs one login for each phase of a command that asks the service something, and leaves no token', async () => {
    open(byJwt(), { FORGE_JWT: jwt });
    write(ROLE);
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    expect(logins()).toBe(0);
    expect(await left()).toBe(0);
    forget();
    await terraform.succeed('apply', 'plan.bin');
    expect(logins()).toBe(1);
    expect(requests().at(-1)).toBe('POST /auth/token/revoke-self');
    expect(await left()).toBe(0);
    forget();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(logins()).toBe(1);
    expect(await left()).toBe(0);
    forget();
    await terraform.succeed('destroy', '-auto-approve');
    expect(logins()).toBe(2);
  }, 60_000);

  it('logs nobody in for validate, and for a plan that asks the service nothing', async () => {
    open(byJwt(), { FORGE_JWT: 'not even a JWT' });
    write({ resource: { terraform_data: { it: { input: 'x' } } } });
    await terraform.succeed('validate');
    await terraform.init().catch(() => undefined);
    await terraform.succeed('plan', '-input=false');
    expect(logins()).toBe(0);
  }, 60_000);

  it('says at INFO which login was taken, and as whom', async () => {
    open(undefined, {
      TF_LOG_PROVIDER: 'INFO',
      LINTEL_SECRETS_LOGIN_MOUNT: 'forge',
      LINTEL_SECRETS_LOGIN_ROLE: 'deploy',
      TFC_WORKLOAD_IDENTITY_TOKEN: jwt,
    });
    write({ data: { lintel_pki_role: { known: { name: 'known' } } } });
    await terraform.succeed('plan', '-input=false');
    const text = readFileSync(terraform.logFile, 'utf8');
    expect(text).toMatch(
      /logged in to the secrets service by jwt at `auth\/forge` \(from TFC_WORKLOAD_IDENTITY_TOKEN\) as forge-canary-subject, with the policies default, deploy; the token lasts 600 s/,
    );
    expect(text).not.toContain(jwt);
  }, 60_000);

  it('says at INFO which token is used if nobody logs in, and whose it is', async () => {
    const token = await service().ask('POST', 'auth/token/create', {
      display_name: 'ci',
      policies: ['deploy'],
      ttl: '5m',
    });
    const { client_token: given, accessor } = (token.body as { auth: Record<string, string> }).auth;
    open(undefined, { TF_LOG_PROVIDER: 'INFO', LINTEL_SECRETS_TOKEN: given });
    write({ data: { lintel_pki_role: { known: { name: 'known' } } } });
    await terraform.succeed('plan', '-input=false');
    const text = readFileSync(terraform.logFile, 'utf8');
    expect(text).toMatch(
      /uses the secrets service with the token from LINTEL_SECRETS_TOKEN as token-ci, with the policies default, deploy; the token lasts (300|29\d) s/,
    );
    expect(text).not.toContain(given);
    await service().ask('POST', 'auth/token/revoke-accessor', { accessor });
  }, 60_000);

  it('outlasts the time of its token with one login and renewals', async () => {
    await writeJwtRole(service(), 'brief', { token_ttl: TTL });
    open(
      { jwt: { mount: 'forge', role: 'brief', tokenVariable: 'FORGE_JWT' } },
      { FORGE_JWT: jwt },
      { requestsPerSecond: PER_SECOND },
    );
    write({
      resource: { lintel_pki_role: { many: { count: OBJECTS, name: 'many-${count.index}', allow_any_name: true } } },
    });
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    forget();
    const began = performance.now();
    await terraform.succeed('apply', 'plan.bin');
    expect(performance.now() - began).toBeGreaterThan(TTL * 1_000);
    expect(logins()).toBe(1);
    expect(requests().filter((line) => line === 'POST /auth/token/renew-self').length).toBeGreaterThan(0);
    expect(await left()).toBe(0);
  }, 600_000);

  describe('of a command that is ended early', () => {
    /** Applies until the first object is there, and something else takes long. */
    const applying = async (role = 'deploy') => {
      open({ jwt: { mount: 'forge', role, tokenVariable: 'FORGE_JWT' } }, { FORGE_JWT: jwt });
      write({
        resource: {
          // The later one keeps the provider from being closed.
          lintel_pki_role: {
            ...ROLE.resource.lintel_pki_role,
            later: { name: 'later', depends_on: ['terraform_data.slow'] },
          },
          terraform_data: {
            slow: { depends_on: ['lintel_pki_role.web'], provisioner: { 'local-exec': { command: 'exec sleep 20' } } },
          },
        },
      });
      const { process: running, finished } = terraform.start(['apply', '-auto-approve', '-input=false']);
      while ((await service().ask('GET', 'pki/roles/web')).status !== 200) await sleep(50);
      expect(await left()).toBe(1);
      return { running, finished };
    };

    it('leaves no token after an interrupt', async () => {
      const { running, finished } = await applying();
      running.kill('SIGINT');
      await finished;
      expect(await left()).toBe(0);
      await service().ask('DELETE', 'pki/roles/web');
    }, 60_000);

    it('leaves no token after Terraform was killed', async () => {
      const { running, finished } = await applying();
      running.kill('SIGKILL');
      await finished;
      for (let waits = 0; (await left()) > 0 && waits < 100; waits++) await sleep(100);
      expect(await left()).toBe(0);
      await service().ask('DELETE', 'pki/roles/web');
    }, 60_000);

    it('leaves a token to its end, which nobody can prevent, only if the provider itself was killed', async () => {
      await writeJwtRole(service(), 'fleeting', { token_ttl: 4 });
      const { running, finished } = await applying('fleeting');
      for (const child of childrenOf(running.pid!)) process.kill(child, 'SIGKILL');
      await finished;
      expect(requests()).not.toContain('POST /auth/token/revoke-self');
      // Nobody renews it any more.
      for (let waits = 0; (await left()) > 0 && waits < 60; waits++) await sleep(100);
      expect(await left()).toBe(0);
      await service().ask('DELETE', 'pki/roles/web');
    }, 60_000);
  });

  it('closes ephemeral resources before it gives its token back', async () => {
    await service().data('POST', 'pki/roles/short', { allow_any_name: true, enforce_hostnames: false });
    open(byJwt(), { FORGE_JWT: jwt });
    write({
      ephemeral: {
        lintel_pki_certificate: {
          it: { role: 'short', common_name: 'a.example.com', ttl: '1h', revoke_on_close: true },
        },
      },
    });
    await terraform.succeed('apply', '-auto-approve', '-input=false');
    const all = requests();
    expect(all.lastIndexOf('POST /pki/revoke')).toBeGreaterThan(0);
    expect(all.at(-1)).toBe('POST /auth/token/revoke-self');
    expect(all.filter((line) => line.endsWith('revoke-self'))).toHaveLength(logins());
  }, 60_000);

  it('refuses a certificate at plan that its token would take with it, and warns where it may not look', async () => {
    await service().data('POST', 'pki/roles/leased', {
      allow_any_name: true,
      enforce_hostnames: false,
      generate_lease: true,
    });
    await service().data('POST', 'sys/policies/acl/issuer', {
      policy: 'path "pki/issue/*" { capabilities = ["update"] }\npath "pki/cert/*" { capabilities = ["read"] }',
    });
    await writeJwtRole(service(), 'issuer', { token_policies: ['issuer'] });
    const certificate = {
      resource: { lintel_pki_certificate: { it: { role: 'leased', common_name: 'a.example.com', ttl: '1h' } } },
    };
    open(byJwt(), { FORGE_JWT: jwt });
    write(certificate);
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(stderr.replace(/\s+/g, ' ')).toContain('The certificate would be revoked at the end of the run');
    terraform.close();
    open({ jwt: { mount: 'forge', role: 'issuer', tokenVariable: 'FORGE_JWT' } }, { FORGE_JWT: jwt });
    write(certificate);
    expect((await terraform.apply()).replace(/\s+/g, ' ')).toContain(
      'which is the end of this run, because the provider logged in',
    );
  }, 60_000);

  it('warns of an ephemeral certificate that its token will take with it, unless the run is its end anyway', async () => {
    await service().data('POST', 'pki/roles/leased', {
      allow_any_name: true,
      enforce_hostnames: false,
      generate_lease: true,
    });
    const it = { role: 'leased', common_name: 'a.example.com', ttl: '1h' };
    open(byJwt(), { FORGE_JWT: jwt });
    write({ ephemeral: { lintel_pki_certificate: { it } } });
    expect((await terraform.apply()).replace(/\s+/g, ' ')).toContain(
      'which is the end of this run, because the provider logged in',
    );
    write({ ephemeral: { lintel_pki_certificate: { it: { ...it, revoke_on_close: true } } } });
    expect(await terraform.apply()).not.toContain('revokes the certificate');
  }, 60_000);

  it.each<[string, Values, readonly RegExp[]]>([
    [
      'a role that does not exist',
      { mount: 'forge', role: 'nobody' },
      [/by jwt at `auth\/forge` with the role `nobody`/, /no such role/],
    ],
    [
      'another audience',
      { mount: 'forge', role: 'strict' },
      [/The token is for `us`, the role wants another audience/],
    ],
    ['a mount that is not there', { mount: 'absent', role: 'deploy' }, [/auth mount `absent` is not there/]],
    [
      'a claim that is missing',
      { mount: 'forge', role: 'claims' },
      [/The role wants the claim `environment`/, /has the claims iss, aud, sub, iat, nbf, exp/],
    ],
  ])(
    'is refused with a sentence for %s',
    async (_, way, says) => {
      await writeJwtRole(service(), 'strict', { bound_audiences: ['them'] });
      await writeJwtRole(service(), 'claims', { bound_claims: { environment: 'production' } });
      open({ jwt: { ...way, tokenVariable: 'FORGE_JWT' } }, { FORGE_JWT: jwt });
      write({ data: { lintel_pki_role: { it: { name: 'web' } } } });
      const { status, stderr } = await terraform.run('plan', '-input=false');
      const text = stderr.replace(/[│╵╷]/g, '').replace(/\s+/g, ' ');
      expect(status).toBe(1);
      expect(text).toContain('Cannot log in to the secrets service');
      for (const words of says) expect(text).toMatch(words);
      expect(text).not.toContain(jwt);
    },
    60_000,
  );

  it('is refused with a sentence for a JWT that has expired', async () => {
    const now = Math.floor(Date.now() / 1000);
    open(byJwt(), { FORGE_JWT: identityToken({ iat: now - 7200, nbf: now - 7200, exp: now - 3600 }) });
    write({ data: { lintel_pki_role: { it: { name: 'web' } } } });
    const { stderr } = await terraform.run('plan', '-input=false');
    expect(stderr.replace(/[│╵╷]/g, '').replace(/\s+/g, ' ')).toMatch(
      /valid until \S+Z\. The clock of this machine says \S+Z, that of the service \S+Z/,
    );
  }, 60_000);
});
