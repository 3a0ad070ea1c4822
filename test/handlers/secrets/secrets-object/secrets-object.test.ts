import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { secretsObjectResource } from '../../../../src/handlers/secrets/secrets-object/resource';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_secrets_object';
const PATH = 'sys/quotas/rate-limit/global';
const QUOTA: Values = { path: PATH, body: { rate: 10, interval: '1m' } };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

const apply = async (config: Values, held?: Held) => (await open.core.apply(TYPE, config, held)).held;
const post = (path: string, body: object) => open.service.request('POST', `/v1/${path}`, { body });
const get = async (path: string) => (await open.service.request('GET', `/v1/${path}`)).body.data;
const written = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body);
const refused = async (config: Values, held?: Held) => (await refusal(open.core.plan(TYPE, config, held))).message;
const warned = async (config: Values) => (await open.core.plan(TYPE, config)).warnings.map(({ detail }) => detail);

describe('objects at any path', () => {
  it('warns of members that the service does not know', async () => {
    expect(await warned({ path: PATH, body: { rate: 1, intervall: '1m' } })).toEqual([
      expect.stringContaining('Did you mean `interval`?'),
    ]);
    expect(await warned({ path: PATH, body: { rate: 1, intervall: '1m' }, validate: false })).toEqual([]);
  });

  it.each<[string, Values, string]>([
    ['a member of another type', { path: PATH, body: { rate: [1] } }, '`rate` is a number, but the value is a list'],
    ['a text that is no duration', { path: PATH, body: { rate: 1, interval: 'soon' } }, 'is a duration, such as `24h`'],
    ['a secret in `body`', { path: 'x/config', body: { url: 'u', password: 'p' } }, 'Configure it in `body_wo`'],
    ['a secret inside of a member', { path: 'x/config', body: { config: { secret_key: 'p' } } }, '`config.secret_key`'],
    ['a member twice', { path: PATH, body: { rate: 1 }, bodyWo: { rate: 2 } }, 'in `body` and in `body_wo`'],
    ['a number that is rounded', { path: PATH, body: { rate: 9007199254740993n } }, 'Write it as a text'],
    ['a secret of a read', { ...QUOTA, readFields: ['auth.client_token'] }, 'the ephemeral resource'],
    ['a path that cannot be deleted', { path: 'sys/mounts/x/tune', body: { description: 'x' } }, '`on_destroy`'],
    ['a key-value secret', { path: 'secret/data/app', body: { data: { a: 'b' } } }, 'Use `lintel_kv_secret`'],
  ])('refuses %s in the plan', async (_, config, says) => {
    await post('sys/mounts/secret', { type: 'kv', options: { version: '2' } });
    expect(await refused(config)).toContain(says);
  });

  it('refuses a secret in `body` before it sends anything, if the plan did not know the body', async () => {
    const context = { secrets: { dialect: 'openbao' } } as never;
    const config = { path: 'x/config', body: { config: { secret_key: 'p' } } } as never;
    await expect(secretsObjectResource.create(context, config)).rejects.toMatchObject({
      name: 'InvalidConfig',
      path: ['body', 'config', 'secret_key'],
    });
  });

  it('names the type that a path has of its own', async () => {
    expect(await warned({ path: 'sys/policies/acl/app', body: { policy: '' } })).toEqual([
      expect.stringContaining('`lintel_acl_policy` knows more'),
    ]);
  });

  it('refuses what exists, and takes what always exists', async () => {
    await post(PATH, { rate: 5 });
    expect((await refusal(open.core.apply(TYPE, QUOTA))).message).toContain('exists already');
    const held = await apply({ ...QUOTA, alwaysExists: true });
    expect(await get(PATH)).toMatchObject({ rate: 10, interval: 60 });
    await open.core.destroy(TYPE, held);
    expect(await get(PATH)).toMatchObject({ rate: 10 });
  });

  it('shows drift of configured members alone, and repairs it', async () => {
    const held = await apply(QUOTA);
    await post(PATH, { rate: 10, interval: '2m', block_interval: '5m' });
    const plan = await open.core.refreshAndPlan(TYPE, QUOTA, held);
    expect(plan.changes).toEqual(['body', 'output']);
    expect((await open.core.refresh(TYPE, held))!.state.body).toEqual({ rate: 10, interval: 120 });
    await apply(QUOTA, plan.held);
    expect(await get(PATH)).toMatchObject({ interval: 60 });
  });

  it('sends a removed member empty, by the type that the service says', async () => {
    const held = await apply({ path: PATH, body: { rate: 10, block_interval: '5m' } });
    open.proxy.passed.splice(0);
    await apply({ path: PATH, body: { rate: 10 } }, held);
    expect(written()).toEqual([{ rate: 10, block_interval: 0 }]);
    const cors: Values = { path: 'sys/config/cors', alwaysExists: true, validate: false };
    const other = await apply({ ...cors, body: { enable: true, allowed_origins: ['https://a.example'] } });
    expect(await refused({ ...cors, body: { enable: true } }, other)).toContain('Say what it should become');
  });

  it('keeps what the response to the creation had, and writes another body at its end', async () => {
    const config: Values = {
      path: 'identity/entity/name/alice',
      body: { metadata: { team: 'web' } },
      responseFields: ['data.id'],
      onDestroy: 'write',
      destroyBody: { metadata: { team: 'nobody' } },
    };
    const held = await apply(config);
    const { id } = await get('identity/entity/name/alice');
    expect(held.state.response).toEqual({ 'data.id': id });
    await open.core.destroy(TYPE, held);
    expect(await get('identity/entity/name/alice')).toMatchObject({ metadata: { team: 'nobody' } });
  });

  it('refuses a path that hands out a token, and revokes it', async () => {
    const { message } = await refusal(
      open.core.apply(TYPE, {
        path: 'auth/token/create-orphan',
        body: { ttl: '1h' },
        readable: false,
        onDestroy: 'forget',
      }),
    );
    expect(message).toContain('Use the ephemeral resource `lintel_secrets_object`');
    const revoked = open.proxy.passed.filter(({ path }) => path.endsWith('/auth/token/revoke-accessor'));
    expect(revoked).toHaveLength(1);
  });

  it('keeps secret members out of the state, and sends them with every write', async () => {
    await post('sys/auth/userpass', { type: 'userpass' });
    const config: Values = { path: 'auth/userpass/users/alice', bodyWo: { password: 'canary' } };
    const body = { token_policies: ['a'] };
    const held = await apply({ ...config, body });
    expect((await open.core.refreshAndPlan(TYPE, { ...config, body }, held)).changes).toEqual([]);
    const after = await apply({ ...config, body: { token_policies: ['b'] } }, held);
    expect(written().at(-1)).toEqual({ token_policies: ['b'], password: 'canary' });
    const imported = await open.core.import(TYPE, { id: 'auth/userpass/users/alice' });
    const kept = [held, after, imported!].map(
      ({ state, privateState }) => JSON.stringify(state) + String(privateState),
    );
    expect(kept.join()).not.toContain('canary');
    const plan = await open.core.plan(TYPE, { ...config, body, bodyWo: { password: 'second canary' } }, after);
    expect(plan.warnings.map(({ detail }) => detail)).toContainEqual('In `body_wo`, "password" is sent.');
  });

  it('reads any path, lists any path, and lends what a path hands out', async () => {
    await apply(QUOTA);
    expect(await open.core.readData(TYPE, { path: PATH, fields: ['rate', 'missing'] })).toMatchObject({
      output: { rate: 10, missing: undefined },
    });
    expect(await open.core.readData('lintel_secrets_names', { path: 'sys/quotas/rate-limit' })).toMatchObject({
      names: ['global'],
    });
    const lent = await open.core.open(TYPE, { path: 'auth/token/create', body: { ttl: '1h', policies: ['default'] } });
    expect(lent.result.auth).toMatchObject({ renewable: true, leaseDuration: 3600 });
    await open.core.closeEphemeral(TYPE, lent.kept);
    const { clientToken } = lent.result.auth as Values;
    const looked = await open.service.request('GET', '/v1/auth/token/lookup-self', { token: String(clientToken) });
    expect(looked.status).toBe(403);
  });
});
