import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { Organizations } from '../../../support/organizations';

/** Nobody but site administrators can look. */
export const withoutParent = "not a site administrator's";

export const createFixture: CreateFixture = async (service) => {
  const organizations = new Organizations(service);
  const provide = async () => {
    for (const name of ['kappa', 'lambda', 'iota', 'mu', 'theta']) await organizations.provide(name);
  };
  return {
    minimal: { organization: 'theta', consumers: ['kappa'] },
    second: { organization: 'mu' },
    full: [{ organization: 'theta', consumers: ['kappa', 'lambda'] }],
    changed: { organization: 'iota', consumers: ['iota', 'lambda'] },
    exempt: {},
    provide,

    async look({ organization }) {
      const consumers = (await organizations.look(String(organization)))?.consumers;
      return (consumers as readonly Value[] | undefined)?.length ? { organization, consumers } : undefined;
    },
    async tamper({ organization }, _, consumers) {
      await organizations.edit(String(organization), { consumers });
    },
    async remove({ organization }) {
      await organizations.remove(String(organization));
    },
    async removeParent() {
      await organizations.hideAll();
    },
  };
};

const base: Values = { organization: 'theta', consumers: ['kappa'] };

export const queries: FixtureFile['queries'] = { list: { lintel_admin_module_consumers: () => ({}) } };

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: 'a/b' },
    path: ['organization'],
    says: 'without `/`',
  },
  {
    breaks: 'each of consumers obeys pattern',
    config: { ...base, consumers: [''] },
    path: ['consumers'],
    says: 'not empty',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_admin_module_consumers: [
    {
      breaks: 'organization obeys pattern',
      config: { organization: '..' },
      path: ['organization'],
      says: 'name of an organization',
    },
    {
      breaks: 'maxResults obeys range',
      config: { organization: 'theta', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
