import { readFileSync } from 'fs';
import { check } from '../../../../src/definition/check';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { secretsTokenEphemeral } from '../../../../src/handlers/secrets/secrets-token/definition';
import { startEmulator } from '../../../support/emulator';
import { Core, Refused } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { InstalledFolder } from '../../../support/environments/installed';
import { terraformJson } from '../../../support/environments/resource';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_secrets_token';
const opening: Values = { role: 'deploy', policies: ['app'] };
const POLICY = 'path "sys/mounts" { capabilities = ["read"] }';

describeOnOpenbao('tokens of a run', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    for (const namespace of ['', 'team/']) {
      await service().data('POST', `${namespace}sys/policies/acl/app`, { policy: POLICY });
      await service().data('POST', `${namespace}auth/token/roles/deploy`, { allowed_policies: ['app'] });
    }
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const statusWith = async (token: unknown, path = 'sys/mounts') =>
    (await service().ask('GET', path, undefined, { 'X-Vault-Token': String(token) })).status;
  const lookUp = async (accessor: unknown, namespace = '') =>
    service().ask('POST', `${namespace}auth/token/lookup-accessor`, { accessor });
  const refusal = async (config: Values): Promise<Refused> =>
    core.open(TYPE, config).then(
      () => {
        throw new Error('nothing was refused');
      },
      (error) => error as Refused,
    );

  it('have the policies, the lifetime and the metadata that are configured, and are revoked at the end', async () => {
    const { result, kept } = await core.open(TYPE, {
      ...opening,
      ttl: '10m',
      explicitMaxTtl: '1h',
      numUses: 5,
      displayName: 'pipeline',
      metadata: { commit: 'abc' },
    });
    expect(result).toMatchObject({ policies: ['app'], leaseDuration: 600, renewable: true });
    expect((await lookUp(result.accessor)).body.data).toMatchObject({
      display_name: 'token-pipeline',
      explicit_max_ttl: 3600,
      meta: { commit: 'abc' },
      num_uses: 5,
      policies: ['app', 'default'],
    });
    expect(await statusWith(result.token)).toBe(200);
    expect(kept.toString()).not.toContain(String(result.token));
    await core.closeEphemeral(TYPE, kept);
    expect(await statusWith(result.token)).toBe(403);
    // It is already gone.
    await core.closeEphemeral(TYPE, kept);
  });

  it('of no role are children of the token of the provider, with its policies', async () => {
    const parent = (await service().ask('POST', 'auth/token/create', { policies: ['app', 'tokens'], ttl: '1h' })).body;
    const policy = ['create', 'renew-accessor', 'revoke-accessor']
      .map((name) => `path "auth/token/${name}" { capabilities = ["update"] }`)
      .join('\n');
    await service().data('POST', 'sys/policies/acl/tokens', { policy });
    const own = await Core.start(registry, { secrets: { ...service().settings, token: parent.auth.client_token } });
    const { result, kept } = await own.open(TYPE, { ttl: '5m', noDefaultPolicy: true });
    expect(result.policies).toEqual(expect.arrayContaining(['app', 'tokens']));
    await own.closeEphemeral(TYPE, kept);
    expect(await statusWith(result.token)).toBe(403);
    await own.close();
  });

  it('are renewed by their accessor at two thirds of their lifetime', async () => {
    const { result, kept, renewAt } = await core.open(TYPE, { ...opening, ttl: '30s' });
    const left = Number(renewAt!.seconds) - Date.now() / 1000;
    expect(left).toBeGreaterThan(15);
    expect(left).toBeLessThanOrEqual(20);
    const before = (await lookUp(result.accessor)).body.data;
    const renewed = await core.renew(TYPE, kept);
    expect(renewed.renewAt).toBeDefined();
    const after = (await lookUp(result.accessor)).body.data;
    expect(after.last_renewal_time ?? after.last_renewal).toBeTruthy();
    expect(Date.parse(after.expire_time)).toBeGreaterThanOrEqual(Date.parse(before.expire_time));
    await core.closeEphemeral(TYPE, kept);
  });

  it('that cannot be renewed are not', async () => {
    const { result, kept, renewAt } = await core.open(TYPE, { ...opening, ttl: '10m', renewable: false });
    expect({ renewable: result.renewable, renewAt }).toEqual({ renewable: false, renewAt: undefined });
    await core.closeEphemeral(TYPE, kept);
  });

  it('are handed over wrapped, and revoked at the end without being unwrapped', async () => {
    const { result, kept } = await core.open(TYPE, { ...opening, ttl: '10m', wrapTtl: '2m' });
    expect(result).toMatchObject({ wrappingExpires: expect.stringMatching(/Z$/), accessor: expect.any(String) });
    expect(result.token).toBeUndefined();
    expect((await lookUp(result.accessor)).status).toBe(200);
    await core.closeEphemeral(TYPE, kept);
    expect((await lookUp(result.accessor)).status).not.toBe(200);
  });

  it('that are handed over outlast the run, and end by themselves', async () => {
    const { result, kept } = await core.open(TYPE, { ...opening, ttl: '10m', wrapTtl: '2m', revokeOnClose: false });
    await core.closeEphemeral(TYPE, kept);
    const headers = { 'X-Vault-Token': String(result.wrappingToken) };
    const { body } = await service().ask('POST', 'sys/wrapping/unwrap', {}, headers);
    expect(await statusWith(body.auth.client_token)).toBe(200);
    await service().ask('POST', 'auth/token/revoke-accessor', { accessor: body.auth.accessor });
  });

  it('are refused if they would neither be revoked nor end', async () => {
    const error = await refusal({ ...opening, revokeOnClose: false });
    expect(error.reported).toMatchObject([{ path: ['revokeOnClose'], severity: 'error' }]);
    expect(error.message).toContain('each plan and each apply would leave one');
    await service().data('POST', 'auth/token/roles/short', { allowed_policies: ['app'], token_explicit_max_ttl: '1h' });
    const { result } = await core.open(TYPE, { ...opening, role: 'short', revokeOnClose: false });
    await service().ask('POST', 'auth/token/revoke-accessor', { accessor: result.accessor });
  });

  it('of a role that creates batch tokens have no accessor, and a warning says that they stay', async () => {
    await service().data('POST', 'auth/token/roles/batch', {
      allowed_policies: ['app'],
      token_type: 'batch',
      orphan: true,
      renewable: false,
    });
    const { result, kept, warnings } = await core.open(TYPE, { ...opening, role: 'batch', ttl: '1m' });
    expect({ accessor: result.accessor, renewable: result.renewable }).toEqual({
      accessor: undefined,
      renewable: false,
    });
    expect(warnings).toMatchObject([{ summary: 'The token cannot be revoked' }]);
    await core.closeEphemeral(TYPE, kept);
  });

  it('are refused in the words of the service if the role does not exist, or does not allow the policies', async () => {
    expect((await refusal({ role: 'nowhere' })).message).toContain('unknown role nowhere');
    expect((await refusal({ ...opening, policies: ['admin'] })).message).toMatch(/admin/);
    expect((await refusal({ ...opening, namespace: 'nowhere' })).message).toContain('no namespace `nowhere`');
  });

  it('are created in a namespace, and revoked there', async () => {
    const { result, kept } = await core.open(TYPE, { ...opening, namespace: 'team', ttl: '10m' });
    expect((await lookUp(result.accessor, 'team/')).body.data).toMatchObject({ namespace_path: 'team/' });
    await core.closeEphemeral(TYPE, kept);
    expect((await lookUp(result.accessor, 'team/')).status).not.toBe(200);
  });

  it('of type batch are not revoked at the end, so that the configuration has to say so', () => {
    expect(check(secretsTokenEphemeral, { ...opening, type: 'batch' })).toMatchObject([{ path: ['type'] }]);
    expect(check(secretsTokenEphemeral, { ...opening, type: 'batch', revokeOnClose: false, ttl: '1m' })).toEqual([]);
    for (const [name, value] of Object.entries({ period: '1h', numUses: 2 })) {
      const config = { ...opening, type: 'batch', revokeOnClose: false, ttl: '1m', [name]: value };
      expect(check(secretsTokenEphemeral, config)).toMatchObject([{ path: [name] }]);
    }
    expect(check(secretsTokenEphemeral, { ttl: '2h', explicitMaxTtl: '1h' })).toMatchObject([{ path: ['ttl'] }]);
    expect(check(secretsTokenEphemeral, { policies: ['root'] })).toMatchObject([{ path: ['policies'] }]);
  });
});

it('no log of a run contains the token of the run or its wrapping token', async () => {
  const service = await startEmulator();
  const terraform = InstalledFolder.create({ TF_LOG: 'TRACE' });
  try {
    await service.request('POST', '/v1/auth/token/roles/deploy', { body: { allowed_policies: ['app'] } });
    terraform.configure(`
ephemeral "lintel_secrets_token" "plain" {
  role     = "deploy"
  policies = ["app"]
}
ephemeral "lintel_secrets_token" "wrapped" {
  role     = "deploy"
  policies = ["app"]
  wrap_ttl = "1m"
}
resource "terraform_data" "it" {
  provisioner "local-exec" {
    command     = "printf %s \\"$TOKEN $WRAPPING\\" > tokens"
    environment = {
      TOKEN    = ephemeral.lintel_secrets_token.plain.token
      WRAPPING = ephemeral.lintel_secrets_token.wrapped.wrapping_token
    }
  }
}
`);
    terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(service)) } }));
    const said = await terraform.apply();
    const tokens = readFileSync(`${terraform.folder}/tokens`, 'utf8').split(' ');
    const log = readFileSync(terraform.logFile, 'utf8');
    expect(log).toContain('client_token');
    expect(tokens).toHaveLength(2);
    for (const token of tokens) {
      expect(token).toMatch(/^s\.\w{20}/);
      for (const text of [said, log, terraform.stateText()]) expect(text).not.toContain(token);
    }
    expect(await service.control.tokens()).toEqual([]);
  } finally {
    terraform.close();
    await service.close();
  }
}, 60_000);
