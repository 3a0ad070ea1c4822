import type { Values } from '../../../../src/definition/value';
import { agentPool } from '../../../../src/handlers/platform/agent-pool/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup, wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

const MEMBERS = ['allowedWorkspaceIds', 'allowedProjectIds', 'excludedWorkspaceIds'];

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  const store = new DocumentStore(service, agentPool);
  const minimal = { organization: 'acme', name: 'internal' };
  const everything = {
    ...minimal,
    organizationScoped: false,
    allowedWorkspaceIds: ['ws-app'],
    allowedProjectIds: ['prj-payments'],
    excludedWorkspaceIds: ['ws-network'],
  };
  const without = { allowedWorkspaceIds: undefined, allowedProjectIds: undefined, excludedWorkspaceIds: undefined };
  return {
    minimal,
    second: { name: 'internal-2' },
    full: [{ ...minimal, organizationScoped: true }, everything],
    changed: {
      organization: 'beta',
      name: 'external',
      organizationScoped: false,
      allowedWorkspaceIds: ['ws-network'],
      allowedProjectIds: ['prj-default'],
      excludedWorkspaceIds: ['ws-app'],
    },
    changedWith: { organization: without },
    removedWith: { organizationScoped: without },
    needs: Object.fromEntries(MEMBERS.map((name) => [name, { organizationScoped: false }])),
    exempt: {},

    async look(state) {
      const found = await store.look(state);
      const filled = (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? (ids as string[]) : undefined);
      return found && { ...found, ...Object.fromEntries(MEMBERS.map((name) => [name, filled(found[name])])) };
    },
  };
};

const base = { organization: 'acme', name: 'internal' };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys pattern', { name: 'in ternal' }, 'letters, digits'),
  breaking('each of allowedWorkspaceIds obeys pattern', { allowedWorkspaceIds: ['app'] }, 'begin with `ws-`'),
  breaking('each of allowedProjectIds obeys pattern', { allowedProjectIds: ['app'] }, 'begin with `prj-`'),
  breaking('each of excludedWorkspaceIds obeys pattern', { excludedWorkspaceIds: ['app'] }, 'begin with `ws-`'),
  ...MEMBERS.map((name) =>
    breaking(
      `${name} empty unless organizationScoped is false`,
      { [name]: [name === 'allowedProjectIds' ? 'prj-a' : 'ws-app'] },
      'organization_scoped',
    ),
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_agent_pool: wrongLookup('apool'),
  lintel_agent_pools: [...wrongOrganization(), ...wrongMaxResults()],
};
