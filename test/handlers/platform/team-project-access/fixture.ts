import type { Values } from '../../../../src/definition/value';
import { teamProjectAccess } from '../../../../src/handlers/platform/team-project-access/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { accessQueries, inDocument, kebab, provideTeams, wrongAccess, wrongAccessData } from '../shared/team-access';

const PLACE = {
  type: 'lintel_team_project_access',
  parent: 'projectId',
  prefix: 'prj',
  parentName: 'projectName',
} as const;

const PROJECT = { settings: 'update', teams: 'read', variableSets: 'read' };
const WORKSPACE = {
  runs: 'plan',
  variables: 'read',
  stateVersions: 'read-outputs',
  sentinelMocks: 'read',
  create: true,
  locking: true,
  delete: true,
  move: true,
  runTasks: true,
  policyOverrides: true,
};
const OBJECTS = { projectAccess: PROJECT, workspaceAccess: WORKSPACE } as const;

export const createFixture: CreateFixture = async (service) => {
  const store = new DocumentStore(service, teamProjectAccess);
  await provideTeams(store, 'team-developers', 'team-operators', 'team-auditors');
  const minimal = { teamId: 'team-developers', projectId: 'prj-payments', access: 'read' };
  const everything = { ...minimal, access: 'custom', ...OBJECTS };
  const without = { projectAccess: undefined, workspaceAccess: undefined };
  return {
    minimal,
    second: { teamId: 'team-operators' },
    full: [{ ...minimal, access: 'maintain' }, everything],
    changed: {
      teamId: 'team-auditors',
      projectId: 'prj-default',
      access: 'write',
      projectAccess: { settings: 'delete', teams: 'manage', variableSets: 'write' },
      workspaceAccess: {
        runs: 'apply',
        variables: 'write',
        stateVersions: 'write',
        sentinelMocks: 'none',
        create: false,
        locking: false,
        delete: false,
        move: false,
        runTasks: false,
        policyOverrides: false,
      },
    },
    changedWith: { access: without },
    removedWith: {
      projectAccess: { access: 'read', ...without },
      workspaceAccess: { access: 'read', ...without },
    },
    needs: { projectAccess: { access: 'custom' }, workspaceAccess: { access: 'custom' } },
    along: { access: ['projectAccess', 'workspaceAccess'] },
    exempt: {},

    async look(state) {
      const found = await store.find(state);
      if (!found) return undefined;
      const idOf = (name: string) => (found.relationships?.[name]?.data as { readonly id: string }).id;
      const { attributes } = found as { readonly attributes: Values };
      const permissions = Object.entries(OBJECTS).map(([object, members]) => {
        const shown = attributes[kebab(object)] as Values;
        return [object, Object.fromEntries(Object.keys(members).map((name) => [name, shown[kebab(name)]]))];
      });
      return {
        teamId: idOf('team'),
        projectId: idOf('project'),
        access: attributes.access,
        ...(attributes.access === 'custom' ? (Object.fromEntries(permissions) as Values) : {}),
      };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'access') return store.change(state, { access: value });
      if (attribute in OBJECTS) {
        return store.change(
          state,
          value ? { access: 'custom', [kebab(attribute)]: inDocument(value) } : { access: 'read' },
        );
      }
      return store.editOne('teamProjects', state, { [attribute.replace('Id', '')]: value! });
    },
    removeParent: ({ projectId }) =>
      store.edit((all) => ({
        ...all,
        projects: all.projects!.filter(({ id }) => id !== projectId),
        organizations: [],
      })),
  };
};

export const queries = accessQueries(PLACE.type, PLACE.parent);

const custom = { teamId: 'team-a', projectId: 'prj-a', access: 'custom' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAccess(PLACE, Object.keys(OBJECTS)),
  {
    breaks: 'one or more of projectAccess, workspaceAccess',
    config: custom,
    path: ['projectAccess'],
    says: 'custom',
  },
];

export const wrongData = wrongAccessData(PLACE);
