import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { Organizations } from '../../../support/organizations';

const TYPE = 'lintel_admin_organization';
const PATH = '/api/v2/admin/organizations/delta';
const config = { name: 'delta' };

let open: Proxied;
let core: Core;
let organizations: Organizations;

const start = async (dialect: 'standard' | 'hcp' = 'standard'): Promise<void> => {
  open = await openProxied(registry, { dialects: { platform: dialect } });
  ({ core } = open);
  organizations = new Organizations(open.service);
  await organizations.provide('delta', { 'workspace-limit': 10, 'access-beta-tools': true });
};
const make = async (values: Values): Promise<Held> => (await core.apply(TYPE, { ...config, ...values })).held;
const change = async (values: Values, held: Held): Promise<Held> =>
  (await core.apply(TYPE, { ...config, ...values }, held)).held;
const sent = () => open.proxy.sent('PATCH').splice(0);
const forget = () => open.proxy.passed.splice(0);

afterEach(async () => {
  await open.close();
});

describe('adopting an organization', () => {
  beforeEach(() => start());

  it('sends exactly the configured settings', async () => {
    const { state } = await make({ infraBuildWorkerApplyTimeout: '1.5h' });
    expect(sent()).toEqual([{ 'infra-build-worker-apply-timeout': '1.5h' }]);
    expect(state).toMatchObject({
      id: 'delta',
      workspaceLimit: 10,
      accessBetaTools: true,
      infraBuildWorkerApplyTimeout: '1.5h',
      infraBuildWorkerPlanTimeout: undefined,
    });
    expect(state).toMatchObject({
      externalId: expect.stringMatching(/^org-/),
      notificationEmail: 'owner@delta.example.com',
      ssoEnabled: false,
      infraWorkerSudoEnabled: false,
    });
    expect(state.ownerIds).toEqual([expect.stringMatching(/^user-/)]);
  });

  it('sends nothing if nothing is configured', async () => {
    await make({});
    expect(open.proxy.passed.map(({ method }) => method)).toEqual(['GET']);
  });

  it('requires an existing organization', async () => {
    const { reported } = await refusal(core.apply(TYPE, { name: 'nowhere' }));
    expect(reported).toMatchObject([
      { path: ['name'], detail: expect.stringContaining('The organization `nowhere` does not exist') },
    ]);
  });

  it('distinguishes a limit of 0 from no limit', async () => {
    const held = await make({ workspaceLimit: 0 });
    expect(await organizations.look('delta')).toMatchObject({ workspaceLimit: 0 });
    expect((await core.refreshAndPlan(TYPE, { ...config, workspaceLimit: 0 }, held)).changes).toEqual([]);
    await organizations.edit('delta', { workspaceLimit: null as never });
    expect((await core.refreshAndPlan(TYPE, { ...config, workspaceLimit: 0 }, held)).changes).toContain(
      'workspaceLimit',
    );
  });

  it('treats two spellings of the same duration as equal', async () => {
    const held = await make({ infraBuildWorkerPlanTimeout: '90m' });
    await organizations.edit('delta', { planTimeout: '1.5h' });
    expect((await core.refreshAndPlan(TYPE, { ...config, infraBuildWorkerPlanTimeout: '90m' }, held)).changes).toEqual(
      [],
    );
  });
});

describe('a setting removed from the configuration', () => {
  beforeEach(() => start());
  const all = { accessBetaTools: true, isDisabled: true, infraBuildWorkerApplyTimeout: '12h', workspaceLimit: 20 };

  it('is reset, once, if Lintel had set it', async () => {
    const held = await make(all);
    const plan = await core.plan(TYPE, config, held);
    expect(plan.planned).toMatchObject({
      accessBetaTools: false,
      isDisabled: false,
      infraBuildWorkerApplyTimeout: UNKNOWN,
      workspaceLimit: UNKNOWN,
    });
    forget();
    const back = await change({}, held);
    expect(sent()).toEqual([
      {
        'access-beta-tools': false,
        'is-disabled': false,
        'infra-build-worker-apply-timeout': null,
        'workspace-limit': null,
      },
    ]);
    expect(back.state).toMatchObject({
      accessBetaTools: false,
      isDisabled: false,
      infraBuildWorkerApplyTimeout: undefined,
      workspaceLimit: undefined,
    });
    await organizations.edit('delta', { accessBetaTools: true, workspaceLimit: 7 });
    expect((await core.refreshAndPlan(TYPE, config, back)).changes).toEqual([]);
  });

  it('stays unchanged if it was set outside Lintel', async () => {
    const imported = await core.import(TYPE, { id: 'delta' });
    // The first values are already set and are not sent; only `isDisabled` is.
    const held = await change({ accessBetaTools: true, workspaceLimit: 10, isDisabled: true }, imported!);
    forget();
    await change({}, held);
    expect(sent()).toEqual([{ 'is-disabled': false }]);
    expect(await organizations.look('delta')).toMatchObject({ accessBetaTools: true, workspaceLimit: 10 });
  });

  it('is no longer managed after it was reset outside Lintel', async () => {
    const held = await make({ isDisabled: true });
    await organizations.edit('delta', { isDisabled: false });
    const seen = await core.refresh(TYPE, held);
    expect((await core.plan(TYPE, config, seen)).changes).toEqual([]);
    await organizations.edit('delta', { isDisabled: true });
    expect((await core.refreshAndPlan(TYPE, config, seen!)).changes).toEqual([]);
  });
});

describe('destroying the organization settings', () => {
  beforeEach(() => start());

  it('forgets the organization without a request', async () => {
    const held = await make({ workspaceLimit: 20 });
    forget();
    await core.destroy(TYPE, held);
    expect(open.proxy.passed).toEqual([]);
    expect(await organizations.look('delta')).toMatchObject({ workspaceLimit: 20 });
  });

  it('deletes the organization with everything in it if that option was applied', async () => {
    await core.destroy(TYPE, await make({ deleteOnDestroy: true }));
    expect(await organizations.look('delta')).toBeUndefined();
  });

  it('restores the values found before Lintel first set them', async () => {
    const held = await change(
      { workspaceLimit: 30, isDisabled: true, restoreOnDestroy: true },
      await make({ workspaceLimit: 20, restoreOnDestroy: true }),
    );
    forget();
    await core.destroy(TYPE, held);
    expect(sent()).toEqual([{ 'workspace-limit': 10, 'is-disabled': false }]);
  });

  it('restores settings reset in the meantime, and sends nothing if nothing was set', async () => {
    const held = await change({ restoreOnDestroy: true }, await make({ workspaceLimit: 20, restoreOnDestroy: true }));
    expect(await organizations.look('delta')).toMatchObject({ workspaceLimit: null });
    await core.destroy(TYPE, held);
    expect(await organizations.look('delta')).toMatchObject({ workspaceLimit: 10 });
    forget();
    await core.destroy(TYPE, await make({ restoreOnDestroy: true }));
    expect(sent()).toEqual([]);
  });

  it('does not drop consumers to restore an earlier value of module sharing', async () => {
    await organizations.provide('epsilon');
    await organizations.edit('delta', { globalModuleSharing: true });
    const held = await make({ globalModuleSharing: false, restoreOnDestroy: true });
    await organizations.edit('delta', { consumers: ['epsilon'] });
    await core.destroy(TYPE, held);
    expect(await organizations.look('delta')).toMatchObject({ globalModuleSharing: false, consumers: ['epsilon'] });
  });
});

describe('an admin token', () => {
  beforeEach(() => start());

  it.each(['reader', 'none'] as const)(
    'without site administrator rights does not remove the organization from state (%s)',
    async (power) => {
      const held = await make({ workspaceLimit: 20 });
      await core.configure(settingsFor(open.service, power));
      await expect(core.refresh(TYPE, held)).rejects.toThrow(
        "the token is not a site administrator's, or the service is hosted",
      );
      await expect(core.apply(TYPE, config)).rejects.toThrow(
        "the token is not a site administrator's, or the service is hosted",
      );
      await expect(core.readData(TYPE, config)).rejects.toThrow(
        "the token is not a site administrator's, or the service is hosted",
      );
    },
  );

  it('that sees the content of a disabled organization as absent removes nothing from state', async () => {
    const task = (
      await core.apply('lintel_run_task', {
        organization: 'delta',
        name: 'image-scan',
        url: 'https://scanner.example.com/',
      })
    ).held;
    const held = await make({ isDisabled: true });
    await expect(core.refresh('lintel_run_task', task)).rejects.toThrow('the token may lack the permission');
    expect(await core.refresh(TYPE, held)).toBeDefined();
  });
});

describe('sharing modules with all organizations', () => {
  beforeEach(async () => {
    await start();
    await organizations.provide('epsilon');
  });

  it('is refused if there are consumers, in the plan and before any request is sent', async () => {
    await organizations.edit('delta', { consumers: ['epsilon'] });
    const { reported } = await refusal(core.plan(TYPE, { ...config, globalModuleSharing: true }));
    expect(reported).toMatchObject([
      { path: ['globalModuleSharing'], detail: expect.stringContaining('delta has module consumers (epsilon)') },
    ]);
    expect(sent()).toEqual([]);
  });

  it('is refused by the apply if consumers were added after the plan or could not be read', async () => {
    open.proxy.watch = ({ path, response }) =>
      path.includes('module-consumers')
        ? response({ status: 403, body: { errors: [{ title: 'forbidden' }] } })
        : undefined;
    const planned = await core.plan(TYPE, { ...config, globalModuleSharing: true });
    expect(planned.action).toBe('create');
    let looks = 0;
    open.proxy.watch = async ({ path }) => {
      // The first two reads belong to plans; the third belongs to the apply.
      if (path.includes('module-consumers') && ++looks === 3) {
        await organizations.edit('delta', { consumers: ['epsilon'] });
      }
    };
    const { reported } = await refusal(core.apply(TYPE, { ...config, globalModuleSharing: true }));
    expect(reported).toMatchObject([{ path: ['globalModuleSharing'], detail: expect.stringContaining('(epsilon)') }]);
    expect(looks).toBe(3);
    expect(sent()).toEqual([]);
  });

  it('uses the consumers planned by the same run before those of the service', async () => {
    await core.plan('lintel_admin_module_consumers', { organization: 'delta', consumers: ['epsilon'] });
    await expect(core.plan(TYPE, { ...config, globalModuleSharing: true })).rejects.toThrow(
      'delta has module consumers (epsilon)',
    );
    await core.configure(settingsFor(open.proxy));
    await organizations.edit('delta', { consumers: ['epsilon'] });
    await core.plan('lintel_admin_module_consumers', { organization: 'delta', consumers: [] });
    expect((await core.plan(TYPE, { ...config, globalModuleSharing: true })).action).toBe('create');
  });

  it('is enabled again after it was disabled outside Lintel', async () => {
    const held = await make({ globalModuleSharing: true });
    await organizations.edit('delta', { globalModuleSharing: false, consumers: ['epsilon'] });
    const { held: found, changes } = await core.refreshAndPlan(TYPE, { ...config, globalModuleSharing: true }, held);
    expect(changes).toContain('globalModuleSharing');
    await change({ globalModuleSharing: true }, found!);
    expect(await organizations.look('delta')).toMatchObject({ globalModuleSharing: true, consumers: [] });
  });
});

describe('the admin organization in the dialect hcp', () => {
  beforeEach(() => start('hcp'));

  it('writes the timeouts under both names and reads whichever is present', async () => {
    const values = { infraBuildWorkerApplyTimeout: '12h', infraBuildWorkerPlanTimeout: '1h' };
    const held = await make(values);
    expect(sent()).toEqual([
      {
        'terraform-build-worker-apply-timeout': '12h',
        'apply-timeout': '12h',
        'terraform-build-worker-plan-timeout': '1h',
        'plan-timeout': '1h',
      },
    ]);
    for (const missing of [/^(apply|plan)-timeout$/, /^terraform-build-worker-/]) {
      open.proxy.watch = async (passing) => {
        if (passing.method !== 'GET' || !passing.path.startsWith(PATH)) return;
        const { status, body } = await passing.forward();
        const attributes = Object.fromEntries(
          Object.entries(body.data.attributes as object).filter(([name]) => !missing.test(name)),
        );
        passing.response({ status, body: { data: { ...body.data, attributes } } });
      };
      expect((await core.refreshAndPlan(TYPE, { ...config, ...values }, held)).changes).toEqual([]);
    }
  });
});

it('takes 11 requests to refresh 1,000 organizations, plus one for each list of consumers', async () => {
  await start();
  const others = Array.from({ length: 998 }, (_, index) => `organization-${index}`);
  for (const name of others) await open.service.control.organization(name, 'someone@example.com');
  const names = ['acme', 'delta', ...others];
  const heldOf = (state: Values): Held => ({ state, privateState: Buffer.alloc(0) });
  forget();
  await Promise.all(names.map((name) => core.refresh(TYPE, heldOf({ name, id: name }))));
  const ofOrganizations = forget().length;
  await core.configure(settingsFor(open.proxy));
  await Promise.all(
    names
      .slice(0, 200)
      .map((name) =>
        core.refresh('lintel_admin_module_consumers', heldOf({ id: name, organization: name, consumers: [] })),
      ),
  );
  const ofConsumers = forget().length;
  process.stdout.write(
    `requests for 1,000 organizations: ${ofOrganizations}; for 200 lists of consumers: ${ofConsumers}\n`,
  );
  expect(ofOrganizations).toBeLessThanOrEqual(11);
  expect(ofConsumers).toBeLessThanOrEqual(211);
}, 120_000);
