import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { givePlatformAccess } from './fixture';

const TYPE = 'lintel_platform_token_role';
const PATH = '/v1/terraform/role/pipeline';
const user: Values = { name: 'pipeline', userId: 'user-1' };
const organization: Values = { name: 'pipeline', organization: 'acme' };
const team: Values = { name: 'pipeline', teamId: 'team-1' };

let open: Proxied;
beforeEach(async () => {
  open = await opened();
});
afterEach(async () => {
  await open.close();
});

async function opened(options?: Parameters<typeof openProxied>[1]): Promise<Proxied> {
  const proxied = await openProxied(registry, options);
  await givePlatformAccess(proxied.service, 'terraform');
  return proxied;
}

const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const writtenTo = (proxied: Proxied) =>
  proxied.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const written = () => writtenTo(open);
interface StoredRole {
  readonly organization: string;
  readonly teamId: string;
  readonly userId: string;
  readonly token?: { readonly value: string };
}
const stored = async () =>
  (await open.service.control.snapshot()).objects.platformTokenRoles as unknown as StoredRole[];
const token = async () => (await stored())[0].token?.value;

describe('the subject of a platform token role', () => {
  it.each([
    [user, 'user_id', 'user-1'],
    [organization, 'organization', 'acme'],
    [team, 'team_id', 'team-1'],
  ])('is sent only under its own key (%j)', async (values, key, value) => {
    await make(values);
    expect(written()).toEqual([{ [key]: value }]);
  });

  it('changes in place if its type stays the same, and is sent with every update', async () => {
    const object = await make({ ...user, ttl: '1h' });
    const { held, plan } = await open.core.apply(TYPE, { ...user, userId: 'user-2', ttl: '1h' }, object);
    expect(plan).toMatchObject({ action: 'update', changes: ['userId'] });
    await open.core.apply(TYPE, { ...user, userId: 'user-2' }, held);
    expect(written().slice(1)).toEqual([{ user_id: 'user-2' }, { user_id: 'user-2', ttl: 0 }]);
  });

  it.each([
    [user, organization],
    [organization, team],
    [team, user],
  ])('forces replacement of the role if its type changes (%j, %j)', async (before, after) => {
    const object = await make(before);
    const { plan } = await open.core.apply(TYPE, after, object);
    expect(plan.action).toBe('replace');
    expect(plan.replacing).toEqual(expect.arrayContaining(Object.keys(after).filter((name) => name !== 'name')));
    expect(open.proxy.passed.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
      'POST',
      'DELETE',
      'POST',
    ]);
    expect(await stored()).toMatchObject([{ organization: '', teamId: '', userId: '', ...after }]);
  });

  it('is restored by a replacement if its type was changed outside Terraform', async () => {
    const object = await make(user);
    await open.service.request('DELETE', PATH);
    await open.service.request('POST', PATH, { body: { team_id: 'team-1' } });
    const plan = await open.core.refreshAndPlan(TYPE, user, object);
    expect(plan).toMatchObject({ action: 'replace', changes: ['teamId', 'userId'] });
  });
});

describe('the single token of an organization or a team', () => {
  it.each([organization, team])('is kept if the plan shows no change (%j)', async (values) => {
    const object = await make(values);
    const before = await token();
    expect((await open.core.refreshAndPlan(TYPE, values, object)).action).toBe('nothing');
    expect(await token()).toBe(before);
    expect(written()).toHaveLength(1);
  });

  it.each([
    [organization, { organization: 'other' }],
    [team, { teamId: 'team-2' }],
  ])('is revoked by an update, with a warning in the plan (%j)', async (values, other) => {
    const object = await make(values);
    const before = await token();
    const plan = await open.core.plan(TYPE, { ...values, ...other }, object);
    expect(plan.warnings.map(({ summary }) => summary)).toEqual(['The current token will be revoked']);
    await open.core.apply(TYPE, { ...values, ...other }, object);
    expect(await token()).not.toBe(before);
  });

  it('does not exist for a user: an update of the role produces no warning', async () => {
    const object = await make(user);
    expect((await open.core.plan(TYPE, { ...user, ttl: '1h' }, object)).warnings).toEqual([]);
  });

  it('refuses a lifetime, and attributes that only Vault supports', async () => {
    const paths = async (values: Values) =>
      (await refusal(open.core.plan(TYPE, values))).reported.map(({ path }) => path.join('.'));
    expect(await paths({ ...team, ttl: '1h', maxTtl: '2h' })).toEqual(['ttl', 'maxTtl']);
    expect(await paths({ ...user, description: 'x', credentialType: 'user' })).toEqual([
      'description',
      'credentialType',
    ]);
  });
});

it('a platform token role accepts every notation of a duration, sends seconds, and clears with zero', async () => {
  const object = await make({ ...user, ttl: '1h', maxTtl: '1d' });
  expect(written()[0]).toEqual({ user_id: 'user-1', ttl: 3600, max_ttl: 86400 });
  expect((await open.core.refreshAndPlan(TYPE, { ...user, ttl: '60m', maxTtl: '24h' }, object)).changes).toEqual([]);
  await open.core.apply(TYPE, user, object);
  expect(written()[1]).toEqual({ user_id: 'user-1', ttl: 0, max_ttl: 0 });
});

it('a platform token role is refreshed by one request, without requesting a token', async () => {
  const object = await make(organization);
  open.proxy.passed.splice(0);
  await open.core.refresh(TYPE, object);
  expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${PATH}`]);
});

it('a platform token role refuses to overwrite an existing role, whose token it would revoke, and names the import command', async () => {
  await open.service.request('POST', PATH, { body: { organization: 'acme' } });
  const before = await token();
  expect((await refusal(make(organization))).message).toContain(
    'terraform import lintel_platform_token_role.<name> terraform/role/pipeline',
  );
  expect(await token()).toBe(before);
});

it('platform token roles are returned by their data sources and their list resource', async () => {
  await make({ ...user, ttl: '1h' });
  await open.core.apply(TYPE, { name: 'audit', teamId: 'team-1' });
  expect(await open.core.readData(TYPE, { name: 'pipeline' })).toMatchObject({
    id: 'terraform/role/pipeline',
    userId: 'user-1',
    ttl: '3600',
    maxTtl: undefined,
    organization: undefined,
  });
  expect(await open.core.readData('lintel_platform_token_roles', {})).toEqual({
    id: 'terraform/role',
    mount: 'terraform',
    names: ['audit', 'pipeline'],
  });
  expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
    'There is no role `nobody` at `terraform`',
  );
  const listed = await open.core.list(TYPE, {}, { withObject: true });
  expect(listed.map(({ identity }) => identity)).toEqual([
    { mount: 'terraform', name: 'audit' },
    { mount: 'terraform', name: 'pipeline' },
  ]);
  expect(listed[0]).toMatchObject({ displayName: 'audit', object: { teamId: 'team-1' } });
});

describe('a platform token role in the dialect vault', () => {
  let vault: Proxied;
  beforeEach(async () => {
    vault = await opened({ dialects: { secrets: 'vault' } });
  });
  afterEach(async () => {
    await vault.close();
  });

  const paths = async (values: Values) =>
    (await refusal(vault.core.plan(TYPE, values))).reported.map(({ path }) => path.join('.'));

  it('supports many tokens of a team, with a lifetime and a description', async () => {
    const many = { ...team, credentialType: 'team', ttl: '1h', description: 'for pipelines' };
    const { held } = await vault.core.apply(TYPE, many);
    expect(writtenTo(vault)).toEqual([
      { team_id: 'team-1', credential_type: 'team', ttl: 3600, description: 'for pipelines' },
    ]);
    expect((await vault.core.refreshAndPlan(TYPE, many, held)).changes).toEqual([]);
    const plan = await vault.core.plan(TYPE, { ...many, description: undefined }, held);
    expect(plan).toMatchObject({ action: 'update', changes: ['description'], warnings: [] });
    await vault.core.apply(TYPE, { ...many, description: undefined }, held);
    expect(writtenTo(vault)[1]).toEqual({ team_id: 'team-1', description: '' });
    expect(await paths({ ...many, credentialType: 'team_legacy' })).toEqual(['ttl', 'description']);
  });

  it('requires a credential type that fits its subject, and a name in lower case', async () => {
    expect(await paths({ ...user, credentialType: 'team' })).toEqual(['credentialType']);
    expect(await paths({ ...organization, credentialType: 'user' })).toEqual(['credentialType']);
    expect(await paths({ ...user, name: 'Pipeline' })).toEqual(['name']);
    expect(await paths({ ...user, name: 'pipeline.' })).toEqual(['name']);
  });

  it('defaults to the credential type of its subject, so that removing the attribute plans no change', async () => {
    const { held } = await vault.core.apply(TYPE, { ...organization, credentialType: 'organization' });
    expect(held.state.credentialType).toBe('organization');
    expect((await vault.core.refreshAndPlan(TYPE, organization, held)).action).toBe('nothing');
    const { plan, held: after } = await vault.core.apply(TYPE, user, held);
    expect(plan.action).toBe('replace');
    expect(after.state.credentialType).toBe('user');
  });

  it('is replaced if its credential type changes or no longer differs from that of its subject', async () => {
    const { held } = await vault.core.apply(TYPE, { ...team, credentialType: 'team' });
    expect(await vault.core.plan(TYPE, { ...team, credentialType: 'team_legacy' }, held)).toMatchObject({
      action: 'replace',
      replacing: ['credentialType'],
    });
    const { plan, held: after } = await vault.core.apply(TYPE, team, held);
    expect(plan.action).toBe('replace');
    expect(after.state.credentialType).toBe('team_legacy');
  });

  it('fails on a version without credential types, and leaves no role behind', async () => {
    vault.proxy.watch = async (passing) => {
      if (passing.method !== 'GET') return;
      const { status, body } = await passing.forward();
      delete body.data?.credential_type;
      passing.response({ status, body });
    };
    const {
      reported: [{ path, detail }],
    } = await refusal(vault.core.apply(TYPE, { ...team, credentialType: 'team' }));
    expect(path).toEqual(['credentialType']);
    expect(detail).toContain('ignored "team"');
    expect((await vault.service.control.snapshot()).objects.platformTokenRoles).toEqual([]);
  });

  it('with a team and an organization is imported as a role of the team', async () => {
    await vault.service.request('POST', PATH, { body: { team_id: 'team-1', organization: 'acme' } });
    const imported = (await vault.core.import(TYPE, { id: 'terraform/role/pipeline' }))!;
    expect(imported.state).toMatchObject({ teamId: 'team-1', credentialType: 'team_legacy' });
    expect(imported.state.organization).toBeUndefined();
  });
});

describe('an ephemeral platform token', () => {
  const type = 'lintel_platform_token';
  const leases = async () => (await open.service.control.snapshot()).objects.leases as unknown as Values[];

  it('of a user is a new one for each request, with a lease that is renewed and revoked', async () => {
    await make({ ...user, ttl: '1h', maxTtl: '2h' });
    const [one, two] = [
      await open.core.open(type, { role: 'pipeline' }),
      await open.core.open(type, { role: 'pipeline' }),
    ];
    expect(one.result).toMatchObject({
      mount: 'terraform',
      role: 'pipeline',
      revokeOnClose: true,
      leaseDuration: 3600,
      renewable: true,
      tokenId: expect.stringMatching(/^at-/),
    });
    expect(one.result.token).not.toBe(two.result.token);
    expect(Number(one.renewAt!.seconds)).toBeGreaterThan(Date.now() / 1000);
    expect(one.kept.toString()).not.toContain(String(one.result.token));
    const { kept } = await open.core.renew(type, one.kept);
    await open.core.closeEphemeral(type, kept);
    expect(await leases()).toHaveLength(1);
    await open.core.closeEphemeral(type, two.kept);
    expect(await leases()).toEqual([]);
  });

  it('of a user is kept on close if `revoke_on_close` is false', async () => {
    await make(user);
    const { kept } = await open.core.open(type, { role: 'pipeline', revokeOnClose: false });
    await open.core.closeEphemeral(type, kept);
    expect(await leases()).toHaveLength(1);
  });

  it.each([organization, team])('without a lease is kept, and closed without a request (%j)', async (values) => {
    await make(values);
    const { result, renewAt, kept } = await open.core.open(type, { role: 'pipeline' });
    expect(result).toMatchObject({
      token: await token(),
      leaseId: undefined,
      leaseDuration: undefined,
      renewable: undefined,
    });
    expect(renewAt ?? undefined).toBeUndefined();
    open.proxy.passed.splice(0);
    await open.core.closeEphemeral(type, kept);
    expect(open.proxy.passed).toEqual([]);
    expect((await open.core.open(type, { role: 'pipeline' })).result.token).toBe(result.token);
  });

  it('returns the attributes that only Vault returns', async () => {
    const vault = await opened({ dialects: { secrets: 'vault' } });
    try {
      await vault.core.apply(TYPE, { ...user, description: 'for pipelines' });
      await vault.core.apply(TYPE, { ...organization, name: 'acme' });
      expect((await vault.core.open(type, { role: 'pipeline' })).result).toMatchObject({
        description: 'for pipelines',
        expiredAt: expect.stringMatching(/^\d{4}-/),
        organization: undefined,
      });
      expect((await vault.core.open(type, { role: 'acme' })).result).toMatchObject({
        organization: 'acme',
        teamId: undefined,
        expiredAt: undefined,
      });
    } finally {
      await vault.close();
    }
  });

  it('is not requested again after a lost response, because each request creates another token', async () => {
    await make(user);
    open.proxy.watch = async (passing) => {
      if (!passing.path.includes('/creds/')) return;
      await passing.forward();
      passing.drop();
    };
    expect((await refusal(open.core.open(type, { role: 'pipeline' }))).message).toContain(
      'The response of the service was lost',
    );
    expect(await leases()).toHaveLength(1);
  });

  it("reports the service's error for an unknown role", async () => {
    expect((await refusal(open.core.open(type, { role: 'nobody' }))).message).toContain('role is nil');
  });
});
