import type { Values } from '../../../../src/definition/value';
import { runTrigger } from '../../../../src/handlers/platform/run-trigger/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { provideWorkspaces } from '../shared/workspaces';

export const createFixture: CreateFixture = async (service) => {
  const store = new DocumentStore(service, runTrigger);
  await provideWorkspaces(store, 'ws-third', 'ws-fourth');
  const minimal = { workspaceId: 'ws-app', sourceableId: 'ws-network' };
  return {
    minimal,
    second: { sourceableId: 'ws-fourth' },
    full: [minimal],
    changed: { workspaceId: 'ws-third', sourceableId: 'ws-third' },
    exempt: {},

    async look(state) {
      const found = await store.find(state);
      const idOf = (name: string) => (found?.relationships?.[name]?.data as { readonly id: string }).id;
      return found && { workspaceId: idOf('workspace'), sourceableId: idOf('sourceable') };
    },
    tamper: (state, attribute, value) =>
      store.editOne('runTriggers', state, { [attribute === 'workspaceId' ? 'workspace' : 'source']: value! }),
    removeParent: ({ workspaceId }) =>
      store.edit((all) => ({
        ...all,
        workspaces: all.workspaces!.filter(({ id }) => id !== workspaceId),
        organizations: [],
      })),
  };
};

const base = { workspaceId: 'ws-app', sourceableId: 'ws-network' };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_run_trigger: ({ workspaceId, sourceableId }) => ({ workspaceId, sourceableId }),
    lintel_run_triggers: ({ workspaceId }) => ({ workspaceId, direction: 'inbound' }),
  },
  list: { lintel_run_trigger: ({ workspaceId }) => ({ workspaceId }) },
};

const wrongIds = (...names: readonly string[]) =>
  names.map((name) => breaking(`${name} obeys pattern`, { [name]: 'app' }, 'begin with `ws-`'));

export const wrong: readonly WrongConfiguration[] = wrongIds('workspaceId', 'sourceableId');

const ofList = { workspaceId: 'ws-app', direction: 'inbound' };
const inList = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...ofList, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_run_trigger: wrongIds('workspaceId', 'sourceableId'),
  lintel_run_triggers: [inList('workspaceId obeys pattern', { workspaceId: 'app' }, 'begin with `ws-`')],
};
