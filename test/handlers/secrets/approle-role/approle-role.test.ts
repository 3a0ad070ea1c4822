import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Core, Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_approle_role';
const PATH = '/v1/auth/approle/role/deploy';
const role: Values = { name: 'deploy', tokenPolicies: ['app'], secretIdTtl: '1h' };

let open: Proxied;
const reopen = async (options: TestEmulatorOptions = {}) => {
  open = await openProxied(registry, options);
  await provideAuthMethod(open.service, 'approle', 'approle');
};

const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const data = async (method: string, path: string, body?: object) => {
  const answer = await open.service.request(method, path, { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body?.data;
};

describe('a role of AppRole', () => {
  beforeEach(async () => reopen());
  afterEach(async () => {
    await open.close();
  });

  it('is created by one write, and read back with its role id', async () => {
    const { state } = await make(role);
    expect(asked()).toEqual([`GET ${PATH}`, `POST ${PATH}`, `GET ${PATH}`, `GET ${PATH}/role-id`]);
    expect(state).toMatchObject({ ...role, id: 'auth/approle/role/deploy', mount: 'approle', bindSecretId: true });
    expect(state.roleId).toBe((await data('GET', `${PATH}/role-id`)).role_id);
  });

  it('is updated by what changed alone, and its role id at its own path', async () => {
    const object = await make(role);
    asked();
    await open.core.apply(TYPE, { ...role, tokenTtl: '30m' }, object);
    expect(asked()).toEqual(expect.arrayContaining([`POST ${PATH}`]));
    await open.core.apply(TYPE, { ...role, roleId: 'chosen' }, object);
    expect(asked().filter((request) => request.startsWith('POST'))).toEqual([`POST ${PATH}/role-id`]);
    expect((await data('GET', `${PATH}/role-id`)).role_id).toBe('chosen');
  });

  it('keeps a role id that is no longer configured', async () => {
    const object = await make({ ...role, roleId: 'chosen' });
    expect((await open.core.plan(TYPE, role, object)).changes).toEqual([]);
  });

  it('is refused with the role id of another role, in the words of the service', async () => {
    await make({ ...role, roleId: 'taken' });
    const error = await refusal(make({ name: 'other', roleId: 'taken' }));
    expect(error.reported).toMatchObject([{ path: ['roleId'], severity: 'error' }]);
    expect(error.message).toContain('role_id already in use');
    expect(error.message).toContain('Configure another `role_id`');
    const other = await make({ name: 'other' });
    const late = await refusal(open.core.apply(TYPE, { name: 'other', roleId: 'taken' }, other));
    expect(late.reported).toMatchObject([{ path: ['roleId'] }]);
  });

  it('keeps its role id in state, with one warning, if the token may not read it', async () => {
    open.proxy.watch = ({ path, response }) => {
      if (path.endsWith('/role-id')) response({ status: 403, body: { errors: ['permission denied'] } });
    };
    const config = { ...role, roleId: 'chosen' };
    const made = await open.core.apply(TYPE, config);
    expect(made.warnings).toMatchObject([{ summary: 'The role id cannot be read' }]);
    const { held, changes } = await open.core.refreshAndPlan(TYPE, config, made.held);
    expect({ roleId: held!.state.roleId, changes }).toEqual({ roleId: 'chosen', changes: [] });
    expect((await open.core.apply(TYPE, { ...config, tokenTtl: '2h' }, held)).warnings).toEqual([]);
  });

  it('has no drift if the service spells addresses in another way', async () => {
    const config = {
      ...role,
      tokenBoundCidrs: ['2001:DB8::1/128', '10.0.0.1/32', '10.1.2.3/8'],
      secretIdBoundCidrs: ['10.1.2.3/8', '2001:DB8::/32'],
    };
    const object = await make(config);
    expect((await data('GET', PATH)).token_bound_cidrs).toEqual(['2001:db8::1', '10.0.0.1', '10.1.2.3/8']);
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    const spelled = { ...config, tokenBoundCidrs: ['10.0.0.1', '2001:db8:0::1', '10.1.2.3/8'] };
    expect((await open.core.refreshAndPlan(TYPE, spelled, object)).changes).toEqual([]);
  });

  it('reads the new names of a role that was written with the old ones', async () => {
    await data('POST', PATH, { policies: ['app'], ttl: '1h', secret_id_ttl: '1h' });
    const imported = (await open.core.import(TYPE, { id: 'auth/approle/role/deploy' }))!;
    expect(imported.state).toMatchObject({ tokenPolicies: ['app'], tokenTtl: '3600' });
    const { held } = await open.core.apply(TYPE, { ...role, tokenPolicies: ['other'] }, imported);
    expect(held.state).toMatchObject({ tokenPolicies: ['other'] });
    expect((await open.core.refreshAndPlan(TYPE, { ...role, tokenPolicies: ['other'] }, held)).changes).toEqual([]);
  });

  it('warns of secret ids that a plan and an apply use up, and of tokens without the default policy', async () => {
    const config = { ...role, secretIdNumUses: 2, tokenNoDefaultPolicy: true };
    const { warnings } = await open.core.plan(TYPE, config);
    expect(warnings).toMatchObject([{ path: ['tokenNoDefaultPolicy'] }, { path: ['secretIdNumUses'] }]);
    const object = await make(config);
    expect((await open.core.plan(TYPE, config, object)).warnings).toEqual([]);
  });

  it('has no state of a secret id', async () => {
    const object = await make(role);
    const { secret_id: secretId } = await data('POST', `${PATH}/secret-id`, {});
    const { held } = await open.core.refreshAndPlan(TYPE, role, object);
    expect(JSON.stringify(held!.state)).not.toContain(secretId);
  });

  it('is named in lower case with the dialects of real services, and its policies too', async () => {
    for (const secrets of ['vault', 'openbao'] as const) {
      await open.close();
      await reopen({ dialects: { secrets } });
      const error = await refusal(make({ name: 'Deploy', tokenPolicies: ['App'] }));
      expect(error.reported).toMatchObject([{ path: ['name'] }, { path: ['tokenPolicies'] }]);
      expect(error.message).toContain('must be in lower case: "deploy"');
    }
    await open.close();
    await reopen();
  });

  it('has attributes that only one dialect knows, and no namespace with the dialect "standard"', async () => {
    const error = await refusal(
      make({ ...role, namespace: 'team', aliasMetadata: { a: 'b' }, tokenStrictlyBindIp: true }),
    );
    expect(error.reported.map(({ path }) => path)).toEqual([['namespace'], ['aliasMetadata'], ['tokenStrictlyBindIp']]);
  });

  it('names the auth method that is not there', async () => {
    const error = await refusal(make({ ...role, mount: 'nowhere' }));
    expect(error.message).toContain('The service has no auth method at `auth/nowhere`');
  });
});

describeOnOpenbao('roles of AppRole', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    await service().data('POST', 'team/sys/auth/ci/approle', { type: 'approle' });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const config: Values = { ...role, namespace: 'team', mount: 'ci/approle', tokenBoundCidrs: ['2001:DB8::1/128'] };
    const { held } = await core.apply(TYPE, config);
    expect(held.state.id).toBe('team/auth/ci/approle/role/deploy');
    const identity = { namespace: 'team', mount: 'ci/approle', name: 'deploy' };
    for (const source of [{ id: String(held.state.id) }, { identity }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toMatchObject({ ...identity, roleId: held.state.roleId });
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    expect(await core.list(TYPE, { namespace: 'team', mount: 'ci/approle' })).toMatchObject([{ identity }]);
    expect(await core.readData('lintel_approle_roles', { namespace: 'team', mount: 'ci/approle' })).toMatchObject({
      names: ['deploy'],
    });
    expect(await core.readData(TYPE, identity)).toMatchObject({ roleId: held.state.roleId });
    await core.destroy(TYPE, held);
    expect((await service().ask('GET', String(held.state.id))).status).toBe(404);
  });

  it('are refused with the role id of another role', async () => {
    const config: Values = { namespace: 'team', mount: 'ci/approle', name: 'one', roleId: 'taken' };
    const { held } = await core.apply(TYPE, config);
    await expect(core.apply(TYPE, { ...config, name: 'two' })).rejects.toThrow('Another role of the auth method');
    await core.destroy(TYPE, held);
  });
});
