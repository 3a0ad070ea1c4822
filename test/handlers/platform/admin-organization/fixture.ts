import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { Organizations } from '../../../support/organizations';

/** The store's names for attributes that have another name in the API. */
const STORED: { readonly [attribute: string]: string } = {
  infraBuildWorkerApplyTimeout: 'applyTimeout',
  infraBuildWorkerPlanTimeout: 'planTimeout',
};

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'stored', adopts: true };
export const without: FixtureFile['without'] = { standard: [], hcp: [] };

/** Nobody but site administrators can look. */
export const withoutParent = "not a site administrator's";

export const createFixture: CreateFixture = async (service) => {
  const organizations = new Organizations(service);
  const provide = async () => {
    for (const name of ['south', 'west']) await organizations.provide(name);
    await organizations.provide('north', { 'workspace-limit': 10 });
  };
  const minimal = { name: 'north' };
  return {
    minimal,
    second: { name: 'west' },
    full: [
      { ...minimal, deleteOnDestroy: true },
      { ...minimal, restoreOnDestroy: true },
      {
        ...minimal,
        accessBetaTools: true,
        globalModuleSharing: true,
        isDisabled: true,
        infraBuildWorkerApplyTimeout: '12h',
        infraBuildWorkerPlanTimeout: '1.5h',
        workspaceLimit: 20,
        deleteOnDestroy: true,
      },
    ],
    changed: {
      name: 'south',
      accessBetaTools: false,
      globalModuleSharing: false,
      isDisabled: false,
      infraBuildWorkerApplyTimeout: '30m',
      infraBuildWorkerPlanTimeout: '250ms',
      workspaceLimit: 0,
      restoreOnDestroy: false,
    },
    fixed: { deleteOnDestroy: 'without it a destroy keeps the organization' },
    exempt: {
      deleteOnDestroy: 'local: it only controls the destroy',
      restoreOnDestroy: 'local: it only controls the destroy',
    },
    provide,

    async look({ name }) {
      const stored = await organizations.look(String(name));
      if (!stored) return undefined;
      const { organization, applyTimeout, planTimeout, workspaceLimit, consumers: _, ...reported } = stored;
      return {
        ...reported,
        name: organization,
        infraBuildWorkerApplyTimeout: applyTimeout ?? undefined,
        infraBuildWorkerPlanTimeout: planTimeout ?? undefined,
        workspaceLimit: workspaceLimit ?? undefined,
      };
    },
    async tamper({ name }, attribute, value) {
      await organizations.edit(String(name), { [STORED[attribute] ?? attribute]: value as Value });
    },
    async remove({ name }) {
      await organizations.remove(String(name));
    },
    async removeParent() {
      await organizations.hideAll();
    },
  };
};

const base: Values = { name: 'north' };

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_admin_organization: ({ name }) => ({ name, include: ['owners'] }),
    lintel_admin_organizations: () => ({ include: ['owners'] }),
  },
  list: { lintel_admin_organization: () => ({}) },
};

export const wrong: readonly WrongConfiguration[] = [
  { breaks: 'name obeys pattern', config: { name: '' }, path: ['name'], says: 'not empty' },
  { breaks: 'name obeys pattern', config: { name: 'north/south' }, path: ['name'], says: 'without `/`' },
  ...['infraBuildWorkerApplyTimeout', 'infraBuildWorkerPlanTimeout'].flatMap((name): WrongConfiguration[] => [
    { breaks: `${name} is of kind duration`, config: { ...base, [name]: 'a day' }, path: [name], says: 'duration' },
    ...['86400', '1h30m', '1d'].map((value) => ({
      breaks: `${name} obeys pattern`,
      config: { ...base, [name]: value },
      path: [name],
      says: 'a decimal number followed by one of the units',
    })),
  ]),
  {
    breaks: 'workspaceLimit obeys range',
    config: { ...base, workspaceLimit: -1 },
    path: ['workspaceLimit'],
    says: 'at least 0',
  },
  {
    breaks: 'restoreOnDestroy not both with deleteOnDestroy',
    config: { ...base, restoreOnDestroy: true, deleteOnDestroy: true },
    path: ['restoreOnDestroy'],
    says: '`delete_on_destroy`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_admin_organization: [
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'without `/`' },
  ],
  lintel_admin_organizations: [
    { breaks: 'q conflicts with qEmail', config: { q: 'a', qEmail: 'b' }, path: ['q'], says: '`q_email`' },
    { breaks: 'q conflicts with qName', config: { q: 'a', qName: 'b' }, path: ['q'], says: '`q_name`' },
    { breaks: 'maxResults obeys range', config: { maxResults: 0 }, path: ['maxResults'], says: 'at least 1' },
  ],
};
