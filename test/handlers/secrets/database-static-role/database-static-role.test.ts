import type { Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import * as registry from '../../../../src/handlers';
import { databaseStaticRole } from '../../../../src/handlers/secrets/database-static-role/definition';
import { parseImportId } from '../../../../src/plan/import-id';
import { objectType } from '../../../../src/terraform/wire-types';
import { Held } from '../../../support/environments/core';
import { writePasswordPolicies } from '../../../support/environments/mount';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { dynamicValue, valueOf } from '../../../support/plugin-messages';
import { privateKey } from './fixture';

const TYPE = 'lintel_database_static_role';
const PATH = '/v1/database/static-roles/reporting';
const config: Values = { name: 'reporting', username: 'reporting', dbName: 'orders', rotationPeriod: '24h' };
const { rotationPeriod: _, ...unrotated } = config;
const scheduled: Values = { ...unrotated, rotationSchedule: '0 3 * * SUN', rotationWindow: '1h' };

let open: Proxied;
beforeEach(async () => {
  open = await opened();
});
afterEach(async () => {
  await open.close();
});

async function opened(options?: Parameters<typeof openProxied>[1]): Promise<Proxied> {
  const proxied = await openProxied(registry, options);
  await writePasswordPolicies(proxied.service, 'long');
  for (const name of ['orders', 'billing']) {
    await proxied.service.request('POST', `/v1/database/config/${name}`, {
      body: { plugin_name: 'mysql-database-plugin', allowed_roles: 'reporting' },
    });
  }
  return proxied;
}

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const written = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
interface StoredRole {
  readonly rotation: Values;
  readonly secret: Values;
  readonly credential: { readonly config: Values };
}
const stored = async (proxied = open) =>
  (await proxied.service.control.snapshot()).objects.databaseStaticRoles as unknown as StoredRole[];
const password = async () => (await stored())[0].secret.password;

describe('creating a static role', () => {
  it('checks that none exists, writes the configured values, and reads them back', async () => {
    await make({ ...config, rotationStatements: ['SELECT 1'] });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([
      {
        username: 'reporting',
        db_name: 'orders',
        rotation_period: 86400,
        rotation_statements: ['SELECT 1'],
        credential_type: 'password',
      },
    ]);
  });

  it('refuses to overwrite an existing role, whose password it would rotate, and names the import command', async () => {
    await open.service.request('POST', PATH, {
      body: { username: 'reporting', db_name: 'orders', rotation_period: 60 },
    });
    const before = await password();
    const { message } = await refusal(make());
    expect(message).toContain('terraform import lintel_database_static_role.<name> database/static-roles/reporting');
    expect(await password()).toBe(before);
  });

  it('says what to change if the connection does not allow the role or a dynamic role has its name', async () => {
    await open.service.request('POST', '/v1/database/config/orders', {
      body: { plugin_name: 'mysql-database-plugin', allowed_roles: [] },
    });
    const {
      reported: [{ path, detail }],
    } = await refusal(make());
    expect(path).toEqual(['dbName']);
    expect(detail).toContain('500 "reporting" is not an allowed role');
    expect(detail).toContain('Add "reporting" to the `allowed_roles` of the connection "orders"');
    expect(await stored()).toEqual([]);
    await open.service.request('POST', '/v1/database/roles/reporting', {
      body: { db_name: 'orders', creation_statements: ['SELECT 1'] },
    });
    expect((await refusal(make())).message).toContain('must be unique');
  });
});

describe('taking over a user who is in use', () => {
  it('leaves the password as it is, and sends it to the service if it is configured', async () => {
    const { held } = await open.core.apply(TYPE, { ...config, skipImportRotation: true });
    expect(written()).toEqual([
      {
        username: 'reporting',
        db_name: 'orders',
        credential_type: 'password',
        rotation_period: 86400,
        skip_import_rotation: true,
      },
    ]);
    expect(await password()).toBeUndefined();
    expect(held.state).toMatchObject({ skipImportRotation: true });
    const known = { ...config, skipImportRotation: true, passwordWo: 'canary-live-password' };
    const object = await change(known, held);
    expect(await password()).toBe('canary-live-password');
    expect(written()[1]).not.toHaveProperty('skip_import_rotation');
    expect(JSON.stringify(object)).not.toContain('canary');
    expect((await planned(known, object)).changes).toEqual([]);
  });

  it('does not warn of a rotation by a replacement that skips it', async () => {
    const kept = { ...config, skipImportRotation: true };
    const object = await make(kept);
    expect((await planned({ ...kept, username: 'other' }, object)).warnings).toEqual([]);
    expect((await planned({ ...config, username: 'other' }, object)).warnings).toHaveLength(1);
  });

  it.each([
    ['skipImportRotation', { skipImportRotation: true }, 'skip_import_rotation'],
    ['password', { passwordWo: 'x' }, 'password'],
  ])('is refused with a sentence for OpenBao, which has no %s', async (__, more, shown) => {
    const bao = await opened({ dialects: { secrets: 'openbao' } });
    try {
      const { reported } = await refusal(bao.core.plan(TYPE, { ...config, ...more }));
      expect(reported).toMatchObject([
        {
          severity: 'error',
          summary: `\`${shown}\` is not supported`,
          detail: expect.stringMatching(
            /requires Vault Enterprise 1\.1\d or later, and OpenBao has it in no version\. Such a service ignores it silently\. Remove it\./,
          ),
        },
      ]);
      expect(bao.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
    } finally {
      await bao.close();
    }
  });
});

describe('the rotation of a static role', () => {
  it('plans no change for another notation of its period or another spacing of its schedule', async () => {
    const object = await make();
    expect((await planned({ ...config, rotationPeriod: '1d' }, object)).changes).toEqual([]);
    expect((await planned({ ...config, rotationPeriod: '86400' }, object)).changes).toEqual([]);
    await open.core.destroy(TYPE, object);
    const other = await make(scheduled);
    expect(
      (await planned({ ...scheduled, rotationSchedule: ' 0  3 * * SUN ', rotationWindow: '60m' }, other)).changes,
    ).toEqual([]);
  });

  it('changes between a period and a schedule in place, without rotating the password', async () => {
    let object = await make();
    const before = await password();
    object = await change(scheduled, object);
    expect(written()[1]).toMatchObject({ rotation_schedule: '0 3 * * SUN', rotation_window: 3600 });
    expect(written()[1]).not.toHaveProperty('rotation_period');
    expect(object.state.rotationPeriod).toBeUndefined();
    object = await change(config, object);
    expect(written()[2]).toMatchObject({ rotation_period: 86400 });
    expect(Object.keys(written()[2])).not.toEqual(expect.arrayContaining(['rotation_schedule']));
    expect(await password()).toBe(before);
    expect((await planned(config, object)).changes).toEqual([]);
  });

  it('loses only its window by two writes, the first of which sets a period that does not become due', async () => {
    const object = await make(scheduled);
    const before = await password();
    const { rotationWindow: window, ...unbounded } = scheduled;
    expect(window).toBe('1h');
    const after = await change(unbounded, object);
    const [, first, second] = written();
    expect(first.rotation_period as number).toBeGreaterThan(365 * 86400);
    expect(first).not.toHaveProperty('rotation_schedule');
    expect(second).toMatchObject({ rotation_schedule: '0 3 * * SUN' });
    expect((await stored())[0].rotation).toEqual({ kind: 'schedule', schedule: '0 3 * * SUN' });
    expect(await password()).toBe(before);
    expect((await planned(unbounded, after)).changes).toEqual([]);
  });

  it('is repaired if the second write failed while its window was removed, and is not due in between', async () => {
    const object = await make(scheduled);
    const { rotationWindow: window, ...unbounded } = scheduled;
    expect(window).toBe('1h');
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST' && passing.body.rotation_schedule) {
        passing.response({ status: 400, body: { errors: ['not now'] } });
      }
    };
    await refusal(change(unbounded, object));
    open.proxy.watch = () => undefined;
    const plan = await planned(unbounded, object);
    expect(plan.changes).toEqual(['lastServiceRotation', 'rotationPeriod', 'rotationSchedule']);
    await change(unbounded, plan.held!);
    expect((await stored())[0].rotation).toEqual({ kind: 'schedule', schedule: '0 3 * * SUN' });
  });

  it('shows and removes a window that was set outside Terraform', async () => {
    const { rotationWindow: window, ...unbounded } = scheduled;
    expect(window).toBe('1h');
    const object = await make(unbounded);
    await open.service.request('POST', PATH, {
      body: { username: 'reporting', db_name: 'orders', rotation_window: 7200 },
    });
    const plan = await planned(unbounded, object);
    expect(plan.changes.filter((name) => name !== 'lastServiceRotation')).toEqual(['rotationWindow']);
    await change(unbounded, plan.held!);
    expect((await stored())[0].rotation).toEqual({ kind: 'schedule', schedule: '0 3 * * SUN' });
  });
});

describe('replacing a static role', () => {
  const others = [
    ['username', { username: 'other' }],
    ['dbName', { dbName: 'billing' }],
    ['name', { name: 'other' }],
  ] as const;
  it.each(others)('because of another %s produces a warning that its users are locked out', async (name, other) => {
    const object = await make();
    const plan = await open.core.plan(TYPE, { ...config, ...other }, object);
    expect(plan).toMatchObject({ action: 'replace', replacing: [name] });
    const first = await open.core.client.call('PlanResourceChange', requestFor({ ...config, ...other }, object));
    expect(first.diagnostics.map(({ detail }: { detail: string }) => detail).join()).toContain('locked out');
  });

  it('produces this warning, which an update in place does not', async () => {
    const object = await make();
    expect((await open.core.plan(TYPE, { ...config, rotationPeriod: '1h' }, object)).warnings).toEqual([]);
  });
});

const wire = () => objectType(registry.resources.lintel_database_static_role.definition().attributes);
const requestFor = (values: Values, { state, privateState }: Held) => ({
  typeName: TYPE,
  config: dynamicValue(wire(), values),
  priorState: dynamicValue(wire(), state),
  priorPrivate: privateState,
  proposedNewState: dynamicValue(wire(), { ...state, ...values }),
});

describe('a static role', () => {
  it('in a dialect without schedules is refused by the plan, also as a change', async () => {
    const openbao = await opened({ dialects: { secrets: 'openbao' } });
    try {
      const {
        reported: [{ path, detail }],
      } = await refusal(openbao.core.apply(TYPE, scheduled));
      expect(path).toEqual(['rotationSchedule']);
      expect(detail).toContain('`rotation_schedule` is supported only with the dialects');
      expect(await stored(openbao)).toEqual([]);
      const { held } = await openbao.core.apply(TYPE, config);
      expect((await refusal(openbao.core.plan(TYPE, scheduled, held))).message).toContain(
        '`rotation_schedule` is supported only with the dialects',
      );
      expect((await openbao.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    } finally {
      await openbao.close();
    }
  });

  it('on an earlier version of the API supports only passwords, and reports other credentials', async () => {
    await open.service.control.settings({ databaseInterface: 'earlier' });
    const object = await make();
    expect(object.state.credentialType).toBe('password');
    expect((await planned(config, object)).changes).toEqual([]);
    await open.core.destroy(TYPE, object);
    const {
      reported: [{ path, detail }],
    } = await refusal(make({ ...config, credentialType: 'rsa_private_key' }));
    expect(path).toEqual(['credentialType']);
    expect(detail).toContain('supports only passwords');
    expect((await refusal(make({ ...config, credentialConfig: { passwordPolicy: 'long' } }))).reported).toMatchObject([
      {
        path: [],
        summary: expect.stringContaining('`credential_config`'),
        detail: expect.stringContaining('supports only passwords'),
      },
    ]);
    expect(await stored()).toEqual([]);
  });
});

describe('the credential of a static role', () => {
  const authority = async (): Promise<Values> => ({
    commonNameTemplate: 'x',
    caCert: (await createCertificates()).ca,
    keyType: 'ec',
  });

  it("has the service's default options if none are configured", async () => {
    const rsa = { ...config, credentialType: 'rsa_private_key' };
    let object = await make(rsa);
    expect((await stored())[0].credential.config).toEqual({ format: 'pkcs8', key_bits: 2048 });
    expect(object.state.credentialConfig).toMatchObject({ format: 'pkcs8', keyBits: 2048 });
    expect((await planned(rsa, object)).changes).toEqual([]);
    const explicit = { ...rsa, credentialConfig: { keyBits: 2048, format: 'pkcs8' } };
    object = await change(explicit, object);
    expect((await planned(explicit, object)).changes).toEqual([]);
  });

  it('has its password policy cleared when the policy is removed', async () => {
    const object = await make({ ...config, credentialConfig: { passwordPolicy: 'long' } });
    await change(config, object);
    expect(written()[1]).toMatchObject({ credential_config: { password_policy: '' } });
    expect((await stored())[0].credential.config).toEqual({});
  });

  // OpenBao keeps a cleared policy: test/handlers/secrets/openbao-credentials.test.ts checks it on a real server.
  it('has a password policy that the service keeps cleared by two more writes, which rotate nothing and are repaired if they fail', async () => {
    const openbao = await opened({ dialects: { secrets: 'openbao' } });
    try {
      const { held } = await openbao.core.apply(TYPE, { ...config, credentialConfig: { passwordPolicy: 'long' } });
      const [{ secret }] = await stored(openbao);
      let passwords = 0;
      openbao.proxy.watch = (passing) => {
        if (passing.method === 'POST' && passing.body.credential_type === 'password' && ++passwords === 2) {
          passing.response({ status: 400, body: { errors: ['not now'] } });
        }
      };
      await refusal(openbao.core.apply(TYPE, config, held));
      openbao.proxy.watch = () => undefined;
      expect(await stored(openbao)).toMatchObject([
        { credential: { type: 'rsa_private_key' }, rotation: { seconds: 10 * 365 * 86400 }, secret },
      ]);
      const plan = await openbao.core.refreshAndPlan(TYPE, config, held);
      expect(plan.changes).toEqual(['credentialType', 'lastServiceRotation', 'rotationPeriod']);
      await openbao.core.apply(TYPE, config, plan.held);
      expect(await stored(openbao)).toMatchObject([
        { credential: { type: 'password' }, rotation: { seconds: 86400 }, secret },
      ]);
    } finally {
      await openbao.close();
    }
  });

  it("sends the CA's key with every update, and stores it in neither state nor private state", async () => {
    const key = privateKey();
    const values = {
      ...config,
      credentialType: 'client_certificate',
      credentialConfig: { ...(await authority()), caPrivateKeyWo: key },
    };
    let object = await make(values);
    expect((await planned(values, object)).changes).toEqual([]);
    object = await change({ ...values, rotationPeriod: '1h' }, object);
    expect((written()[1].credential_config as Values).ca_private_key).toBe(key);
    expect(JSON.stringify([object.state, object.privateState.toString()])).not.toContain(key.slice(40, 80));
    const imported = await open.core.import(TYPE, { id: 'database/static-roles/reporting' });
    expect((imported!.state.credentialConfig as Values).caPrivateKey).toBeUndefined();
  });

  it("has no CA if the CA's key is empty, in either attribute", async () => {
    for (const name of ['caPrivateKey', 'caPrivateKeyWo']) {
      expect(
        (await open.core.plan(TYPE, { ...config, credentialConfig: { passwordPolicy: 'long', [name]: '' } })).action,
      ).toBe('create');
    }
  });

  it('plans to restore a CA key that was changed outside Terraform, but ignores whitespace around it', async () => {
    const key = privateKey();
    const values = {
      ...config,
      credentialType: 'client_certificate',
      credentialConfig: { ...(await authority()), caPrivateKey: key },
    };
    const object = await make(values);
    expect(
      (
        await planned(
          { ...values, credentialConfig: { ...values.credentialConfig, caPrivateKey: `\n${key.trim()}\n\n` } },
          object,
        )
      ).changes,
    ).toEqual([]);
    const {
      credential: { config: before },
    } = (await stored())[0];
    const options = Object.fromEntries(
      Object.entries({ ...before, ca_private_key: privateKey() }).map(([name, value]) => [name, String(value)]),
    );
    await open.service.request('POST', PATH, {
      body: {
        username: 'reporting',
        db_name: 'orders',
        credential_type: 'client_certificate',
        credential_config: options,
      },
    });
    expect((await planned(values, object)).changes.filter((name) => name !== 'lastServiceRotation')).toEqual([
      'credentialConfig',
    ]);
  });

  it('refuses options of another type, and client certificates, in the dialect vault', async () => {
    const vault = await opened({ dialects: { secrets: 'vault' } });
    try {
      const paths = async (values: Values) =>
        (await refusal(vault.core.plan(TYPE, { ...config, ...values }))).reported.map(
          ({ path, summary, detail }) =>
            path.join('.') || /`(credential_config\.\w+)`/.exec(`${summary} ${detail}`)?.[1],
        );
      expect(await paths({ credentialType: 'client_certificate', credentialConfig: { keyType: 'ec' } })).toEqual([
        'credentialType',
      ]);
      expect(
        await paths({ credentialType: 'rsa_private_key', credentialConfig: { keyBits: 3072, signatureBits: 256 } }),
      ).toEqual(['credential_config.signature_bits']);
      expect(await paths({ name: 'reporting.' })).toEqual(['name']);
      const { held } = await vault.core.apply(TYPE, scheduled);
      expect(held.state.lastServiceRotation).toMatch(/^\d{4}-/);
      expect((await vault.core.refreshAndPlan(TYPE, scheduled, held)).changes).toEqual([]);
    } finally {
      await vault.close();
    }
  });
});

describe('reading a static role', () => {
  it('plans no change after a rotation by the service', async () => {
    const object = await make();
    const before = await password();
    await open.service.control.clock(86400 + 60);
    const plan = await planned(config, object);
    expect(plan.changes).toEqual([]);
    expect(plan.held!.state.lastServiceRotation).not.toBe(object.state.lastServiceRotation);
    expect(await password()).not.toBe(before);
  });

  it('returns durations in seconds on import, and then plans no change', async () => {
    await make(scheduled);
    const imported = await open.core.import(TYPE, { id: 'database/static-roles/reporting' });
    expect(imported!.state).toMatchObject({ rotationWindow: '3600', credentialType: 'password', secretsRevision: 0 });
    expect((await open.core.plan(TYPE, scheduled, imported)).action).toBe('nothing');
    expect((await refusal(open.core.import(TYPE, { id: 'reporting' }))).message).toContain(
      '<mount>/static-roles/<name>',
    );
  });

  it('returns its attributes in the data source', async () => {
    await make(scheduled);
    expect(await open.core.readData(TYPE, { name: 'reporting' })).toMatchObject({
      id: 'database/static-roles/reporting',
      username: 'reporting',
      dbName: 'orders',
      rotationSchedule: '0 3 * * SUN',
      rotationWindow: '3600',
      credentialType: 'password',
      rotationStatements: [],
    });
    expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
      'There is no static role `nobody` at `database`',
    );
  });
});

describe('the ephemeral credentials of a static role', () => {
  const type = 'lintel_database_static_credentials';
  const results = () => objectType(registry.ephemeralResources[type].definition().attributes);
  const fetch = async (values: Values) =>
    open.core.client.call('OpenEphemeralResource', { typeName: type, config: dynamicValue(results(), values) });

  it('are the current ones, without a lease', async () => {
    await make(scheduled);
    const response = await fetch({ role: 'reporting' });
    expect(response.diagnostics).toEqual([]);
    expect(response.renewAt).toBeUndefined();
    expect(valueOf(results(), response.result)).toMatchObject({
      mount: 'database',
      role: 'reporting',
      username: 'reporting',
      password: await password(),
      rotationSchedule: '0 3 * * SUN',
      rotationWindow: 3600,
      ttl: expect.any(Number),
    });
  });

  it('may be a private key', async () => {
    await make({ ...config, credentialType: 'rsa_private_key' });
    const { result } = await fetch({ role: 'reporting' });
    const found = valueOf(results(), result) as Values;
    expect(found.password).toBeUndefined();
    expect(String(found.rsaPrivateKey)).toContain('PRIVATE KEY');
    expect(found).toMatchObject({ rotationPeriod: 86400 });
  });

  it("report the service's error for an unknown role or engine", async () => {
    const { diagnostics } = await fetch({ role: 'nobody' });
    expect(diagnostics[0].detail).toContain('400 unknown role: nobody');
    const missing = await fetch({ role: 'nobody', mount: 'none' });
    expect(missing.diagnostics[0].detail).toContain('no engine at `none`');
  });
});

describe('an import id with an extra slash', () => {
  it.each(['/database/static-roles/reporting', 'database//static-roles/reporting', 'database/static-roles/reporting/'])(
    'is refused: %s',
    (id) => {
      expect(() => parseImportId(databaseStaticRole, id)).toThrow(
        '<mount>/static-roles/<name>   for example database/static-roles/reporting',
      );
    },
  );

  it('is distinguished from a mount of several segments', () => {
    expect(parseImportId(databaseStaticRole, 'team/database/static-roles/reporting')).toEqual({
      mount: 'team/database',
      name: 'reporting',
    });
  });
});
