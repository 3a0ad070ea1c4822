import type { Attributes } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { isRequired } from '../../src/definition/required';
import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { startEmulator } from '../support/emulator';
import { Core, Refused } from '../support/environments/core';
import { made, openEnvironment, settingsFor, type Environment } from '../support/environments/environment';
import { managedResources } from '../support/environments/resources';

/** The attributes for which a default of the provider counts. */
function defaulted({ attributes }: { readonly attributes: Attributes }): string[] {
  return Object.entries(flatAttributes(attributes))
    .filter(([, { fromProvider }]) => fromProvider !== undefined)
    .map(([name]) => name);
}

const WITHOUT = { organization: undefined };
const withDefault = (service: { readonly address: string }, organization: string): Values => {
  const settings = settingsFor(service);
  return { ...settings, platform: { ...(settings.platform as Values), organization } };
};
const refusal = async (trying: Promise<unknown>) =>
  trying.then(
    () => undefined,
    (error: Refused) => error.reported.map(({ summary, path }) => [summary, ...path]),
  );

const MISSING = [['Missing `organization`', 'organization']];

it('every organization that a configuration of the platform must name has a default', () => {
  const all = [registry.resources, registry.dataSources, registry.listResources, registry.ephemeralResources].flatMap(
    (kind) =>
      Object.values(
        kind as { [type: string]: { definition(): { type: string; service?: string; attributes: Attributes } } },
      ),
  );
  const without = all
    .map((one) => one.definition())
    .filter(({ service }) => service !== 'secrets')
    .filter(({ attributes }) => {
      const { organization } = flatAttributes(attributes);
      return organization && organization.use !== 'computed' && !organization.fromProvider;
    });
  expect(without.map(({ type }) => type)).toEqual([]);
});

const resources = managedResources.filter(({ definition }) => defaulted(definition).length > 0);

describe.each(resources.map((resource) => ({ title: resource.type, resource })))(
  'the default organization of $title',
  ({ resource }) => {
    const { type, definition } = resource;
    let environment: Environment;

    beforeEach(async () => {
      environment = await openEnvironment(resource);
    });
    afterEach(async () => {
      await environment.close();
    });

    it('is planned, stored and kept as if it were configured, and another one replaces the object', async () => {
      const { core, service, fixture } = environment;
      const { organization, ...config } = fixture.minimal;
      await core.configure(withDefault(service, organization as string));
      const plan = await core.plan(type, config);
      expect(plan.planned).toMatchObject({ organization });
      const object = await made(environment, config);
      expect(object.state).toMatchObject({ organization });
      expect((await core.refreshAndPlan(type, config, object)).action).toBe('nothing');
      expect((await core.refreshAndPlan(type, fixture.minimal, object)).action).toBe('nothing');
      await service.control.organization('other');
      await core.configure(withDefault(service, 'other'));
      const moved = await core.plan(type, config, object);
      const configured = await core.plan(type, { ...config, organization: 'other' }, object);
      expect([moved.action, moved.replacing]).toEqual(['replace', ['organization']]);
      expect([configured.action, configured.replacing]).toEqual([moved.action, moved.replacing]);
      expect(moved.planned).toEqual(configured.planned);
      await core.destroy(type, object);
    });

    it('must be configured somewhere, which only a plan can say', async () => {
      const config = { ...environment.fixture.minimal, ...WITHOUT };
      expect(await environment.core.validate(type, config)).toEqual([]);
      expect(await refusal(environment.core.plan(type, config))).toEqual(MISSING);
      expect(isRequired(definition.attributes.organization!)).toBe(false);
    });
  },
);

/** Task configurations are listed for a target. */
function target(attributes: Attributes): Values {
  const { projectId, organization } = flatAttributes(attributes);
  const isInstead = [organization?.fromProvider?.unless].flat().includes('projectId');
  return projectId && projectId.use !== 'computed' && !isInstead ? { projectId: 'prj-payments' } : {};
}

describe('data sources and lists', () => {
  const data = Object.entries(registry.dataSources)
    .map(([type, source]) => ({ type, definition: source.definition() as { attributes: Attributes } }))
    .filter(({ definition }) => defaulted(definition).length > 0);
  const lists = Object.entries(registry.listResources)
    .map(([type, list]) => ({ type, definition: list.definition() as { attributes: Attributes } }))
    .filter(({ definition }) => defaulted(definition).length > 0);

  let core: Core;
  let service: Awaited<ReturnType<typeof startEmulator>>;
  beforeAll(async () => {
    service = await startEmulator({ dialects: {}, direct: true });
    core = await Core.start(registry, settingsFor(service));
  });
  afterAll(async () => {
    await core.close();
    await service.close();
  });

  /** What a data source needs besides its organization: names of nothing that exists will do. */
  const others = ({ attributes }: { readonly attributes: Attributes }, type: string): Values => ({
    ...Object.fromEntries(
      Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) =>
        isRequired(attribute) ? [[name, name === 'keyId' ? '34365D9472D7468F' : 'network']] : [],
      ),
    ),
    ...('name' in attributes && attributes.name!.use === 'optionalComputed' && type !== 'lintel_oauth_client'
      ? { name: 'network' }
      : {}),
    ...(type === 'lintel_no_code_module' ? { name: 'network', moduleProvider: 'aws' } : {}),
    ...(type === 'lintel_organization_membership' ? { username: 'ada' } : {}),
    ...target(attributes),
    ...('teamName' in attributes
      ? {
          ...('projectId' in attributes ? { projectId: undefined } : {}),
          ...Object.fromEntries(
            ['teamName', 'workspaceName', 'projectName']
              .filter((name) => name in attributes)
              .map((name) => [name, 'network']),
          ),
        }
      : {}),
    ...('oauthClientName' in attributes ? { oauthClientName: 'main' } : {}),
  });
  const outcome = (reading: Promise<unknown>) => reading.catch((error: Error) => error.message);

  it.each(data)('$type is read as if the default were configured', async ({ type, definition }) => {
    const config = others(definition, type);
    await core.configure(settingsFor(service));
    expect(await core.validateData(type, config)).toEqual([]);
    expect(await refusal(core.readData(type, config))).toEqual(MISSING);
    await core.configure(withDefault(service, 'acme'));
    const read = await outcome(core.readData(type, config));
    expect(read).toEqual(await outcome(core.readData(type, { ...config, organization: 'acme' })));
    expect(JSON.stringify(read)).toContain('acme');
  });

  it.each(lists)('$type is listed as if the default were configured', async ({ type, definition }) => {
    const config = target(definition.attributes);
    await core.configure(settingsFor(service));
    expect(await refusal(core.list(type, config))).toEqual(MISSING);
    await core.configure(withDefault(service, 'acme'));
    expect(await core.list(type, config)).toEqual(await core.list(type, { ...config, organization: 'acme' }));
  });
});
