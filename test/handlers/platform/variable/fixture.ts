import type { Values } from '../../../../src/definition/value';
import { variable } from '../../../../src/handlers/platform/variable/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

export const createFixture: CreateFixture = async (service) => {
  const store = new DocumentStore(service, variable);
  const set = async (name: string) =>
    (
      await store.send('POST', '/api/v2/organizations/acme/varsets', {
        data: { type: 'varsets', attributes: { name } },
      })
    ).id;
  const [shared, other] = [await set('shared'), await set('other')];
  const minimal = { workspaceId: 'ws-app', key: 'region', category: 'terraform' };
  const inSet = { variableSetId: shared, key: 'region', category: 'terraform' };
  const described = { ...minimal, description: 'Where it runs.', value: 'eu-1' };
  return {
    minimal,
    second: { key: 'zone' },
    full: [
      described,
      { ...minimal, hcl: true, value: '["eu-1"]' },
      { ...inSet, valueWo: 'a secret region', valueWoVersion: 1, sensitive: true },
      { ...minimal, sensitiveValue: 'a secret region', sensitive: true },
      described,
    ],
    changed: {
      workspaceId: 'ws-network',
      variableSetId: other,
      key: 'place',
      category: 'env',
      description: 'Where it is.',
      hcl: false,
      value: 'eu-2',
      sensitiveValue: 'another secret region',
      valueWo: 'another secret region',
      valueWoVersion: 2,
      sensitive: false,
    },
    changedWith: {
      sensitive: { sensitiveValue: undefined, valueWo: undefined, valueWoVersion: undefined, value: 'shown' },
      category: { hcl: undefined },
    },
    removedWith: {
      sensitive: { sensitiveValue: undefined, valueWo: undefined, valueWoVersion: undefined, value: 'shown' },
      workspaceId: { variableSetId: shared },
      variableSetId: { workspaceId: 'ws-app' },
    },
    mayReplace: ['key', 'sensitive'],
    exempt: {
      sensitiveValue: 'unreadable: a sensitive value is never returned',
      valueWo: 'unreadable: a sensitive value is never returned',
      valueWoVersion: 'local: it triggers the sending of the value, and is never sent',
    },

    async look({ variableId }) {
      const found = (await stored(store)).find(({ id }) => id === variableId);
      if (!found) return undefined;
      const { value, description, ...others } = found.values as Values;
      return {
        ...others,
        [String(found.owner).startsWith('ws-') ? 'workspaceId' : 'variableSetId']: found.owner,
        description: description || undefined,
        [others.sensitive ? 'sensitiveValue' : 'value']: value || undefined,
      };
    },
    /** In the store, because the service shows and changes nothing of a sensitive variable. */
    async tamper({ variableId }, attribute, value) {
      await store.edit((all) => ({
        ...all,
        variables: all.variables!.map((one) => {
          if (one.id !== variableId) return one;
          if (attribute === 'workspaceId' || attribute === 'variableSetId') return { ...one, owner: value! };
          const name = attribute === 'sensitiveValue' ? 'value' : attribute;
          const hidden = attribute === 'sensitive' ? { value: '' } : {};
          return { ...one, values: { ...(one.values as Values), [name]: value ?? '', ...hidden } };
        }),
      }));
    },
    /** What becomes of its variables counts as a change of a set. */
    sweep: () =>
      store.edit((all) => ({
        ...all,
        variableSets: all.variableSets!.map((found) => ({ ...found, updatedAt: found.createdAt! })),
      })),
    async removeParent({ workspaceId, variableSetId }) {
      const isOwner = (one: Values) => one.id === (workspaceId ?? variableSetId);
      await store.edit((all) => ({
        ...all,
        workspaces: all.workspaces!.filter((one) => !isOwner(one)),
        variableSets: all.variableSets!.filter((one) => !isOwner(one)),
        organizations: [],
      }));
    },
  };
};

async function stored(store: DocumentStore): Promise<readonly Values[]> {
  let found: readonly Values[] = [];
  await store.edit((all) => {
    found = all.variables ?? [];
    return all;
  });
  return found;
}

const base = { workspaceId: 'ws-app', key: 'region', category: 'terraform' };

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_variable: ({ workspaceId, variableSetId, category, key }) => ({ workspaceId, variableSetId, category, key }),
    lintel_variables: ({ workspaceId, variableSetId }) => ({ workspaceId, variableSetId }),
  },
  list: { lintel_variable: ({ workspaceId, variableSetId }) => ({ workspaceId, variableSetId }) },
};

const breaking = (
  breaks: string,
  values: Values,
  says: string,
  attribute = Object.keys(values)[0]!,
): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [attribute],
  says,
});

const wrongOwners = (rest: Values): readonly WrongConfiguration[] => [
  {
    breaks: 'one of workspaceId, variableSetId',
    config: rest,
    path: ['workspaceId'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'exactly one of workspaceId, variableSetId',
    config: { ...rest, workspaceId: 'ws-app', variableSetId: 'varset-a' },
    path: ['variableSetId'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'workspaceId obeys pattern',
    config: { ...rest, workspaceId: 'the-app' },
    path: ['workspaceId'],
    says: 'begin with `ws-`',
  },
  {
    breaks: 'variableSetId obeys pattern',
    config: { ...rest, variableSetId: 'shared set' },
    path: ['variableSetId'],
    says: 'begin with `varset-`',
  },
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongOwners({ key: 'region', category: 'terraform' }),
  breaking('key obeys length', { key: '' }, 'between 1 and 128'),
  breaking('description obeys length', { description: 'é'.repeat(513) }, 'at most 512'),
  breaking('value obeys length', { value: 'é'.repeat(131_073) }, '262144 bytes'),
  breaking('sensitiveValue obeys length', { sensitiveValue: 'é'.repeat(131_073), sensitive: true }, '262144 bytes'),
  breaking('valueWo obeys length', { valueWo: 'é'.repeat(131_073), sensitive: true }, '262144 bytes'),
  breaking('valueWoVersion needs valueWo', { valueWoVersion: 1 }, '`value_wo`'),
  breaking(
    'sensitiveValue conflicts with valueWo',
    { sensitiveValue: 'x', sensitive: true, valueWo: 'y' },
    'together with `value_wo`',
  ),
  breaking(
    'sensitiveValue conflicts with valueWoVersion',
    { sensitiveValue: 'x', sensitive: true, valueWo: 'y', valueWoVersion: 1 },
    '`value_wo_version`',
  ),
  breaking('value only when sensitive is false', { value: 'x', sensitive: true }, 'configure `value_wo`'),
  breaking('sensitiveValue only when sensitive is true', { sensitiveValue: 'x' }, 'if `sensitive` is true'),
  breaking('valueWo only when sensitive is true', { valueWo: 'x' }, 'if `sensitive` is true'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_variable: [...wrongOwners({ key: 'region', category: 'terraform' })],
  lintel_variables: wrongOwners({}),
};
