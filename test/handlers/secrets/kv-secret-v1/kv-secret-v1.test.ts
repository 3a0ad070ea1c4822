/** @tier complete */
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_kv_secret_v1';
const CANARY = 'canary-of-version-1';

describeOnOpenbao('key-value secrets of version 1', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/mounts/documents', { type: 'kv', options: { version: '1' } });
    await service().data('POST', 'sys/mounts/versions', { type: 'kv', options: { version: '2' } });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  let names = 0;
  const config = (own: Values): Values => ({ mount: 'documents', name: `app/db-${++names}`, ...own });
  const apply = async (given: Values, held?: Held) => (await core.apply(TYPE, given, held)).held;
  const pathOf = ({ mount, name }: Values) => `${String(mount)}/${String(name)}`;
  const stored = async (given: Values) => service().data('GET', pathOf(given)) as Promise<Values>;
  const planned = async (given: Values, held: Held) => core.refreshAndPlan(TYPE, given, held);

  it('keeps the values of `data_wo` out of state, plan and private state', async () => {
    const given = config({ dataWo: { password: CANARY, port: 5432, nothing: undefined } });
    const held = await apply(given);
    expect(await stored(given)).toEqual({ password: CANARY, port: 5432, nothing: null });
    const plan = await planned({ ...given, dataWo: { password: `${CANARY}-2` } }, held);
    expect(held.state).toMatchObject({ data: undefined, keys: ['nothing', 'password', 'port'] });
    for (const seen of [held.state, plan.planned, plan.held!.state, plan.warnings]) {
      expect(JSON.stringify(seen)).not.toContain(CANARY);
    }
    for (const bytes of [held.privateState, plan.plannedPrivate]) expect(bytes.toString()).not.toContain(CANARY);
    expect(plan.warnings.map(({ detail }) => detail)).toEqual([
      'In `data_wo`, "password" is sent, "nothing" is removed, "port" is removed.',
    ]);
  });

  it.each<[string, Values, string, string[]]>([
    ['another value', { password: 'other', user: 'app' }, '"password" is sent, because it was changed', ['user']],
    ['another key', { password: CANARY, user: 'app', more: 'x' }, '"more" is removed, because it was changed', []],
    ['a missing key', { password: CANARY }, '"user" is sent, because it was changed', []],
  ])('finds %s by the hashes of `data_wo`, and writes the document again', async (_, tampered, says) => {
    const given = config({ dataWo: { password: CANARY, user: 'app' } });
    const held = await apply(given);
    expect((await planned(given, held)).action).toBe('nothing');
    await service().data('POST', pathOf(given), tampered);
    const plan = await planned(given, held);
    expect(plan.action).toBe('update');
    expect(plan.warnings.map(({ detail }) => detail).join()).toContain(says);
    expect(JSON.stringify([plan.planned, plan.warnings, plan.held!.state])).not.toContain(CANARY);
    const repaired = await apply(given, plan.held);
    expect(await stored(given)).toEqual({ password: CANARY, user: 'app' });
    expect((await planned(given, repaired)).action).toBe('nothing');
  });

  it('finds a missing key of a `data_wo` with a version, whose values are not compared', async () => {
    const given = config({ dataWo: { password: CANARY, user: 'app' }, dataWoVersion: 1 });
    const held = await apply(given);
    await service().data('POST', pathOf(given), { password: 'other', user: 'app' });
    expect((await planned(given, held)).action).toBe('nothing');
    await service().data('POST', pathOf(given), { password: 'other' });
    expect((await planned(given, held)).action).toBe('update');
  });

  it.each(['data', 'dataWo'])('records an equal `%s` after an import without a write', async (form) => {
    const given = config({ [form]: { password: CANARY } });
    await service().data('POST', pathOf(given), { password: CANARY });
    const imported = (await core.import(TYPE, { id: pathOf(given) }))!;
    expect(imported.state).toMatchObject({ mount: 'documents', name: given.name, keys: ['password'] });
    expect(JSON.stringify(imported.state)).not.toContain(CANARY);
    const held = await apply(given, imported);
    expect((await planned(given, held)).action).toBe('nothing');
    const other = await apply({ ...given, [form]: { password: `${CANARY}-2` } }, held);
    expect(await stored(given)).toEqual({ password: `${CANARY}-2` });
    expect(await core.destroy(TYPE, other)).toEqual([]);
  });

  it('leaves the values alone that an import found, if none are configured', async () => {
    const given = config({});
    await service().data('POST', pathOf(given), { password: CANARY });
    const imported = (await core.import(TYPE, { identity: { mount: 'documents', name: given.name } }))!;
    expect((await planned(given, imported)).action).toBe('nothing');
  });

  it.each<[string, Values, string]>([
    ['a number that is rounded', { dataWo: { id: 9007199254740993n } }, 'Write it as a text'],
    ['a document without keys', { dataWo: {} }, 'Configure at least one key'],
    ['no document', {}, 'Configure `data_wo`, or `data`'],
    ['a mount of version 2', { mount: 'versions', dataWo: { a: 'b' } }, '`lintel_kv_secret`'],
    ['another engine', { mount: 'identity', dataWo: { a: 'b' } }, 'not a key-value engine'],
  ])('refuses %s in the plan', async (_, own, says) => {
    expect((await refusal(core.plan(TYPE, config(own)))).message).toContain(says);
  });

  it('says what a key `ttl` does, and once for each mount that values are read', async () => {
    const warned = async (own: Values) => (await core.plan(TYPE, config(own))).warnings.map(({ summary }) => summary);
    expect(await warned({ dataWo: { ttl: '1h' } })).toContain('A key that sets a lease duration');
    await core.configure({ secrets: service().settings });
    const first = config({ dataWo: { a: 'b' } });
    expect((await core.plan(TYPE, first)).warnings.map(({ summary }) => summary)).toEqual(['Values are read']);
    expect(await warned({ dataWo: { a: 'b' } })).toEqual([]);
  });

  it('lists names in folders without values, reads fields, and opens the document for a run', async () => {
    const given = config({ dataWo: { password: CANARY, user: 'app' } });
    await apply(given);
    const listed = await core.list(TYPE, { mount: 'documents' }, { withObject: true });
    expect(listed.map(({ identity }) => identity.name)).toContain(given.name);
    expect(JSON.stringify(listed)).not.toContain(CANARY);
    const named = await core.readData('lintel_kv_secrets_v1', { mount: 'documents', prefix: 'app', recursive: true });
    expect(named.names).toContain(String(given.name).slice('app/'.length));
    const { mount, name } = given;
    const data = await core.readData(TYPE, { mount, name, fields: ['user'] });
    expect(data).toMatchObject({ data: { user: 'app' }, keys: ['password', 'user'] });
    expect((await core.open(TYPE, { mount, name })).result.data).toEqual({ password: CANARY, user: 'app' });
    await expect(core.readData(TYPE, { mount, name, fields: ['no'] })).rejects.toThrow('has no key `no`');
  });
});
