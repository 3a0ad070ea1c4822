import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_token_role';
const PATH = '/v1/auth/token/roles/Deploy';
const role: Values = { name: 'Deploy', allowedPolicies: ['metrics', 'app'], tokenPeriod: '1h' };

describe('a token role', () => {
  let open: Proxied;
  beforeEach(async () => {
    open = await openProxied(registry);
  });
  afterEach(async () => {
    await open.close();
  });

  const asked = () =>
    open.proxy.passed.splice(0).map(({ method, path, body }) => [method, path, ...(body ? [body] : [])]);
  it('is created by one write and changed by what differs alone, and keeps the case of its name', async () => {
    const { held } = await open.core.apply(TYPE, role);
    expect(held.state.id).toBe('auth/token/roles/Deploy');
    expect(asked().map(([method, path]) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    await open.core.apply(TYPE, { ...role, tokenPeriod: undefined, renewable: false }, held);
    expect(asked().filter(([method]) => method === 'POST')).toEqual([
      ['POST', PATH, { renewable: false, token_period: 0 }],
    ]);
  });

  it('becomes a role of batch tokens in one write', async () => {
    const { held } = await open.core.apply(TYPE, role);
    const batch = { name: 'Deploy', allowedPolicies: ['app'], tokenType: 'batch', orphan: true, renewable: false };
    await open.core.apply(TYPE, batch, held);
    const { body } = await open.service.request('GET', PATH);
    expect(body.data).toMatchObject({ token_type: 'batch', orphan: true, renewable: false, token_period: 0 });
  });

  it('reads the new names of a role that was written with the old ones', async () => {
    await open.service.request('POST', PATH, { body: { period: '1h', allowed_policies: 'app,metrics' } });
    const imported = (await open.core.import(TYPE, { identity: { name: 'Deploy' } }))!;
    expect((await open.core.plan(TYPE, role, imported)).changes).toEqual([]);
  });

  it('has policies in lower case with the dialects of real services', async () => {
    await open.close();
    open = await openProxied(registry, { dialects: { secrets: 'vault' } });
    const error = await refusal(
      open.core.apply(TYPE, { ...role, allowedPolicies: ['App'], disallowedPoliciesGlob: ['Admin-*'] }),
    );
    expect(error.reported).toMatchObject([{ path: ['allowedPolicies'] }, { path: ['disallowedPoliciesGlob'] }]);
    expect(error.message).toContain('the names of policies are in lower case: "app"');
  });

  it('warns of tokens that their holder can neither renew nor revoke', async () => {
    const { warnings } = await open.core.plan(TYPE, { ...role, tokenNoDefaultPolicy: true });
    expect(warnings).toMatchObject([{ path: ['tokenNoDefaultPolicy'] }]);
  });
});

describeOnOpenbao('token roles', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const identity = { namespace: 'team', name: 'Deploy' };
    const config: Values = { ...role, ...identity };
    const { held } = await core.apply(TYPE, config);
    expect(held.state.id).toBe('team/auth/token/roles/Deploy');
    for (const source of [{ id: String(held.state.id) }, { identity }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toMatchObject({ ...identity, allowedPolicies: ['app', 'metrics'] });
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    expect(await core.list(TYPE, { namespace: 'team' })).toMatchObject([{ identity }]);
    expect(await core.list(TYPE, {})).toEqual([]);
    expect(await core.readData('lintel_token_roles', { namespace: 'team' })).toMatchObject({ names: ['Deploy'] });
    expect(await core.readData(TYPE, identity)).toMatchObject({ tokenPeriod: '3600', renewable: true });
    await core.destroy(TYPE, held);
    expect((await service().ask('GET', String(held.state.id))).status).toBe(404);
  });
});
