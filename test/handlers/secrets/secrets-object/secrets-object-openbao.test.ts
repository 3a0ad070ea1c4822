import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_secrets_object';

describeOnOpenbao('objects at any path', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    await service().data('POST', 'sys/auth/approle', { type: 'approle' });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const apply = async (config: Values, held?: Held) => (await core.apply(TYPE, config, held)).held;
  const changesOf = async (config: Values, held: Held) => (await core.refreshAndPlan(TYPE, config, held)).changes;

  it.each<[string, Values, Values | undefined]>([
    [
      'a quota, whose duration is read in seconds',
      { path: 'sys/quotas/rate-limit/global', body: { rate: '12.5', interval: '1m', role: '' } },
      { rate: 13, interval: '2m' },
    ],
    [
      'a configuration that always exists',
      {
        path: 'sys/config/cors',
        body: { enabled: true, allowed_origins: 'https://b.example,https://a.example' },
        alwaysExists: true,
        onDestroy: 'delete',
      },
      { enabled: true, allowed_origins: ['https://a.example'] },
    ],
    [
      'a role, whose names are read in lower case and whose texts are lists',
      {
        path: 'auth/approle/role/deploy',
        body: { token_policies: 'Deploy,default', token_ttl: '90m', secret_id_num_uses: '3', bind_secret_id: true },
        readFields: ['token_type'],
      },
      { token_policies: ['deploy'], token_ttl: 60 },
    ],
    [
      'an entity in a namespace',
      { namespace: 'team', path: 'identity/entity/name/alice', body: { metadata: { team: 'web' }, disabled: 'false' } },
      { metadata: { team: 'core' } },
    ],
    [
      'a mount, which is updated elsewhere',
      {
        path: 'sys/mounts/more',
        updatePath: 'sys/mounts/more/tune',
        body: { type: 'kv', description: 'more' },
        ignore: ['type'],
      },
      undefined,
    ],
  ])('are created, quiet, changed, imported and destroyed: %s', async (_, config, changed) => {
    let held = await apply(config);
    expect(await changesOf(config, held)).toEqual([]);
    if (changed) {
      const other = { ...config, body: { ...(config.body as Values), ...changed } };
      expect(await changesOf(other, held)).toContain('body');
      held = await apply(other, held);
      expect(await changesOf(other, held)).toEqual([]);
      const imported = (await core.import(TYPE, { id: String(held.state.id) }))!;
      expect(imported.state).toMatchObject({ path: config.path, namespace: config.namespace });
      expect(
        await changesOf(
          {
            ...other,
            readFields: undefined,
            onDestroy: undefined,
            alwaysExists: undefined,
            ignore: undefined,
            updatePath: undefined,
          },
          imported,
        ),
      ).toEqual([]);
    }
    await core.destroy(TYPE, held);
    if (!config.alwaysExists) expect(await core.refresh(TYPE, held)).toBeUndefined();
  });

  it('need no more than the permissions on their own path', async () => {
    const policy = `path "sys/quotas/rate-limit/small" { capabilities = ["create", "read", "update", "delete"] }`;
    await service().data('POST', 'sys/policies/acl/small', { policy });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['small'], no_default_policy: true });
    const token = String((body as { auth: { client_token: string } }).auth.client_token);
    const small = await Core.start(registry, { secrets: { ...(service().settings as Values), token } });
    try {
      const config: Values = { path: 'sys/quotas/rate-limit/small', body: { rate: 10, interval: '1m' } };
      const { held } = await small.apply(TYPE, config);
      expect((await small.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
      const changed = { ...config, body: { rate: 10 } };
      const { held: after } = await small.apply(TYPE, changed, held);
      await small.destroy(TYPE, after);
      expect(await small.refresh(TYPE, after)).toBeUndefined();
    } finally {
      await small.close();
    }
  });
});
