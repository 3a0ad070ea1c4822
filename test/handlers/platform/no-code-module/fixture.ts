import type { Values } from '../../../../src/definition/value';
import { noCodeModule } from '../../../../src/handlers/platform/no-code-module/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { provideOrganization } from '../../../support/organizations';
import { publishModule, recordModule } from './modules';

const REGIONS = { name: 'region', type: 'string', options: ['eu-central-1', 'eu-west-1'] };
const SIZES = { name: 'size', type: 'string', options: ['small', 'large'] };

export const createFixture: CreateFixture = async (service) => {
  const store = new DocumentStore(service, noCodeModule);
  await provideOrganization(service, 'delta');
  const vpc = await publishModule(service, 'offered');
  const dns = await publishModule(service, 'offered-too');
  const other = await recordModule(service, 'delta', 'offered');
  // Repositories are connected to one organization only.
  await store.edit((all) => {
    const without = all.registryModuleVersions!.filter(({ module }) => module !== other);
    const copies = without
      .filter(({ module }) => module === vpc)
      .map((one) => ({ ...one, id: `${String(one.id)}-delta`, module: other }));
    return { ...all, registryModuleVersions: [...without, ...copies] };
  });
  const minimal = { organization: 'acme', registryModuleId: vpc };
  const stored = async ({ id }: Values) =>
    ((await service.control.snapshot()).objects.noCodeModules as unknown as readonly Values[]).find(
      (one) => one.id === id,
    );
  return {
    minimal,
    second: { registryModuleId: dns },
    full: [{ ...minimal, enabled: true, versionPin: '1.0.0', variableOptions: [REGIONS] }],
    changed: {
      organization: 'delta',
      registryModuleId: dns,
      enabled: false,
      versionPin: '2.0.0',
      variableOptions: [{ ...REGIONS, options: ['us-east-1'] }, SIZES],
    },
    unremovable: { enabled: 'Write `true` or `false`.' },
    changedWith: { organization: { registryModuleId: other } },
    along: { organization: ['registryModuleId'] },
    removedWith: { versionPin: { variableOptions: undefined } },
    exempt: {},

    async look(state) {
      const found = await stored(state);
      if (!found) return undefined;
      const options = (found.options as readonly Values[]).map(({ name, type, options: values }): Values => ({
        name,
        type,
        options: values,
      }));
      return {
        organization: state.organization,
        registryModuleId: found.module,
        enabled: found.enabled,
        versionPin: found.versionPin,
        variableOptions: options.length > 0 ? options : undefined,
      };
    },
    async tamper(state, attribute, value) {
      const options = attribute === 'variableOptions' ? ((value ?? []) as readonly Values[]) : undefined;
      await store.editOne('noCodeModules', state, {
        ...(options
          ? { options: options.map((one, index) => ({ ...one, id: `ncvaropt-${index}` })) as never }
          : attribute === 'organization'
            ? // It belongs to the organization of its module.
              { module: other }
            : { [attribute === 'registryModuleId' ? 'module' : attribute]: value! }),
      });
    },
    removeParent: ({ organization }) => store.removeOrganization(organization!, 'registryModules'),
  };
};

/** It belongs to the organization of its module, so that both change together. */
export const tampersWhole = true;

export const queries: FixtureFile['queries'] = {
  data: { lintel_no_code_module: ({ id }) => ({ id }) },
  list: { lintel_no_code_module: ({ organization }) => ({ organization }) },
};

const base = { organization: 'acme', registryModuleId: 'mod-vpc' };
const pinned = { ...base, versionPin: '1.0.0' };

const breaking = (breaks: string, config: Values, path: WrongConfiguration['path'], says: string) => ({
  breaks,
  config,
  path,
  says,
});
const option = (values: Values) => ({ ...pinned, variableOptions: [{ ...REGIONS, ...values }] });
const inOption = (name: string) => ['variableOptions', 0, name];

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { ...base, organization: 'a/b' }, ['organization'], 'without `/`'),
  breaking('registryModuleId obeys pattern', { ...base, registryModuleId: 'vpc' }, ['registryModuleId'], '`mod-`'),
  breaking('versionPin obeys pattern', { ...base, versionPin: 'v1' }, ['versionPin'], 'a version such as "1.2.0"'),
  breaking('variableOptions.name obeys length', option({ name: '' }), inOption('name'), 'must not be empty'),
  breaking('variableOptions.type obeys length', option({ type: '' }), inOption('type'), 'must not be empty'),
  breaking('variableOptions.options obeys length', option({ options: [] }), inOption('options'), 'must not be empty'),
];

const found = { organization: 'acme', name: 'vpc', moduleProvider: 'aws' };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_no_code_module: [
    breaking('id obeys pattern', { id: 'vpc' }, ['id'], '`nocode-`'),
    breaking('organization obeys pattern', { ...found, organization: 'a/b' }, ['organization'], 'without `/`'),
    breaking('name obeys pattern', { ...found, name: 'vpc_' }, ['name'], 'begin and end with a letter or a digit'),
    breaking('moduleProvider obeys pattern', { ...found, moduleProvider: 'AWS' }, ['moduleProvider'], 'lowercase'),
    breaking('exactly one of id, name', { ...found, id: 'nocode-1' }, ['name'], 'one of'),
    breaking('one of id, name', { organization: 'acme' }, ['id'], 'one of'),
    breaking('name needs moduleProvider', { ...found, moduleProvider: undefined }, ['name'], 'module_provider'),
    breaking('moduleProvider needs name', { id: 'nocode-1', moduleProvider: 'aws' }, ['moduleProvider'], 'name'),
    breaking('organization needs name', { organization: 'acme', id: 'nocode-1' }, ['organization'], 'name'),
  ],
};
