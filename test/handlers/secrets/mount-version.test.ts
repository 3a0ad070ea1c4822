import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core, type Held } from '../../support/environments/core';
import { refusal } from '../../support/environments/refusal';
import { describeOnOpenbao } from '../../support/openbao';

const RESOURCE = 'lintel_secrets_mount';
const AT = 'sys/mounts/versioned';
const values = (options?: Values): Values => ({ path: 'versioned', type: 'kv', ...(options && { options }) });

describeOnOpenbao('The option `version`', (service) => {
  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => core?.close());
  afterEach(async () => {
    await service().ask('DELETE', AT);
  });

  const make = async (options: Values): Promise<Held> => (await core.apply(RESOURCE, values(options))).held;

  it.each([
    ['is left out', undefined],
    ['is not among the options', {}],
    ['is empty', { version: '' }],
    ['is lower', { version: '1' }],
    ['is left out, and another is added', { other: 'x' }],
    ['is none', { version: '3' }],
    ['is no number', { version: 'two' }],
  ])('is refused by the plan if it %s', async (_, options) => {
    const held = await make({ version: '2' });
    const { message } = await refusal(core.plan(RESOURCE, values(options), held));
    expect(message).toContain('(options)');
    expect(message).toMatch(/version/);
    // Which the service would refuse at every apply.
    expect(await service().data('GET', AT)).toMatchObject({ options: { version: '2' } });
  });

  it('is refused by the service, too, which the emulator does likewise', async () => {
    await make({ version: '2' });
    for (const version of ['', '1', '3', 'two']) {
      expect((await service().ask('POST', `${AT}/tune`, { options: { version } })).status).toBe(400);
    }
  });

  it('is raised, and other options are added and removed', async () => {
    const first = await make({ version: '1', other: 'x' });
    const { held } = await core.apply(RESOURCE, values({ version: '2' }), first);
    expect((await core.refreshAndPlan(RESOURCE, values({ version: '2' }), held)).changes).toEqual([]);
    expect(await service().data('GET', AT)).toMatchObject({ options: { version: '2' } });
  });

  it('may be lowered by a replacement', async () => {
    const held = await make({ version: '2' });
    const plan = await core.plan(RESOURCE, { ...values({ version: '1' }), local: true }, held);
    expect(plan.action).toBe('replace');
  });

  it.each([
    [RESOURCE, 'kv', '3'],
    [RESOURCE, 'database', '2'],
    ['lintel_auth_mount', 'approle', '1'],
  ])('of a new %s of the type %s cannot be %s', async (resource, type, version) => {
    const { message } = await refusal(core.plan(resource, { path: 'versioned', type, options: { version } }));
    expect(message).toContain('Invalid `options`');
  });
});
