import * as path from 'path';
import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup } from '../../../support/environments/wrong-lookups';

/** The store's names for attributes that the API cannot change. */
const ONLY_IN_THE_STORE: { readonly [attribute: string]: string } = {
  organization: 'organization',
  name: 'name',
  kind: 'kind',
  policySetIds: 'policySets',
};

const CODE = 'main = rule { true }\n';
export const CODE_FILE = path.join(__dirname, '..', 'policy-code', 'instances.rego');
const SAME_CODE_ELSEWHERE = path.join(__dirname, '..', 'policy-code', 'instances-moved.rego');

export const createFixture: CreateFixture = async (service) => {
  await service.control.organization('gamma');
  const minimal = { organization: 'acme', name: 'restrict', enforcementLevel: 'advisory', source: CODE };
  const stored = async () => (await service.control.snapshot()).objects.policies as unknown as StoredPolicy[];
  const edit = async (change: (policies: readonly StoredPolicy[]) => readonly StoredPolicy[]) => {
    const snapshot = await service.control.snapshot();
    await service.control.restore({
      ...snapshot,
      objects: {
        ...snapshot.objects,
        policies: change(snapshot.objects.policies as unknown as StoredPolicy[]) as never,
      },
    });
  };
  return {
    minimal,
    second: { name: 'restrict-3' },
    full: [
      { ...minimal, enforcementLevel: 'hard-mandatory', description: 'Restricts.' },
      { ...minimal, kind: 'sentinel_framework' },
      // The policies of a policy set have its kind.
      { ...minimal, policySetIds: ['polset-base'] },
      {
        organization: 'acme',
        name: 'restrict',
        kind: 'opa',
        enforcementLevel: 'mandatory',
        description: 'Restricts.',
        query: 'data.acme.instances.deny',
        sourceFile: CODE_FILE,
      },
    ],
    changed: {
      organization: 'gamma',
      name: 'restrict-2',
      kind: 'opa',
      enforcementLevel: 'advisory',
      description: 'Restricts more.',
      query: 'data.acme.instances.allow',
      source: 'main = rule { false }',
      sourceFile: SAME_CODE_ELSEWHERE,
      policySetIds: [],
    },
    needs: { query: { kind: 'opa' } },
    exempt: {
      sourceFile: 'local: only its text is sent',
      policySetIds: 'create-only: no operation changes them after the creation',
    },

    async look({ id }) {
      const policy = (await stored()).find((one) => one.id === id);
      if (!policy) return undefined;
      const { code, policySets, updatedAt: _, description, query, ...reported } = policy;
      return {
        ...reported,
        description: description || undefined,
        query: query || undefined,
        policySetIds: policySets,
        source: code ? Buffer.from(code.base64, 'base64').toString() : undefined,
      };
    },
    async tamper({ id }, attribute, value) {
      const key = ONLY_IN_THE_STORE[attribute];
      if (key) {
        return edit((policies) => policies.map((policy) => (policy.id === id ? { ...policy, [key]: value } : policy)));
      }
      const { status } =
        attribute === 'source'
          ? await service.request('PUT', `/api/v2/policies/${String(id)}/upload`, {
              body: value,
              headers: { 'Content-Type': 'application/octet-stream' },
            })
          : await service.request('PATCH', `/api/v2/policies/${String(id)}`, {
              body: {
                data: {
                  type: 'policies',
                  attributes: { [attribute === 'enforcementLevel' ? 'enforcement-level' : attribute]: value ?? '' },
                },
              },
            });
      if (status !== 200) throw new Error(`${attribute} could not be changed: ${status}`);
    },
    async remove({ id }) {
      await service.request('DELETE', `/api/v2/policies/${String(id)}`);
    },
    async removeParent({ organization }) {
      const { objects, ...rest } = await service.control.snapshot();
      const without = (kind: 'organizations' | 'policies', key: string) =>
        (objects[kind] as unknown as { [key: string]: Value }[]).filter((one) => one[key] !== organization);
      await service.control.restore({
        ...rest,
        objects: {
          ...objects,
          organizations: without('organizations', 'name') as never,
          policies: without('policies', 'organization') as never,
        },
      });
    },
  };
};

type StoredPolicy = Values & {
  readonly id: string;
  readonly policySets: readonly string[];
  readonly code: { readonly base64: string } | null;
};

const base = { organization: 'acme', name: 'restrict', enforcementLevel: 'advisory', source: CODE };

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_policies: () => ({ organization: 'acme', include: ['policy_sets'], withSource: true }),
    lintel_policy: ({ id }) => ({ id, include: ['policy_sets'] }),
  },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: 'acme/beta' },
    path: ['organization'],
    says: 'without `/`',
  },
  {
    breaks: 'name obeys pattern',
    config: { ...base, name: 'no large machines' },
    path: ['name'],
    says: 'letters, digits',
  },
  { breaks: 'name obeys pattern', config: { ...base, name: '' }, path: ['name'], says: 'letters, digits' },
  {
    breaks: 'enforcementLevel has the vocabulary of kind',
    config: { ...base, enforcementLevel: 'mandatory' },
    path: ['enforcementLevel'],
    says: '"soft-mandatory"',
  },
  {
    breaks: 'enforcementLevel has the vocabulary of kind',
    config: { ...base, kind: 'opa', enforcementLevel: 'hard-mandatory' },
    path: ['enforcementLevel'],
    says: 'if `kind` is "opa". It must be "mandatory" or "advisory"',
  },
  {
    breaks: 'query only when kind is opa',
    config: { ...base, query: 'data.acme.deny' },
    path: ['query'],
    says: 'only be configured if `kind` is "opa"',
  },
  {
    breaks: 'one of source, sourceFile',
    config: { ...base, source: undefined },
    path: ['source'],
    says: 'Configure exactly one of `source` and `source_file`',
  },
  {
    breaks: 'exactly one of source, sourceFile',
    config: { ...base, sourceFile: CODE_FILE },
    path: ['sourceFile'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'source obeys length',
    config: { ...base, source: 'é'.repeat(5 * 1024 * 1024 + 1) },
    path: ['source'],
    says: 'at most 10485760 bytes',
  },
  {
    breaks: 'sourceFile obeys length',
    config: { ...base, source: undefined, sourceFile: '' },
    path: ['sourceFile'],
    says: 'not be empty',
  },
  {
    breaks: 'each of policySetIds obeys pattern',
    config: { ...base, policySetIds: ['base'] },
    path: ['policySetIds'],
    says: 'polset-',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_policy: [...wrongLookup('pol')],
  lintel_policies: [
    { breaks: 'organization obeys pattern', config: { organization: '' }, path: ['organization'], says: 'not empty' },
    {
      breaks: 'maxResults obeys range',
      config: { organization: 'acme', maxResults: 0 },
      path: ['maxResults'],
      says: 'at least 1',
    },
  ],
};
