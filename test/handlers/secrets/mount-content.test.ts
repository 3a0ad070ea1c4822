/** @tier complete */
import * as registry from '../../../src/handlers';
import { holdingsOf } from '../../../src/handlers/secrets/shared/mounts/mount-holdings';
import { Core, Held } from '../../support/environments/core';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';
import { describeOnOpenbao } from '../../support/openbao';

const KINDS = [
  { kind: 'secrets', type: 'lintel_secrets_mount', real: 'kv', at: 'place', system: 'sys/mounts' },
  { kind: 'auth', type: 'lintel_auth_mount', real: 'approle', at: 'auth/place', system: 'sys/auth' },
] as const;

/** Types of both kinds that have content in the services' documentation. */
const TYPES = {
  secrets:
    'ad alicloud aws azure consul database gcp gcpkms keymgmt kmip kubernetes kv ldap mongodbatlas nomad openldap pki rabbitmq ssh terraform totp transform transit',
  auth: 'alicloud approle aws azure cert cf gcp github jwt kerberos kubernetes ldap oci oidc okta pcf radius saml userpass',
};

describe.each(KINDS)('A mount of an engine of the kind $kind', ({ kind, type, real, at, system }) => {
  let open: Proxied;
  beforeEach(async () => {
    open = await openProxied(registry);
  });
  afterEach(async () => {
    await open.close();
  });

  /** A mount that the service shows with a type, and the responses below it, by path. */
  const mounted = async (
    shown: string,
    lists: { readonly [path: string]: { readonly status: number; readonly body: object } },
    values: object = {},
  ): Promise<Held> => {
    const { held } = await open.core.apply(type, { path: 'place', type: real, ...values });
    const { body } = await open.service.request('GET', `/v1/${system}/place`);
    const data = { ...(body as { data: object }).data, type: shown };
    open.proxy.watch = ({ method, path: asked, response }) => {
      const [path = ''] = asked.split('?');
      if (method === 'GET' && /^\/v1\/sys\/(?:mounts|auth)\/(?:auth\/)?place$/.test(path)) {
        response({ status: 200, body: { ...(body as object), ...data, data } });
      } else if (path.startsWith(`/v1/${at}`) && method !== 'DELETE') {
        response(lists[path.slice(4).replace(/\/$/, '')] ?? { status: 404, body: { errors: [] } });
      }
    };
    return held;
  };
  const keys = (...names: string[]) => ({ status: 200, body: { data: { keys: names } } });
  const unsupported = { status: 404, body: { errors: ['1 error occurred:\n\t* unsupported path\n\n'] } };

  it.each(TYPES[kind].split(' '))('%s is not destroyed while any of its lists has a name', async (shown) => {
    const lists = holdingsOf(kind, 'standard', { type: shown })?.lists ?? [];
    expect(lists).not.toEqual([]);
    for (const list of lists) {
      const where = list === '' ? at : `${at}/${list}`;
      const held = await mounted(shown, { [where]: keys('k1') });
      expect((await refusal(open.core.destroy(type, held))).message).toContain('`k1`');
      open.proxy.watch = () => undefined;
      await open.core.destroy(type, held);
    }
  });

  it('that is not known is not destroyed if its root has names', async () => {
    const held = await mounted('own-plugin', { [at]: keys('k1', 'k2') });
    expect((await refusal(open.core.destroy(type, held))).message).toContain('would be lost: `k1`, `k2`');
  });

  it.each([
    ['cannot be listed', unsupported],
    ['does not list', { status: 405, body: { errors: ['unsupported operation'] } }],
    ['may not be listed', { status: 403, body: { errors: ['permission denied'] } }],
    ['fails', { status: 500, body: { errors: ['the plugin has failed'] } }],
  ])('that is not known is not destroyed if its root %s', async (_, answer) => {
    const held = await mounted('own-plugin', { [at]: answer });
    const { message } = await refusal(open.core.destroy(type, held));
    expect(message).toContain('of the type `own-plugin`, nothing can be listed');
    expect(message).toContain('set `force_destroy` to true');
  });

  it('that is not known is destroyed if its root is empty', async () => {
    const held = await mounted('own-plugin', {});
    expect(await open.core.destroy(type, held)).toEqual([]);
  });

  it('that is not known is destroyed by force, which its plan says', async () => {
    const held = await mounted('own-plugin', { [at]: unsupported }, { forceDestroy: true });
    await open.core.destroy(type, held);
  });
});

const CONTENT = [
  ['transit', 'keys/k1', {}],
  ['ssh', 'roles/k1', { key_type: 'ca', allow_user_certificates: true }],
  ['totp', 'keys/k1', { key: 'Y64VEVMBTSXCYIWRSHRNDZW62MPGVU2G' }],
  ['rabbitmq', 'roles/k1', { tags: 'management' }],
  ['ldap', 'static-role/k1', undefined],
] as const;

describeOnOpenbao('Mounts of types that Lintel does not manage', (service, kind) => {
  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => core?.close());

  it.each(CONTENT)('%s', async (type, path, body) => {
    // The emulator mounts none of them.
    if (kind === 'emulator') return;
    const values = { path: `of-${type}`, type };
    const { held } = await core.apply('lintel_secrets_mount', values);
    if (body) {
      await service().data('POST', `of-${type}/${path}`, body);
      expect((await refusal(core.destroy('lintel_secrets_mount', held))).message).toContain('`k1`');
      expect((await refusal(core.apply('lintel_secrets_mount', { ...values, type: 'kv' }, held))).message).toContain(
        '`k1`',
      );
      await service()
        .data('DELETE', type === 'transit' ? `of-${type}/x` : `of-${type}/${path}`)
        .catch(() => undefined);
      if (type === 'transit') {
        await service().data('POST', `of-${type}/${path}/config`, { deletion_allowed: true });
        await service().data('DELETE', `of-${type}/${path}`);
      }
    }
    expect(await core.destroy('lintel_secrets_mount', held)).toEqual([]);
  });
});
