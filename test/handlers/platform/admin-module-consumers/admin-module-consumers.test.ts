import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { Organizations } from '../../../support/organizations';

const TYPE = 'lintel_admin_module_consumers';
const PATH = '/api/v2/admin/organizations/theta/relationships/module-consumers';
const ORGANIZATION = 'lintel_admin_organization';

let open: Proxied;
let core: Core;
let organizations: Organizations;

beforeEach(async () => {
  open = await openProxied(registry);
  ({ core } = open);
  organizations = new Organizations(open.service);
  for (const name of ['kappa', 'lambda', 'theta']) await organizations.provide(name);
});
afterEach(async () => {
  await open.close();
});

const listOf = (...consumers: string[]): Values => ({ organization: 'theta', consumers });
const make = async (...consumers: string[]): Promise<Held> => (await core.apply(TYPE, listOf(...consumers))).held;
const writes = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => body.data.map(({ id }: { id: string }) => id));

describe('a list of module consumers', () => {
  it('is read back across all pages', async () => {
    const many = Array.from({ length: 105 }, (_, index) => `consumer-${index}`);
    for (const name of many) await organizations.provide(name);
    const held = await make(...many);
    expect((await core.refreshAndPlan(TYPE, listOf(...many), held)).changes).toEqual([]);
    await organizations.remove('consumer-104');
    const { changes, held: found } = await core.refreshAndPlan(TYPE, listOf(...many), held);
    expect(changes).toEqual(['consumers']);
    expect(found!.state.consumers).toHaveLength(104);
  });

  it('is emptied by an empty list and by its deletion', async () => {
    const held = await make('kappa', 'lambda');
    expect(writes()).toEqual([['kappa', 'lambda']]);
    const { held: empty } = await core.apply(TYPE, listOf(), held);
    expect(writes()).toEqual([[]]);
    expect((await core.refreshAndPlan(TYPE, listOf(), empty)).changes).toEqual([]);
    await core.destroy(TYPE, empty);
    expect(writes()).toEqual([]);
    await core.destroy(TYPE, await make('kappa'));
    expect(writes()).toEqual([['kappa'], []]);
  });

  it('is refused, with the import command, if another client has set a different list', async () => {
    await organizations.edit('theta', { consumers: ['lambda'] });
    const { message } = await refusal(core.apply(TYPE, listOf('kappa')));
    expect(message).toContain('it contains lambda, which would be replaced');
    expect(message).toContain(`terraform import ${TYPE}.<name> theta`);
    expect(writes()).toEqual([]);
    expect((await make('lambda')).state).toMatchObject({ consumers: ['lambda'] });
  });

  it('names the consumer that does not exist', async () => {
    await expect(core.apply(TYPE, listOf('kappa', 'nobody'))).rejects.toThrow('Organization nobody not found');
  });

  it('requires an existing organization', async () => {
    const { reported } = await refusal(core.apply(TYPE, { organization: 'nowhere', consumers: [] }));
    expect(reported).toMatchObject([{ path: ['organization'] }]);
  });

  it('reports an older release that does not support it and keeps the state', async () => {
    const held = await make('kappa');
    await open.service.control.faults([{ path: PATH, status: 404 }]);
    for (const act of [
      () => core.refresh(TYPE, held),
      () => core.apply(TYPE, listOf('kappa')),
      () => core.destroy(TYPE, held),
    ]) {
      await expect(act()).rejects.toThrow('must be release 202103-1 or later');
    }
  });
});

describe('global module sharing', () => {
  const shareGlobally = () => organizations.edit('theta', { globalModuleSharing: true, consumers: [] });

  it.each([[[]], [['kappa']]])('makes the plan of a first consumer list fail (%j)', async (consumers) => {
    await shareGlobally();
    const { reported } = await refusal(core.plan(TYPE, listOf(...consumers)));
    expect(reported).toMatchObject([
      { path: ['consumers'], detail: expect.stringContaining('theta shares its modules with all organizations') },
    ]);
    expect(writes()).toEqual([]);
  });

  it('makes the apply of a first consumer list fail if it was enabled after the plan', async () => {
    let looks = 0;
    open.proxy.watch = async ({ path }) => {
      if (path === '/api/v2/admin/organizations/theta' && ++looks === 3) await shareGlobally();
    };
    const { reported } = await refusal(core.apply(TYPE, listOf('kappa')));
    expect(reported).toMatchObject([{ path: ['consumers'] }]);
    expect(writes()).toEqual([]);
  });

  it('is taken from the plan of the same run rather than from the service', async () => {
    await core.plan(ORGANIZATION, { name: 'theta', globalModuleSharing: true });
    await expect(core.plan(TYPE, listOf('kappa'))).rejects.toThrow('shares its modules with all organizations');
    await shareGlobally();
    await core.plan(ORGANIZATION, { name: 'theta', globalModuleSharing: false });
    expect((await core.plan(TYPE, listOf('kappa'))).action).toBe('create');
  });

  it('is left to the apply if the same run has not planned it yet', async () => {
    await shareGlobally();
    await core.plan(ORGANIZATION, { name: 'theta', globalModuleSharing: UNKNOWN });
    expect((await core.plan(TYPE, listOf('kappa'))).action).toBe('create');
    await expect(core.apply(TYPE, listOf('kappa'))).rejects.toThrow('shares its modules with all organizations');
    expect(writes()).toEqual([]);
  });

  it('is not refused because of consumers that the same run has not planned yet', async () => {
    await organizations.edit('theta', { consumers: ['kappa'] });
    await core.plan(TYPE, { organization: 'theta', consumers: UNKNOWN });
    expect((await core.plan(ORGANIZATION, { name: 'theta', globalModuleSharing: true })).action).toBe('create');
  });

  it.each([[[]], [['kappa']]])(
    'enabled outside Lintel is reported as drift and disabled again (%j)',
    async (consumers) => {
      const held = await make(...consumers);
      await shareGlobally();
      const { held: found, changes } = await core.refreshAndPlan(TYPE, listOf(...consumers), held);
      expect(changes).toEqual(consumers.length > 0 ? ['consumers', 'globalModuleSharing'] : ['globalModuleSharing']);
      writes();
      const { held: repaired } = await core.apply(TYPE, listOf(...consumers), found);
      expect(writes()).toEqual([consumers]);
      expect(await organizations.look('theta')).toMatchObject({ globalModuleSharing: false, consumers });
      expect((await core.refreshAndPlan(TYPE, listOf(...consumers), repaired)).changes).toEqual([]);
    },
  );

  it('is not disabled by the deletion of a consumer list', async () => {
    const held = await make('kappa');
    await shareGlobally();
    writes();
    await core.destroy(TYPE, held);
    expect(writes()).toEqual([]);
    expect(await organizations.look('theta')).toMatchObject({ globalModuleSharing: true });
  });

  it('is read by an import, after which the first plan refuses a consumer list', async () => {
    await shareGlobally();
    const imported = await core.import(TYPE, { id: 'theta' });
    expect(imported!.state).toMatchObject({ consumers: [], globalModuleSharing: true });
    await expect(core.plan(TYPE, listOf('kappa'), imported)).rejects.toThrow(
      'shares its modules with all organizations',
    );
  });
});
