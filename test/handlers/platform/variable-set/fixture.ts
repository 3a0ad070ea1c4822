import type { Values } from '../../../../src/definition/value';
import { variableSet } from '../../../../src/handlers/platform/variable-set/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup, wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  const store = new DocumentStore(service, variableSet);
  const minimal = { organization: 'acme', name: 'Credentials' };
  const everything = {
    ...minimal,
    description: 'Who runs are.',
    priority: true,
    workspaceIds: ['ws-app'],
    projectIds: ['prj-payments'],
  };
  return {
    minimal,
    second: { name: 'Credentials of others' },
    full: [everything, { ...minimal, global: true }, { ...minimal, parentProjectId: 'prj-payments' }, everything],
    changed: {
      organization: 'beta',
      name: 'Credentials/2',
      description: 'What runs are.',
      global: false,
      priority: false,
      parentProjectId: 'prj-default',
      workspaceIds: ['ws-network'],
      projectIds: ['prj-default'],
    },
    changedWith: { organization: { workspaceIds: undefined, projectIds: undefined } },
    exempt: {},

    async look(state) {
      const found = await store.look(state);
      if (!found) return undefined;
      const { relationships } = (await store.find(state))!;
      const parent = relationships?.parent?.data as { readonly type: string; readonly id: string };
      const filled = (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? (ids as string[]) : undefined);
      return {
        ...found,
        parentProjectId: parent.type === 'projects' ? parent.id : undefined,
        workspaceIds: filled(found.workspaceIds),
        projectIds: filled(found.projectIds),
      };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'parentProjectId') {
        return store.editOne('variableSets', state, { project: value ?? (undefined as never) });
      }
      return store.tamper(state, attribute, value);
    },
  };
};

const base = { organization: 'acme', name: 'Credentials' };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys length', { name: '' }, 'not be empty'),
  breaking('parentProjectId obeys pattern', { parentProjectId: 'the-project' }, 'begin with `prj-`'),
  breaking(
    'parentProjectId only when global is false',
    { parentProjectId: 'prj-a', global: true },
    '`global` is false',
  ),
  breaking('each of workspaceIds obeys pattern', { workspaceIds: ['app'] }, 'begin with `ws-`'),
  breaking('each of projectIds obeys pattern', { projectIds: ['the-project'] }, 'begin with `prj-`'),
  breaking('workspaceIds empty unless global is false', { workspaceIds: ['ws-app'], global: true }, 'global'),
  breaking('projectIds empty unless global is false', { projectIds: ['prj-a'], global: true }, 'global'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_variable_set: wrongLookup('varset'),
  lintel_variable_sets: [...wrongOrganization(), ...wrongMaxResults()],
};
