import type { Value, Values } from '../../../../src/definition/value';
import { RIGHT_NAMES, team } from '../../../../src/handlers/platform/team/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
} from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

const rights = (...given: readonly string[]) =>
  Object.fromEntries(RIGHT_NAMES.map((name) => [name, given.includes(name)]));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  const store = new DocumentStore(service, team);
  const minimal = { organization: 'acme', name: 'developers' };
  const everything = {
    ...minimal,
    visibility: 'organization',
    ssoTeamId: 'group-developers',
    allowMemberTokenManagement: false,
    organizationAccess: rights('readWorkspaces', 'manageWorkspaces', 'manageModules'),
  };
  return {
    minimal,
    second: { name: 'operators' },
    full: [everything],
    changed: {
      organization: 'beta',
      name: 'engineers',
      visibility: 'secret',
      ssoTeamId: 'group-engineers',
      allowMemberTokenManagement: true,
      organizationAccess: rights('readWorkspaces', 'manageWorkspaces', 'managePolicies'),
    },
    unremovable: { visibility: 'Write `secret` or `organization`' },
    exempt: {},

    async look(state) {
      const found = await store.look(state);
      return found && { ...found, organizationAccess: isGiven(found.organizationAccess) };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'organizationAccess') {
        const access = (value ?? {}) as Values;
        const body = Object.fromEntries(RIGHT_NAMES.map((name) => [kebab(name), access[name] === true]));
        return store.change(state, { 'organization-access': body });
      }
      return store.tamper(state, attribute, value);
    },
  };
};

/** A team without rights has none that would be configured. */
function isGiven(access: Value): Value {
  return Object.values(access as Values).includes(true) ? access : undefined;
}

const base = { organization: 'acme', name: 'developers' };

const breaking = (
  breaks: string,
  values: Values,
  says: string,
  path = [Object.keys(values)[0]!],
): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path,
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys pattern', { name: 'all developers' }, 'letters, digits'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_team: wrongLookup('team'),
  lintel_teams: [...wrongOrganization(), ...wrongNames(), ...wrongMaxResults()],
};
