/** @tier complete */
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_kv_secret';
const CANARY = 'canary-of-version-2';

describeOnOpenbao('key-value secrets of version 2', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/mounts/apps', { type: 'kv', options: { version: '2' } });
    await service().data('POST', 'sys/mounts/documents', { type: 'kv', options: { version: '1' } });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  let names = 0;
  const config = (own: Values): Values => ({ mount: 'apps', name: `shop/db-${++names}`, ...own });
  const apply = async (given: Values, held?: Held) => (await core.apply(TYPE, given, held)).held;
  const planned = async (given: Values, held: Held) => core.refreshAndPlan(TYPE, given, held);
  const at = ({ name }: Values, kind = 'data') => `apps/${kind}/${String(name)}`;
  const stored = async (given: Values): Promise<Values> => (await service().data('GET', at(given))).data;
  const write = async (given: Values, data: object, kind = 'data') =>
    service().data('POST', at(given, kind), kind === 'data' ? { data } : data);
  const wait = async () => new Promise((resolve) => setTimeout(resolve, 1_100));

  it('keeps the values of `data_wo` out of state, plan, private state and messages, and names the keys that change', async () => {
    const given = config({ dataWo: { password: CANARY, user: 'shop' } });
    const held = await apply(given);
    expect(held.state).toMatchObject({ version: 1, keys: ['password', 'user'], path: `apps/${String(given.name)}` });
    const plan = await planned({ ...given, dataWo: { password: `${CANARY}-2`, user: 'shop' } }, held);
    expect(plan.warnings.map(({ detail }) => detail)).toEqual(['In `data_wo`, "password" is sent.']);
    const after = await apply({ ...given, dataWo: { password: `${CANARY}-2`, user: 'shop' } }, held);
    expect(after.state.version).toBe(2);
    for (const seen of [held.state, plan.planned, plan.held!.state, plan.warnings, after.state]) {
      expect(JSON.stringify(seen)).not.toContain(CANARY);
    }
    for (const bytes of [held.privateState, plan.plannedPrivate, after.privateState]) {
      expect(bytes.toString()).not.toContain(CANARY);
    }
  });

  it.each<[string, (given: Values) => Promise<unknown>, string]>([
    ['a version of somebody else', async (given) => write(given, { password: 'other', user: 'shop' }), 'version 2'],
    ['a missing key', async (given) => write(given, { password: CANARY }), 'lost the key "user"'],
    ['a key of somebody else', async (given) => write(given, { password: CANARY, user: 'shop', x: 1 }), 'key "x"'],
    ['a deleted version', async (given) => service().data('DELETE', at(given)), ''],
    ['a destroyed version', async (given) => write(given, { versions: [1] }, 'destroy'), ''],
  ])('finds %s without reading a value, and writes the secret again', async (_, tamper, says) => {
    const given = config({ dataWo: { password: CANARY, user: 'shop' } });
    const held = await apply(given);
    expect((await planned(given, held)).action).toBe('nothing');
    await tamper(given);
    const plan = await planned(given, held);
    expect(plan.action).toBe(says === '' ? 'create' : 'update');
    expect(plan.warnings.map(({ detail }) => detail).join()).toContain(says);
    const repaired = await apply(given, plan.held);
    expect(await stored(given)).toEqual({ password: CANARY, user: 'shop' });
    expect(repaired.state.version).toBe(says === '' ? 2 : 3);
    expect((await planned(given, repaired)).action).toBe('nothing');
  });

  it('overwrites nothing that was written since the plan', async () => {
    const given = config({ dataWo: { password: CANARY } });
    const held = await apply(given);
    await write(given, { password: 'first' });
    await write(given, { password: 'second' });
    const failed = await refusal(core.apply(TYPE, { ...given, dataWo: { password: 'mine' } }, held));
    expect(failed.message).toContain('was changed since the plan (version 3 is current): plan again');
    expect(await stored(given)).toEqual({ password: 'second' });
  });

  it('compares every key of `data`, whatever the version', async () => {
    const given = config({ data: { password: 'a', port: 1 } });
    const held = await apply(given);
    await write(given, { password: 'a', port: 1 });
    const same = await planned(given, held);
    expect(same.action).toBe('nothing');
    expect(same.held!.state.version).toBe(2);
    await write(given, { password: 'b', port: 1 });
    expect((await planned(given, same.held!)).changes).toContain('data');
  });

  it.each(['data', 'dataWo'])('records an equal `%s` after an import without making a version', async (form) => {
    const given = config({ [form]: { password: CANARY } });
    await write(given, { password: CANARY });
    const imported = (await core.import(TYPE, { id: at(given) }))!;
    expect(imported.state).toMatchObject({ mount: 'apps', name: given.name, version: 1, keys: ['password'] });
    expect(JSON.stringify(imported.state)).not.toContain(CANARY);
    const held = await apply(given, imported);
    expect(held.state.version).toBe(1);
    expect((await planned(given, held)).action).toBe('nothing');
    await write(given, { password: 'other' });
    expect((await planned(given, held)).action).toBe('update');
  });

  it('imports names that hold `data`, and keeps what is not configured', async () => {
    const given = config({ name: 'data/shop/data/x' });
    await write(given, { password: CANARY });
    for (const by of [{ id: at(given) }, { identity: { mount: 'apps', name: String(given.name) } }]) {
      const imported = (await core.import(TYPE, by))!;
      expect(imported.state).toMatchObject({ mount: 'apps', name: given.name });
      expect((await planned(given, imported)).action).toBe('nothing');
    }
  });

  it('creates a secret of which metadata alone or a deleted version are left, and refuses a live one', async () => {
    const [stub, deleted, live] = [1, 2, 3].map(() => config({ dataWo: { password: CANARY } }));
    await write(stub!, { custom_metadata: { owner: 'x' } }, 'metadata');
    await write(deleted!, { password: 'old' });
    await service().data('DELETE', at(deleted!));
    await write(live!, { password: 'old' });
    expect((await apply(stub!)).state.version).toBe(1);
    expect((await apply(deleted!)).state.version).toBe(2);
    expect((await refusal(core.apply(TYPE, live!))).message).toContain(`terraform import`);
  });

  it('writes settings before the first version, and changes them without a version', async () => {
    const given = config({
      dataWo: { password: CANARY },
      deleteVersionAfter: '30d',
      customMetadata: { owner: 'shop' },
    });
    const held = await apply(given);
    expect(Date.parse(String(held.state.deletionTime)) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const plan = await planned({ ...given, customMetadata: { owner: 'mail' } }, held);
    expect(plan.changes).toEqual(['customMetadata']);
    const after = await apply({ ...given, customMetadata: { owner: 'mail' } }, held);
    expect(after.state.version).toBe(1);
    const metadata = await service().data('GET', at(given, 'metadata'));
    expect(metadata).toMatchObject({ current_version: 1, custom_metadata: { owner: 'mail' } });
  });

  it('leaves no metadata behind if the first version is refused', async () => {
    const given = config({ dataWo: { password: CANARY }, maxVersions: 5 });
    const policy = `path "apps/*" { capabilities = ["read", "delete"] }
      path "apps/metadata/*" { capabilities = ["create", "update", "read", "delete"] }`;
    await service().data('POST', 'sys/policies/acl/metadata-only', { policy });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['metadata-only'] });
    await core.configure({ secrets: { ...(service().settings as Values), token: body.auth.client_token } });
    await expect(core.apply(TYPE, given)).rejects.toThrow();
    await core.configure({ secrets: service().settings });
    expect((await service().ask('GET', at(given, 'metadata'))).status).toBe(404);
  });

  it.each<[string, string]>([
    [
      'which may read no value',
      `path "apps/data/*" { capabilities = ["create", "update"] } path "apps/subkeys/*" { capabilities = ["read"] }
      path "apps/metadata/*" { capabilities = ["delete"] }`,
    ],
    [
      'which may read nothing but values',
      `path "apps/data/*" { capabilities = ["create", "update", "read"] }
      path "apps/metadata/*" { capabilities = ["delete"] }`,
    ],
  ])('is managed by a token %s', async (_, policy) => {
    await service().data('POST', 'sys/policies/acl/pipeline', { policy });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['pipeline'] });
    await core.configure({ secrets: { ...(service().settings as Values), token: body.auth.client_token } });
    try {
      const given = config({ dataWo: { password: CANARY } });
      const held = await apply(given);
      expect((await planned(given, held)).action).toBe('nothing');
      await write(given, { password: 'other' });
      expect((await planned(given, held)).action).toBe('update');
      const repaired = await apply(given, (await planned(given, held)).held);
      expect(await stored(given)).toEqual({ password: CANARY });
      const imported = (await core.import(TYPE, { id: at(given) }))!;
      expect((await planned(given, await apply(given, imported))).action).toBe('nothing');
      await core.destroy(TYPE, repaired);
    } finally {
      await core.configure({ secrets: service().settings });
    }
  });

  it('shares a secret with others, whose keys are neither read nor removed', async () => {
    const given = config({ dataWo: { mine: CANARY }, exclusive: false });
    await write(given, { theirs: 'x' });
    const held = await apply(given);
    expect(held.state.keys).toEqual(['mine']);
    expect(await stored(given)).toEqual({ mine: CANARY, theirs: 'x' });
    await write(given, { mine: CANARY, theirs: 'y' });
    const same = await planned(given, held);
    expect(same.action).toBe('nothing');
    await write(given, { mine: 'other', theirs: 'y' });
    const drifted = await planned(given, same.held!);
    expect(drifted.action).toBe('update');
    const next = { ...given, dataWo: { another: CANARY } };
    const after = await apply(next, (await planned(next, same.held!)).held);
    expect(await stored(given)).toEqual({ another: CANARY, theirs: 'y' });
    await write(given, { theirs: 'y' });
    const lost = await planned(next, after);
    expect(lost.action).toBe('update');
    const repaired = await apply(next, lost.held);
    expect(await stored(given)).toEqual({ another: CANARY, theirs: 'y' });
    expect(await core.destroy(TYPE, repaired)).toEqual([]);
    expect(await stored(given)).toEqual({ theirs: 'y' });
    const taken = await refusal(core.apply(TYPE, { ...given, dataWo: { theirs: 'z' } }));
    expect(taken.message).toContain('the key "theirs"');
  });

  it('permits two resources with different keys of a secret', async () => {
    const given = config({ dataWo: { a: CANARY }, exclusive: false });
    const other = { ...given, dataWo: { b: CANARY } };
    await apply(other, undefined);
    await apply(given);
    expect(await stored(given)).toEqual({ a: CANARY, b: CANARY });
  });

  it('removes a shared secret with the last of its keys', async () => {
    const given = config({ dataWo: { a: CANARY }, exclusive: false });
    const [one, other] = [await apply(given), await apply({ ...given, dataWo: { b: CANARY } })];
    await core.destroy(TYPE, one);
    expect(await stored(given)).toEqual({ b: CANARY });
    await core.destroy(TYPE, other);
    expect((await service().ask('GET', at(given, 'metadata'))).status).toBe(404);
  });

  it('deletes the current version alone if nothing else is wanted', async () => {
    const given = config({ dataWo: { password: CANARY }, deleteAllVersions: false });
    const held = await apply(given);
    await core.destroy(TYPE, held);
    expect((await service().ask('GET', at(given))).status).toBe(404);
    await write(given, { versions: [1] }, 'undelete');
    expect(await stored(given)).toEqual({ password: CANARY });
  });

  it.each<[string, Values, string]>([
    ['a number that is rounded', { dataWo: { id: 9007199254740993n } }, 'Write it as a text'],
    ['no document', {}, 'Configure `data_wo`, or `data`'],
    ['null in a shared secret', { dataWo: { a: undefined }, exclusive: false }, 'null would remove the key "a"'],
    ['a mount of version 1', { mount: 'documents', dataWo: { a: 'b' } }, '`lintel_kv_secret_v1`'],
  ])('refuses %s in the plan', async (_, own, says) => {
    expect((await refusal(core.plan(TYPE, config(own)))).message).toContain(says);
  });

  it('says which settings have no effect, and when a version ends', async () => {
    const warned = async (given: Values, held?: Held) =>
      (held ? await planned(given, held) : await core.plan(TYPE, given)).warnings.map(({ summary }) => summary);
    await service().data('POST', 'apps/config', { max_versions: 20, delete_version_after: '1h' });
    await core.configure({ secrets: service().settings });
    const given = config({ dataWo: { a: 'b' }, maxVersions: 5, deleteVersionAfter: '2h' });
    expect(await warned(given)).toEqual(['Without effect', 'Without effect']);
    await service().data('POST', 'apps/config', { max_versions: 0, delete_version_after: '0s' });
    expect(await warned(config({ name: 'data/x', dataWo: { a: 'b' } }))).toEqual(['The name begins with `data/`']);
    const short = config({ dataWo: { a: 'b' }, deleteVersionAfter: '1s' });
    const held = await apply(short);
    expect((await planned(short, held)).action).toBe('nothing');
    await wait();
    expect((await planned(short, held)).action).toBe('create');
  });

  it('distinguishes a missing secret, a missing version and a deleted one, and reads versions', async () => {
    const given = config({ dataWo: { password: CANARY, user: 'shop' } });
    await apply(given);
    const { mount, name } = given;
    expect((await core.open(TYPE, { mount, name })).result).toMatchObject({
      version: 1,
      data: { password: CANARY, user: 'shop' },
    });
    const data = await core.readData(TYPE, { mount, name });
    expect(data).toMatchObject({ version: 1, keys: ['password', 'user'], data: undefined });
    expect((await core.readData(TYPE, { mount, name, fields: ['user'] })).data).toEqual({ user: 'shop' });
    const listed = await core.list(TYPE, { mount }, { withObject: true });
    expect(listed.map(({ identity }) => identity.name)).toContain(name);
    expect(JSON.stringify(listed)).not.toContain(CANARY);
    const open = async (own: Values) => core.open(TYPE, { mount, name, ...own });
    await expect(open({ version: 7 })).rejects.toThrow('There is no version 7');
    await expect(open({ name: 'none' })).rejects.toThrow('There is no secret `apps/none`');
    await service().data('DELETE', at(given));
    await expect(open({})).rejects.toThrow('Version 1 of the secret');
  });
});
