import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults } from '../../../support/environments/wrong-lookups';
import { policySetStore } from '../shared/policy-set-store';

interface StoredParameter {
  readonly id: string;
  readonly policySet: string;
  readonly key: string;
  readonly value: string;
  readonly sensitive: boolean;
}

const STORED_AS: { readonly [attribute: string]: string } = { policySetId: 'policySet', sensitiveValue: 'value' };

export const createFixture: CreateFixture = async (service) => {
  const store = policySetStore(service);
  const [set, other] = [await store.set('parameters'), await store.set('parameters-2')];
  const stored = async () => (await store.objects()).policySetParameters as unknown as StoredParameter[];
  const edit = (change: (parameters: readonly StoredParameter[]) => readonly StoredParameter[]) =>
    store.edit((all) => ({
      ...all,
      policySetParameters: change(all.policySetParameters as unknown as StoredParameter[]) as never,
    }));
  const path = ({ policySetId, parameterId }: Values) =>
    `/policy-sets/${String(policySetId)}/parameters/${String(parameterId)}`;
  const minimal = { policySetId: set, key: 'limit' };
  return {
    minimal,
    second: { key: 'limit-3' },
    full: [
      { ...minimal, value: 'a low limit' },
      { ...minimal, valueWo: 'a secret limit', valueWoVersion: 1, sensitive: true },
      { ...minimal, sensitiveValue: 'a secret limit', sensitive: true },
      { ...minimal, value: 'a low limit' },
    ],
    changed: {
      policySetId: other,
      key: 'limit-2',
      value: 'a high limit',
      sensitiveValue: 'another secret limit',
      valueWo: 'another secret limit',
      valueWoVersion: 2,
      sensitive: false,
    },
    // Only a sensitive parameter has a secret.
    changedWith: { sensitive: { sensitiveValue: undefined, valueWo: undefined, valueWoVersion: undefined } },
    removedWith: { sensitive: { sensitiveValue: undefined, valueWo: undefined, valueWoVersion: undefined } },
    mayReplace: ['key', 'sensitive'],
    exempt: {
      sensitiveValue: 'unreadable: a sensitive value is never returned',
      valueWo: 'unreadable: a sensitive value is never returned',
      valueWoVersion: 'local: it triggers the sending of the value, and is never sent',
    },

    async look({ parameterId }) {
      const parameter = (await stored()).find(({ id }) => id === parameterId);
      if (!parameter) return undefined;
      const { id: _, policySet, value, ...reported } = parameter;
      return {
        ...reported,
        policySetId: policySet,
        [parameter.sensitive ? 'sensitiveValue' : 'value']: value || undefined,
      };
    },
    /** In the store, because the service does not let a sensitive parameter change its key or be shown: people make another one, without the secret. */
    tamper: ({ parameterId }, attribute, value) =>
      edit((all) =>
        all.map((one) =>
          one.id === parameterId
            ? {
                ...one,
                [STORED_AS[attribute] ?? attribute]: value ?? '',
                ...(attribute === 'sensitive' ? { value: '' } : {}),
              }
            : one,
        ),
      ),
    async remove(state) {
      await store.send('DELETE', path(state));
    },
    async removeParent({ policySetId }) {
      await edit((all) => all.filter(({ policySet }) => policySet !== policySetId));
      await store.removeOrganization('acme');
    },
  };
};

const base = { policySetId: 'polset-base', key: 'limit' };

export const queries: FixtureFile['queries'] = {
  data: { lintel_policy_set_parameter: ({ policySetId, parameterId }) => ({ policySetId, parameterId }) },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'policySetId obeys pattern',
    config: { ...base, policySetId: 'base' },
    path: ['policySetId'],
    says: 'begin with `polset-`',
  },
  { breaks: 'key obeys length', config: { ...base, key: '' }, path: ['key'], says: 'not be empty' },
  { breaks: 'key obeys pattern', config: { ...base, key: 'var-1' }, path: ['key'], says: 'not begin with `var-`' },
  {
    breaks: 'valueWoVersion needs valueWo',
    config: { ...base, valueWoVersion: 1 },
    path: ['valueWoVersion'],
    says: '`value_wo`',
  },
  {
    breaks: 'sensitiveValue conflicts with valueWo',
    config: { ...base, sensitive: true, sensitiveValue: 'x', valueWo: 'y' },
    path: ['sensitiveValue'],
    says: 'together with `value_wo`',
  },
  {
    breaks: 'sensitiveValue conflicts with valueWoVersion',
    config: { ...base, sensitive: true, sensitiveValue: 'x', valueWo: 'y', valueWoVersion: 1 },
    path: ['sensitiveValue'],
    says: '`value_wo_version`',
  },
  {
    breaks: 'value only when sensitive is false',
    config: { ...base, value: 'x', sensitive: true },
    path: ['value'],
    says: 'configure `value_wo`, or `sensitive_value`',
  },
  {
    breaks: 'sensitiveValue only when sensitive is true',
    config: { ...base, sensitiveValue: 'x' },
    path: ['sensitiveValue'],
    says: 'if `sensitive` is true',
  },
  {
    breaks: 'valueWo only when sensitive is true',
    config: { ...base, valueWo: 'x' },
    path: ['valueWo'],
    says: 'if `sensitive` is true',
  },
];

const wrongOwner = (rest: Values): readonly WrongConfiguration[] => [
  {
    breaks: 'policySetId obeys pattern',
    config: { ...rest, policySetId: 'base' },
    path: ['policySetId'],
    says: 'begin with `polset-`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_policy_set_parameter: [
    ...wrongOwner({ key: 'limit' }),
    {
      breaks: 'one of parameterId, key',
      config: { policySetId: 'polset-base' },
      path: ['parameterId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of parameterId, key',
      config: { policySetId: 'polset-base', parameterId: 'var-1', key: 'limit' },
      path: ['key'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'parameterId obeys pattern',
      config: { policySetId: 'polset-base', parameterId: 'limit' },
      path: ['parameterId'],
      says: 'var-',
    },
  ],
  lintel_policy_set_parameters: [...wrongOwner({}), ...wrongMaxResults({ policySetId: 'polset-base' })],
};
