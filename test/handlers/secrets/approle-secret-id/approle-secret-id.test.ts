import { check } from '../../../../src/definition/check';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { approleSecretIdEphemeral } from '../../../../src/handlers/secrets/approle-secret-id/definition';
import { Core, Refused } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_approle_secret_id';
const ROLE = 'auth/approle/role/deploy';
const opening: Values = { role: 'deploy' };

describeOnOpenbao('secret ids of AppRole', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/auth/approle', { type: 'approle' });
    await service().data('POST', ROLE, { token_policies: ['default'], secret_id_num_uses: 5 });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const accessors = async (): Promise<readonly string[]> => {
    const { status, body } = await service().ask('LIST', `${ROLE}/secret-id`);
    return status === 404 ? [] : body.data.keys;
  };
  const logIn = async (secretId: unknown) => {
    const { role_id } = await service().data('GET', `${ROLE}/role-id`);
    return service().ask('POST', 'auth/approle/login', { role_id, secret_id: secretId }, { 'X-Vault-Token': null });
  };
  const refusal = async (config: Values): Promise<Refused> =>
    core.open(TYPE, config).then(
      () => {
        throw new Error('nothing was refused');
      },
      (error) => error as Refused,
    );

  it('log in while the run lasts, and are destroyed when it ends, also if they are already gone', async () => {
    const { result, kept } = await core.open(TYPE, {
      ...opening,
      metadata: { pipeline: 'web' },
      ttl: '10m',
      numUses: 3,
      cidrList: ['127.0.0.0/8'],
      tokenBoundCidrs: ['127.0.0.1/32'],
    });
    expect(result).toMatchObject({ secretIdTtl: 600, secretIdNumUses: 3 });
    const { status, body } = await logIn(result.secretId);
    expect({ status, metadata: body.auth.metadata }).toEqual({
      status: 200,
      metadata: { pipeline: 'web', role_name: 'deploy' },
    });
    expect(JSON.stringify(kept.toString())).not.toContain(String(result.secretId));
    expect(await accessors()).toEqual([result.secretIdAccessor]);
    await core.closeEphemeral(TYPE, kept);
    expect(await accessors()).toEqual([]);
    expect((await logIn(result.secretId)).status).toBe(400);
    await core.closeEphemeral(TYPE, kept);
  });

  it('are handed over wrapped, and then not destroyed', async () => {
    const { result, kept } = await core.open(TYPE, { ...opening, ttl: '10m', wrapTtl: '2m', destroyOnClose: false });
    expect(result).toMatchObject({ wrappingExpires: expect.stringMatching(/Z$/) });
    expect(result.secretId).toBeUndefined();
    const headers = { 'X-Vault-Token': String(result.wrappingToken) };
    const looked = await service().data('POST', 'sys/wrapping/lookup', { token: result.wrappingToken });
    expect(looked).toMatchObject({ creation_path: `${ROLE}/secret-id`, creation_ttl: 120 });
    await core.closeEphemeral(TYPE, kept);
    const { body } = await service().ask('POST', 'sys/wrapping/unwrap', {}, headers);
    expect((await logIn(body.data.secret_id)).status).toBe(200);
    await service().data('POST', `${ROLE}/secret-id/destroy`, { secret_id: body.data.secret_id });
  });

  it('are not destroyed only if they expire, by themselves or by their role', async () => {
    const error = await refusal({ ...opening, destroyOnClose: false });
    expect(error.reported).toMatchObject([{ path: ['destroyOnClose'], severity: 'error' }]);
    expect(error.message).toContain('does not expire');
    expect(await accessors()).toEqual([]);
    await service().data('POST', 'auth/approle/role/short', { secret_id_ttl: '1h' });
    const { result } = await core.open(TYPE, { role: 'short', destroyOnClose: false });
    expect(result.secretIdTtl).toBe(3600);
  });

  it('are refused in the words of the service if the role does not exist, or allows less', async () => {
    expect((await refusal({ role: 'nowhere' })).message).toContain('role "nowhere" does not exist');
    expect((await refusal({ ...opening, numUses: 6 })).message).toContain('num_uses cannot be higher');
    expect((await refusal({ ...opening, mount: 'nowhere' })).message).toContain('no auth method at `auth/nowhere`');
  });

  it('are bound to networks with their prefix lengths alone', async () => {
    for (const [field, words] of [
      ['cidr_list', 'CIDR blocks'],
      ['token_bound_cidrs', 'token CIDR blocks'],
    ]) {
      const { status, body } = await service().ask('POST', `${ROLE}/secret-id`, { [field]: ['127.0.0.1'] });
      expect([status, body.errors[0]]).toEqual([
        500,
        expect.stringContaining(`failed to validate ${words}: invalid CIDR address: 127.0.0.1`),
      ]);
    }
    for (const name of ['cidrList', 'tokenBoundCidrs']) {
      expect(check(approleSecretIdEphemeral, { ...opening, [name]: ['127.0.0.1'] })).toMatchObject([
        { path: [name], detail: expect.stringContaining('has no prefix length') },
      ]);
    }
  });

  it('are not wrapped if they are to be destroyed, because nobody but who unwraps them knows their accessor', () => {
    expect(check(approleSecretIdEphemeral, { ...opening, wrapTtl: '5m' })).toMatchObject([
      { path: ['wrapTtl'], detail: expect.stringContaining('only be configured if `destroyOnClose` is false') },
    ]);
    expect(check(approleSecretIdEphemeral, { ...opening, wrapTtl: '5m', destroyOnClose: false })).toEqual([]);
  });

  it('are generated in a namespace', async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    await service().data('POST', 'team/sys/auth/approle', { type: 'approle' });
    await service().data('POST', `team/${ROLE}`, {});
    const { kept } = await core.open(TYPE, { ...opening, namespace: 'team' });
    expect((await service().data('LIST', `team/${ROLE}/secret-id`)).keys).toHaveLength(1);
    await core.closeEphemeral(TYPE, kept);
    expect((await service().ask('LIST', `team/${ROLE}/secret-id`)).status).toBe(404);
  });
});
