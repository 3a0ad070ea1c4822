/** @tier complete */
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_kv_metadata';

describeOnOpenbao('metadata of key-value secrets', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/mounts/apps', { type: 'kv', options: { version: '2' } });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  let names = 0;
  const config = (own: Values): Values => ({ mount: 'apps', name: `stubs/key-${++names}`, ...own });
  const apply = async (given: Values, held?: Held) => (await core.apply(TYPE, given, held)).held;
  const planned = async (given: Values, held: Held) => core.refreshAndPlan(TYPE, given, held);
  const at = ({ name }: Values, kind = 'metadata') => `apps/${kind}/${String(name)}`;

  it('makes a stub whose value people write by hand, and says how its versions live', async () => {
    const given = config({ customMetadata: { owner: 'payments' }, deleteVersionAfter: '30d' });
    const held = await apply(given);
    expect(held.state).toMatchObject({ currentVersion: 0, versions: [] });
    await service().data('POST', at(given, 'data'), { data: { key: 'by hand' } });
    const plan = await planned(given, held);
    expect(plan.action).toBe('nothing');
    expect(plan.held!.state).toMatchObject({ currentVersion: 1, versions: [{ version: 1, destroyed: false }] });
    expect(JSON.stringify(plan.held!.state)).not.toContain('by hand');
    expect(await core.readData(TYPE, { mount: 'apps', name: given.name! })).toMatchObject({ currentVersion: 1 });
  });

  it.each<[string, Values, Values]>([
    ['a text of somebody else', { custom_metadata: { owner: 'x', more: 'y' } }, { owner: 'x' }],
    ['another number of versions', { max_versions: 7 }, {}],
    ['a check that was switched off', { cas_required: false }, {}],
    ['another end', { delete_version_after: '1h' }, {}],
  ])('finds %s, and repairs it', async (_, tampered) => {
    const given = config({
      customMetadata: { owner: 'x' },
      maxVersions: 5,
      casRequired: true,
      deleteVersionAfter: '2h',
    });
    const held = await apply(given);
    expect((await planned(given, held)).action).toBe('nothing');
    await service().data('POST', at(given), tampered);
    const plan = await planned(given, held);
    expect(plan.action).toBe('update');
    const repaired = await apply(given, plan.held);
    expect((await planned(given, repaired)).action).toBe('nothing');
  });

  it('writes where every write of metadata has to name the version that it replaces', async () => {
    const given = config({ customMetadata: { owner: 'x' }, metadataCasRequired: true });
    const held = await apply(given);
    const after = await apply({ ...given, customMetadata: { owner: 'y' } }, held);
    expect(after.state.customMetadata).toEqual({ owner: 'y' });
  });

  it('is not destroyed while a version can be read, unless it is forced', async () => {
    const given = config({ maxVersions: 5 });
    const held = await apply(given);
    await service().data('POST', at(given, 'data'), { data: { key: 'x' } });
    expect((await refusal(core.destroy(TYPE, held))).message).toContain('version 1 can be read');
    const forced = await apply({ ...given, forceDestroy: true }, held);
    await core.destroy(TYPE, forced);
    expect((await service().ask('GET', at(given))).status).toBe(404);
    const gone = await apply(given);
    await service().data('POST', at(given, 'data'), { data: { key: 'x' } });
    await service().data('DELETE', at(given, 'data'));
    await core.destroy(TYPE, gone);
    expect((await service().ask('GET', at(given))).status).toBe(404);
  });

  it('is imported by names that hold `metadata`, and listed without what is a secret', async () => {
    const given = config({ name: 'metadata/a/metadata/b', maxVersions: 5 });
    await service().data('POST', at(given), { max_versions: 5 });
    const imported = (await core.import(TYPE, { id: at(given) }))!;
    expect((await planned(given, imported)).action).toBe('nothing');
    const secret = config({});
    await service().data('POST', at(secret, 'data'), { data: { key: 'x' } });
    const listed = await core.list(TYPE, { mount: 'apps' }, { withObject: true });
    const found = listed.map(({ identity }) => identity.name);
    expect(found).toContain(given.name);
    expect(found).not.toContain(secret.name);
  });
});
