import type { Values } from '../../../../src/definition/value';
import { teamWorkspaceAccess } from '../../../../src/handlers/platform/team-workspace-access/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture } from '../../../support/environments/fixture';
import { accessQueries, inDocument, kebab, provideTeams, wrongAccess, wrongAccessData } from '../shared/team-access';

const PLACE = {
  type: 'lintel_team_workspace_access',
  parent: 'workspaceId',
  prefix: 'ws',
  parentName: 'workspaceName',
} as const;

const PERMISSIONS = {
  runs: 'plan',
  variables: 'read',
  stateVersions: 'read-outputs',
  sentinelMocks: 'read',
  workspaceLocking: true,
  runTasks: true,
  policyOverrides: true,
};

export const createFixture: CreateFixture = async (service) => {
  const store = new DocumentStore(service, teamWorkspaceAccess);
  await provideTeams(store, 'team-developers', 'team-operators', 'team-auditors');
  const minimal = { teamId: 'team-developers', workspaceId: 'ws-app', access: 'read' };
  const everything = { ...minimal, access: 'custom', permissions: PERMISSIONS };
  return {
    minimal,
    second: { teamId: 'team-operators' },
    full: [{ ...minimal, access: 'admin' }, everything],
    changed: {
      teamId: 'team-auditors',
      workspaceId: 'ws-network',
      access: 'write',
      permissions: {
        runs: 'apply',
        variables: 'write',
        stateVersions: 'write',
        sentinelMocks: 'none',
        workspaceLocking: false,
        runTasks: false,
        policyOverrides: false,
      },
    },
    changedWith: { access: { permissions: undefined } },
    removedWith: { permissions: { access: 'read' } },
    needs: { permissions: { access: 'custom' } },
    along: { access: ['permissions'] },
    exempt: {},

    async look(state) {
      const found = await store.find(state);
      if (!found) return undefined;
      const idOf = (name: string) => (found.relationships?.[name]?.data as { readonly id: string }).id;
      const { attributes } = found as { readonly attributes: Values };
      return {
        teamId: idOf('team'),
        workspaceId: idOf('workspace'),
        access: attributes.access,
        permissions:
          attributes.access === 'custom'
            ? (Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, attributes[kebab(name)]])) as Values)
            : undefined,
      };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'access') return store.change(state, { access: value });
      if (attribute === 'permissions') {
        return store.change(state, value ? { access: 'custom', ...inDocument(value) } : { access: 'read' });
      }
      return store.editOne('teamWorkspaces', state, { [attribute.replace('Id', '')]: value! });
    },
    removeParent: ({ workspaceId }) =>
      store.edit((all) => ({
        ...all,
        workspaces: all.workspaces!.filter(({ id }) => id !== workspaceId),
        organizations: [],
      })),
  };
};

export const queries = accessQueries(PLACE.type, PLACE.parent);

export const wrong = [
  ...wrongAccess(PLACE, ['permissions']),
  {
    breaks: 'permissions required when access is custom',
    config: { teamId: 'team-a', workspaceId: 'ws-a', access: 'custom' },
    path: ['permissions'],
    says: 'custom',
  },
];

export const wrongData = wrongAccessData(PLACE);
