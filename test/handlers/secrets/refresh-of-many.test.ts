import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core, Held } from '../../support/environments/core';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { describeOnOpenbao } from '../../support/openbao';

/** The number of concurrent operations of Terraform. */
const AT_ONCE = 10;
const TYPES = ['lintel_secrets_mount', 'lintel_auth_mount', 'lintel_acl_policy'] as const;
type Type = (typeof TYPES)[number];

/** The path of an object, its list as requests name it, what creates it, and how it is changed by others. */
const OBJECTS: {
  readonly [type in Type]: {
    readonly path: (index: number) => string;
    readonly list: string;
    readonly body: (index: number) => object;
    readonly change: (path: string) => readonly [path: string, body: object, seen: Values];
  };
} = {
  lintel_secrets_mount: {
    path: (index) => `sys/mounts/many/${index}`,
    list: 'GET /v1/sys/mounts',
    body: (index) => ({ type: 'database', description: `Number ${index}` }),
    change: (path) => [`${path}/tune`, { description: 'changed' }, { description: 'changed' }],
  },
  lintel_auth_mount: {
    path: (index) => `sys/auth/many/${index}`,
    list: 'GET /v1/sys/auth',
    body: (index) => ({ type: 'approle', description: `Number ${index}` }),
    change: (path) => [`${path}/tune`, { description: 'changed' }, { description: 'changed' }],
  },
  lintel_acl_policy: {
    path: (index) => `sys/policies/acl/many-${index}`,
    // The proxy does not support the method LIST.
    list: 'GET /v1/sys/policies/detailed/acl?list=true',
    body: (index) => ({ policy: `path "database/creds/${index}" { capabilities = ["read"] }` }),
    change: (path) => [path, { policy: 'path "changed" {}' }, { policy: 'path "changed" {}' }],
  },
};

/** Reads each by itself, but cannot list. */
const LEAST = `
path "sys/mounts/*" { capabilities = ["read"] }
path "sys/policies/acl/*" { capabilities = ["read"] }
`;

describeOnOpenbao('a refresh of many objects of the secrets service', (service, kind) => {
  const count = kind === 'emulator' ? 60 : 20;
  let proxy: RecordingProxy;
  let core: Core;
  const settings = (token: unknown = service().settings.token): Values => ({
    secrets: { ...service().settings, address: proxy.address, token: String(token) },
  });

  beforeAll(async () => {
    proxy = await RecordingProxy.open(service().address);
    core = await Core.start(registry, settings());
    for (const { path, body } of Object.values(OBJECTS)) {
      for (let index = 0; index < count; index += 1) await service().data('POST', path(index), body(index));
    }
  }, 60_000);
  afterAll(async () => {
    await core?.close();
    await proxy?.close();
  });

  const listed = async (type: Type): Promise<Held[]> => {
    await core.configure(settings());
    const all = await core.list(type, {}, { withObject: true });
    const ours = all.filter(({ displayName }) => displayName.startsWith('many'));
    return ours.map(({ object }) => ({ state: object!, privateState: Buffer.alloc(0) }));
  };

  /** Refreshes as Terraform does, and returns the states by id with the requests. */
  const refresh = async (type: Type, all: readonly Held[]) => {
    const states = new Map<string, Values | undefined>();
    proxy.passed.splice(0);
    const next = all.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const held of next) states.set(String(held.state.id), (await core.refresh(type, held))?.state);
      }),
    );
    return { states, requests: proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`) };
  };

  it.each(TYPES)('takes two requests for %s, and reads what each read by itself returns', async (type) => {
    const all = await listed(type);
    expect(all).toHaveLength(count);
    await core.configure(settings());
    const { states, requests } = await refresh(type, all);
    expect(requests).toEqual([expect.stringMatching(/^GET /), OBJECTS[type].list]);
    const alone = new Map<string, Values | undefined>();
    for (const held of [all[0]!, all[count - 1]!]) {
      await core.configure(settings());
      alone.set(String(held.state.id), (await core.refresh(type, held))?.state);
    }
    expect(proxy.passed.splice(0).map(({ path }) => path)).not.toContain(OBJECTS[type].list.split(' ')[1]);
    for (const [id, state] of alone) expect(states.get(id)).toEqual(state);
  });

  it.each(TYPES)('sees what others have changed and deleted of %s after an earlier refresh', async (type) => {
    const { path, change, body } = OBJECTS[type];
    const all = await listed(type);
    await refresh(type, all);
    const [at, changed, seen] = change(path(3));
    await service().data('POST', at, changed);
    await service().data('DELETE', path(4));
    const { states } = await refresh(type, all);
    expect(states.get(path(3))).toMatchObject(seen);
    expect([...states].filter(([, state]) => state === undefined)).toEqual([[path(4), undefined]]);
    await service().data('POST', path(4), body(4));
  });

  it.each(TYPES)('reads each of %s by itself if the token may not list them', async (type) => {
    await service().data('POST', 'sys/policies/acl/least', { policy: LEAST });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['least'] });
    const all = (await listed(type)).slice(0, 20);
    await core.configure(settings((body as { auth: Record<string, string> }).auth.client_token));
    const { states, requests } = await refresh(type, all);
    expect(all.map(({ state }) => states.get(String(state.id))?.id)).toEqual(all.map(({ state }) => state.id));
    expect(requests.filter((line) => line === OBJECTS[type].list)).toHaveLength(1);
  });

  it.each(['lintel_secrets_mount', 'lintel_auth_mount'])('plans many of %s with one list', async (type) => {
    await core.configure(settings());
    proxy.passed.splice(0);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => core.plan(type, { path: `planned/${index}`, type: 'userpass' })),
    );
    expect(proxy.passed.splice(0).map(({ method }) => method)).toEqual(['GET']);
  });
});
