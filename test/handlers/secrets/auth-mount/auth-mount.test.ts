import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';

const TYPE = 'lintel_auth_mount';
const PATH = '/v1/sys/auth/apps';
const SETTINGS = '/v1/sys/mounts/auth/apps';
const minimal: Values = { path: 'apps', type: 'approle' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = minimal): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const ask = async (method: string, path: string, body?: object) => {
  const reply = await open.service.request(method, `/v1/${path}`, { body });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return (reply.body as Values | undefined)?.data as Values;
};
const forbid = (isForbidden: (path: string) => boolean) => {
  open.proxy.watch = ({ path, response }) => {
    if (isForbidden(path)) response({ status: 403, body: { errors: ['permission denied'] } });
  };
};

describe('an auth mount', () => {
  it('is read and tuned where no `sudo` is needed', async () => {
    const object = await make();
    const requests = asked();
    expect(requests.slice(requests.indexOf(`GET ${SETTINGS}`))).toEqual([
      `GET ${SETTINGS}`,
      'GET /v1/sys/auth',
      `POST ${PATH}`,
      `GET ${SETTINGS}`,
    ]);
    await open.core.apply(TYPE, { ...minimal, tokenType: 'batch' }, object);
    expect(asked().filter((request) => !request.includes('/sys/auth '))).toEqual([
      `POST ${SETTINGS}/tune`,
      `GET ${SETTINGS}`,
    ]);
  });

  it('is read and tuned below `sys/auth` if the token may not do so elsewhere', async () => {
    forbid((path) => path.startsWith(SETTINGS));
    const object = await make();
    const { held } = await open.core.apply(TYPE, { ...minimal, description: 'x' }, object);
    expect(held.state.description).toBe('x');
    expect(asked()).toContain(`POST ${PATH}/tune`);
    expect(await open.core.readData(TYPE, { path: 'apps' })).toMatchObject({ description: 'x' });
  });

  it('needs no `read` of its own path if the list proves that it is absent', async () => {
    open.proxy.watch = ({ method, path, response }) => {
      if (method === 'GET' && path === PATH) response({ status: 403, body: { errors: ['permission denied'] } });
    };
    await make();
    expect(asked()).not.toContain(`GET ${PATH}`);
    expect((await refusal(make())).message).toContain('sys/auth/apps');
  });

  it('is refused by the plan below another method, and may be at the path of a secrets mount', async () => {
    await make({ ...minimal, path: 'pki' });
    // The plans of one command share a list.
    await open.core.configure(open.settings);
    const error = await refusal(open.core.plan(TYPE, { ...minimal, path: 'pki/inner' }));
    expect(error.message).toContain('has the auth mount `pki` above it');
  });

  it('sends when users are locked out once it is mounted, and reads it under other names', async () => {
    const userLockoutConfig = { lockoutThreshold: 3, lockoutDuration: '10m', lockoutCounterReset: '5m' };
    const values = { ...minimal, userLockoutConfig };
    const object = await make(values);
    expect((await ask('GET', 'sys/auth/apps')).config).toMatchObject({
      user_lockout_config: {
        user_lockout_threshold: 3,
        user_lockout_duration: 600,
        user_lockout_counter_reset_duration: 300,
        user_lockout_disable: false,
      },
    });
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
    const imported = (await open.core.import(TYPE, { id: 'sys/auth/apps' }))!;
    expect((await open.core.plan(TYPE, values, imported)).changes).toEqual([]);
    const { held } = await open.core.apply(TYPE, minimal, object);
    expect(held.state.userLockoutConfig).toBeUndefined();
    const empty = { ...minimal, userLockoutConfig: {} };
    const { held: emptied } = await open.core.apply(TYPE, empty, held);
    expect((await open.core.refreshAndPlan(TYPE, empty, emptied)).changes).toEqual([]);
  });

  it('is removed again if the service refuses what is sent afterwards', async () => {
    open.proxy.watch = ({ method, path, response }) => {
      if (method === 'POST' && path.endsWith('/tune')) {
        response({ status: 400, body: { errors: ['tuning of user lockout configuration not allowed'] } });
      }
    };
    const error = await refusal(make({ ...minimal, userLockoutConfig: { lockoutThreshold: 3 } }));
    expect(error.message).toContain('Only the types `userpass`, `ldap` and `approle` lock users out');
    expect((await open.service.request('GET', PATH)).status).toBe(400);
  });

  it('moves with its roles', async () => {
    const object = await make({ ...minimal, remount: true });
    await ask('POST', 'auth/apps/role/web', {});
    const { held, plan } = await open.core.apply(TYPE, { ...minimal, path: 'team/apps', remount: true }, object);
    expect(plan.action).toBe('update');
    expect(held.state).toMatchObject({ id: 'sys/auth/team/apps', accessor: object.state.accessor });
    expect(await ask('GET', 'auth/team/apps/role/web')).toBeDefined();
  });

  it('is not destroyed with roles, unless the configuration says so', async () => {
    const object = await make();
    await ask('POST', 'auth/apps/role/web', {});
    expect((await refusal(open.core.destroy(TYPE, object))).message).toContain('`web` in `role`');
    const { held } = await open.core.apply(TYPE, { ...minimal, forceDestroy: true }, object);
    expect(await open.core.planDestroy(TYPE, held)).toMatchObject([
      { summary: 'Destroying the auth mount ends its tokens' },
      { detail: expect.stringContaining('`web` in `role`') },
    ]);
    await open.core.destroy(TYPE, held);
    expect((await open.service.request('GET', PATH)).status).toBe(400);
  });

  it.each(['jwt', 'kubernetes', 'cert'])('of the type %s is destroyed if it is empty', async (type) => {
    const object = await make({ path: 'empty', type });
    expect(await open.core.destroy(TYPE, object)).toEqual([]);
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
  });

  it('is not destroyed by a run that has logged in by it, whatever the configuration says', async () => {
    const object = await make({ ...minimal, forceDestroy: true });
    await ask('POST', 'sys/policies/acl/all', {
      policy: 'path "*" { capabilities = ["read", "delete", "list", "sudo"] }',
    });
    await ask('POST', 'auth/apps/role/web', { token_policies: ['all'] });
    const { role_id: roleId } = await ask('GET', 'auth/apps/role/web/role-id');
    const { secret_id: secretId } = await ask('POST', 'auth/apps/role/web/secret-id', {});
    const { address } = open.settings.secrets as Values;
    await open.core.configure({
      ...open.settings,
      secrets: { address, login: { approle: { mount: 'apps', roleId, secretId } } },
    });
    for (const act of [() => open.core.planDestroy(TYPE, object), () => open.core.destroy(TYPE, object)]) {
      expect((await refusal(act())).message).toContain('this run has logged in by it');
    }
    expect(await ask('GET', 'sys/auth/apps')).toBeDefined();
  });

  it('is listed without that of tokens, and returned by type', async () => {
    await make({ ...minimal, description: 'Apps' });
    asked();
    const listed = await open.core.list(TYPE, {}, { withObject: true });
    expect(asked()).toEqual(['GET /v1/sys/auth']);
    expect(listed.map(({ displayName }) => displayName)).toEqual(['apps']);
    const { identity, object } = listed[0];
    expect(object).toEqual((await open.core.import(TYPE, { identity }))!.state);
    const { mounts } = await open.core.readData('lintel_auth_mounts', {});
    expect(mounts).toMatchObject([
      { path: 'apps', type: 'approle', description: 'Apps' },
      { path: 'token', type: 'token' },
    ]);
    expect((await open.core.readData('lintel_auth_mounts', { type: 'jwt' })).mounts).toEqual([]);
  });

  it('has no namespace with the dialect of the specification', async () => {
    const namespace = 'team';
    for (const act of [
      () => make({ ...minimal, namespace }),
      () => open.core.readData(TYPE, { path: 'apps', namespace }),
      () => open.core.readData('lintel_auth_mounts', { namespace }),
      () => open.core.list(TYPE, { namespace }),
    ]) {
      expect((await refusal(act())).message).toContain('only with the dialects "vault" and "openbao"');
    }
  });
});

it('a moved block takes over the resource of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    const config = { default_lease_ttl: '1h', max_lease_ttl: '2h', token_type: 'batch', listing_visibility: 'unauth' };
    await service.request('POST', PATH, { body: { type: 'approle', description: 'Apps', config } });
    writePeerState(terraform, [
      {
        type: 'vault_auth_backend',
        name: 'apps',
        schemaVersion: 1,
        attributes: {
          id: 'apps',
          path: 'apps',
          type: 'approle',
          description: 'Apps',
          namespace: null,
          local: false,
          disable_remount: false,
          accessor: 'auth_approle_1',
          tune: [
            {
              default_lease_ttl: '1h',
              max_lease_ttl: '2h',
              token_type: 'batch',
              listing_visibility: 'unauth',
              allowed_response_headers: null,
              audit_non_hmac_request_keys: [],
              audit_non_hmac_response_keys: [],
              passthrough_request_headers: [],
            },
          ],
        },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_auth_backend.apps
  to   = lintel_auth_mount.apps
}

resource "lintel_auth_mount" "apps" {
  path               = "apps"
  type               = "approle"
  description        = "Apps"
  default_lease_ttl  = "1h"
  max_lease_ttl      = "2h"
  token_type         = "batch"
  listing_visibility = "unauth"
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_auth_mount.apps', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
