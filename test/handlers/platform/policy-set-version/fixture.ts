import * as path from 'path';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults } from '../../../support/environments/wrong-lookups';
import { policySetStore } from '../shared/policy-set-store';

const FOLDERS = path.join(__dirname, '..', 'policy-folders');

interface StoredVersion {
  readonly id: string;
  readonly policySet: string;
  readonly content: object | null;
}

/** The service cannot delete a version. */
export const lifecycle: FixtureFile['lifecycle'] = { kind: 'stored', forgets: true, accumulates: 'policySetVersions' };

export const createFixture: CreateFixture = async (service) => {
  const store = policySetStore(service);
  const sets = [await store.set('content'), await store.set('content-2'), await store.set('content-3')];
  const [set, other, third] = sets;
  const stored = async () => (await store.objects()).policySetVersions as unknown as StoredVersion[];
  const edit = (change: (versions: readonly StoredVersion[]) => readonly StoredVersion[]) =>
    store.edit((all) => ({
      ...all,
      policySetVersions: change(all.policySetVersions as unknown as StoredVersion[]) as never,
    }));
  const minimal = { policySetId: set, sourceDirectory: path.join(FOLDERS, 'sentinel') };
  return {
    minimal,
    second: { policySetId: third },
    full: [{ ...minimal, timeouts: { create: '5m' } }],
    changed: {
      policySetId: other,
      sourceDirectory: path.join(FOLDERS, 'sentinel-moved'),
      timeouts: { create: '20m' },
    },
    recordedWith: { sourceDirectory: ['contentHash'] },
    exempt: {
      sourceDirectory: 'local: the path of the content is never sent',
      timeouts: 'local: timeouts are never sent',
    },

    async look({ versionId }) {
      const version = (await stored()).find(({ id, content }) => id === versionId && content);
      return version && { policySetId: version.policySet };
    },
    /** In the store, because a version belongs to its policy set for good. */
    tamper: ({ versionId }, _, value) =>
      edit((all) => all.map((one) => (one.id === versionId ? { ...one, policySet: String(value) } : one))),
    remove: ({ versionId }) => edit((all) => all.filter(({ id }) => id !== versionId)),
    sweep: () => edit(() => []),
    async removeParent({ policySetId }) {
      await edit((all) => all.filter(({ policySet }) => policySet !== policySetId));
      await store.removeOrganization('acme');
    },
  };
};

const base = { policySetId: 'polset-base', sourceDirectory: path.join(FOLDERS, 'sentinel') };

const wrongOwner = (rest: object): readonly WrongConfiguration[] => [
  {
    breaks: 'policySetId obeys pattern',
    config: { ...rest, policySetId: 'base' },
    path: ['policySetId'],
    says: 'begin with `polset-`',
  },
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongOwner({ sourceDirectory: base.sourceDirectory }),
  {
    breaks: 'sourceDirectory is required',
    config: { ...base, sourceDirectory: undefined },
    path: ['sourceDirectory'],
    says: 'must be configured',
    leftToThePlan: true,
  },
  {
    breaks: 'sourceDirectory obeys length',
    config: { ...base, sourceDirectory: '' },
    path: ['sourceDirectory'],
    says: 'not be empty',
  },
  {
    breaks: 'timeouts.create obeys range',
    config: { ...base, timeouts: { create: '2h' } },
    path: ['timeouts', 'create'],
    says: '3600',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_policy_set_version: [
    {
      breaks: 'versionId obeys pattern',
      config: { versionId: 'polset-base' },
      path: ['versionId'],
      says: 'begin with `polsetver-`',
    },
  ],
  lintel_policy_set_versions: [...wrongOwner({}), ...wrongMaxResults({ policySetId: 'polset-base' })],
};
