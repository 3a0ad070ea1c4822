import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup, wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { policySetStore } from '../shared/policy-set-store';

/** Tags are a beta of the hosted service. */
export const without = { standard: ['tagSelectors'], hcp: [] };

/** Each change of a repository is read as another version. */
export const lifecycle: FixtureFile['lifecycle'] = { kind: 'stored', addsTo: 'policySetVersions' };

/** The relationships of members, with their types. */
const RELATIONSHIPS: { readonly [attribute: string]: readonly [name: string, type: string] } = {
  policyIds: ['policies', 'policies'],
  workspaceIds: ['workspaces', 'workspaces'],
  projectIds: ['projects', 'projects'],
  excludedWorkspaceIds: ['workspace-exclusions', 'workspaces'],
  excludedProjectIds: ['project-exclusions', 'projects'],
};

const ATTRIBUTES: { readonly [attribute: string]: string } = {
  name: 'name',
  description: 'description',
  global: 'global',
  agentEnabled: 'agent-enabled',
  overridable: 'overridable',
  policyToolVersion: 'policy-tool-version',
  policiesPath: 'policies-path',
  policyUpdatePatterns: 'policy-update-patterns',
};

const repositoryOf = ({ identifier, branch, connection, ingressSubmodules }: Values): Values => ({
  identifier,
  ...(branch ? { branch } : {}),
  oauthTokenId: connection,
  ingressSubmodules,
});
const wireRepository = ({ identifier, branch = '', oauthTokenId, ingressSubmodules = false }: Values): Values => ({
  identifier,
  branch,
  connection: oauthTokenId,
  ingressSubmodules,
  webhook: 'webhook-1',
});

const wireSelectors = (value: unknown) =>
  ((value ?? []) as readonly Values[]).map(({ key, value: text, exclude }) => ({
    'tag-key': key,
    'tag-value': text ?? null,
    'is-exclude': exclude ?? false,
  }));

const VCS_REPO = { identifier: 'acme/rules', oauthTokenId: 'ot-main' };
const SENTINEL = { 'sentinel.hcl': 'policy "allow" {}\n', 'allow.sentinel': 'main = rule { true }\n' };
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(SENTINEL).map(([name, text]) => [`${folder}/${name}`, text]));

export const createFixture: CreateFixture = async (service) => {
  const files = { ...SENTINEL, ...inFolder('strict'), ...inFolder('lenient') };
  for (const identifier of ['acme/rules', 'acme/other-rules']) {
    await service.request('POST', '/_emulator/repositories', {
      body: { identifier, connection: 'ot-main', branches: { main: files, next: files } },
    });
  }
  await service.control.organization('epsilon');
  const store = policySetStore(service);
  // The dialects spell the first framework differently.
  const first = String((await store.send('GET', '/policy-sets/polset-base')).data.attributes.kind);
  const [policy, other] = [await store.policy('in-set', 'opa'), await store.policy('in-set-2', 'opa')];
  const minimal = { organization: 'acme', name: 'baseline' };
  return {
    minimal,
    second: { name: 'baseline-3' },
    full: [
      { ...minimal, kind: 'sentinel_framework', description: 'For everybody.', global: true, agentEnabled: true },
      {
        ...minimal,
        kind: 'opa',
        global: true,
        overridable: true,
        policyToolVersion: '1.2.0',
        policyIds: [policy],
        excludedWorkspaceIds: ['ws-app'],
        excludedProjectIds: ['prj-payments'],
      },
      { ...minimal, tagSelectors: [{ key: 'env', value: 'prod', exclude: false }] },
      { ...minimal, workspaceIds: ['ws-app'], projectIds: ['prj-default'] },
      {
        ...minimal,
        vcsRepo: { identifier: 'acme/rules', branch: 'main', oauthTokenId: 'ot-main', ingressSubmodules: true },
        policiesPath: 'strict',
        policyUpdatePatterns: ['strict/**'],
        timeouts: { create: '5m', update: '5m' },
      },
    ],
    changed: {
      organization: 'epsilon',
      name: 'baseline-2',
      kind: 'opa',
      description: 'For some.',
      global: false,
      agentEnabled: false,
      overridable: false,
      policyToolVersion: '0.70.0',
      vcsRepo: { identifier: 'acme/other-rules', branch: 'next', oauthTokenId: 'ot-main', ingressSubmodules: false },
      policiesPath: 'lenient',
      policyUpdatePatterns: ['lenient/*.sentinel', 'lenient/sentinel.hcl'],
      timeouts: { create: '20m', update: '20m' },
      policyIds: [other],
      workspaceIds: ['ws-network'],
      projectIds: ['prj-payments'],
      excludedWorkspaceIds: ['ws-network'],
      excludedProjectIds: [],
      tagSelectors: [
        { key: 'env', value: 'test', exclude: false },
        { key: 'plain', exclude: false },
      ],
    },
    needs: {
      overridable: { kind: 'opa' },
      policyToolVersion: { kind: 'opa' },
      excludedProjectIds: { global: true },
      policiesPath: { vcsRepo: VCS_REPO },
      policyUpdatePatterns: { vcsRepo: VCS_REPO },
    },
    changedWith: {
      global: { excludedProjectIds: undefined },
    },
    removedWith: {
      global: { excludedProjectIds: undefined },
      vcsRepo: { policiesPath: undefined, policyUpdatePatterns: undefined, timeouts: undefined },
    },
    mayReplace: ['vcsRepo'],
    // What the service reports of a repository may change with every update.
    along: {
      agentEnabled: ['policyToolVersion'],
      policiesPath: ['vcsRepo'],
      policyUpdatePatterns: ['vcsRepo'],
    },
    exempt: { timeouts: 'local: timeouts are never sent' },

    async look({ id }) {
      const { policySets, policies } = await store.objects();
      const set = policySets.find((one) => one.id === id);
      if (!set) return undefined;
      const details = set.details as Values;
      const { kind, description, global, agentEnabled, overridable, policyToolVersion } = details;
      return {
        id: set.id,
        organization: set.organization,
        name: set.name,
        kind: kind === 'sentinel' ? 'sentinel_framework' : kind,
        description: description || undefined,
        global,
        agentEnabled: agentEnabled || kind !== first,
        overridable: overridable ?? false,
        policyToolVersion: policyToolVersion || undefined,
        ...(details.repository
          ? {
              vcsRepo: repositoryOf(details.repository as Values),
              policiesPath: details.policiesPath || undefined,
              policyUpdatePatterns:
                (details.updatePatterns as string[]).length > 0 ? details.updatePatterns : undefined,
            }
          : {}),
        policyIds: policies
          .filter(({ policySets: sets }) => (sets as string[]).includes(String(id)))
          .map((one) => one.id),
        workspaceIds: global ? [] : details.workspaces,
        projectIds: global ? [] : details.projects,
        excludedWorkspaceIds: details.excludedWorkspaces,
        excludedProjectIds: details.excludedProjects,
        tagSelectors: (details.tagSelectors as readonly Values[]).map(({ key, value, excludes }) => ({
          key,
          ...(value === null ? {} : { value }),
          exclude: excludes,
        })),
      };
    },
    async tamper({ id }, attribute, value) {
      const [relationship, type] = RELATIONSHIPS[attribute] ?? [];
      if (relationship) return store.members(id, relationship, type, (value ?? []) as string[]);
      if (attribute === 'organization') return store.editSet(id, (set) => ({ ...set, organization: value as string }));
      if (attribute === 'vcsRepo') {
        const repository = (value ? wireRepository(value as Values) : null) as never;
        await store.editSet(id, (set) => ({ ...set, details: { ...set.details, repository } }));
        return;
      }
      if (attribute === 'kind') {
        return store.editSet(id, (set) => ({ ...set, details: { ...set.details, kind: value } }));
      }
      const attributes =
        attribute === 'tagSelectors'
          ? { 'tag-selectors': wireSelectors(value) }
          : { [ATTRIBUTES[attribute]]: value ?? null };
      await store.send('PATCH', `/policy-sets/${String(id)}`, { data: { type: 'policy-sets', attributes } });
    },
    async remove({ id }) {
      await store.send('DELETE', `/policy-sets/${String(id)}`);
    },
    removeParent: ({ organization }) => store.removeOrganization(organization),
  };
};

const base = { organization: 'acme', name: 'baseline' };

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'organization obeys pattern',
    config: { ...base, organization: 'acme/beta' },
    path: ['organization'],
    says: 'without `/`',
  },
  { breaks: 'name obeys pattern', config: { ...base, name: 'for everybody' }, path: ['name'], says: 'letters, digits' },
  {
    breaks: 'policyToolVersion obeys length',
    config: { ...base, agentEnabled: true, policyToolVersion: '' },
    path: ['policyToolVersion'],
    says: 'not be empty',
  },
  {
    breaks: 'vcsRepo.identifier obeys pattern',
    config: { ...base, vcsRepo: { ...VCS_REPO, identifier: 'rules' } },
    path: ['vcsRepo', 'identifier'],
    says: 'two non-empty parts',
  },
  {
    breaks: 'vcsRepo.oauthTokenId obeys pattern',
    config: { ...base, vcsRepo: { ...VCS_REPO, oauthTokenId: 'main' } },
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'begin with `ot-`',
  },
  {
    breaks: 'vcsRepo.githubAppInstallationId obeys pattern',
    config: { ...base, vcsRepo: { identifier: 'acme/rules', githubAppInstallationId: '1001' } },
    path: ['vcsRepo', 'githubAppInstallationId'],
    says: 'begin with `ghain-`',
  },
  {
    breaks: 'one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    config: { ...base, vcsRepo: { identifier: 'acme/rules' } },
    path: ['vcsRepo', 'oauthTokenId'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'exactly one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    config: { ...base, vcsRepo: { ...VCS_REPO, githubAppInstallationId: 'ghain-main' } },
    path: ['vcsRepo', 'githubAppInstallationId'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'vcsRepo conflicts with policyIds',
    config: { ...base, vcsRepo: VCS_REPO, policyIds: [] },
    path: ['vcsRepo'],
    says: 'comes from one place',
    leftToThePlan: true,
  },
  {
    breaks: 'policiesPath needs vcsRepo',
    config: { ...base, policiesPath: 'strict' },
    path: ['policiesPath'],
    says: '`vcs_repo`',
  },
  {
    breaks: 'policyUpdatePatterns needs vcsRepo',
    config: { ...base, policyUpdatePatterns: ['*'] },
    path: ['policyUpdatePatterns'],
    says: '`vcs_repo`',
  },
  {
    breaks: 'policyUpdatePatterns obeys length',
    config: { ...base, vcsRepo: VCS_REPO, policyUpdatePatterns: Array.from({ length: 101 }, (_, index) => `${index}`) },
    path: ['policyUpdatePatterns'],
    says: '100',
  },
  {
    breaks: 'each of policyUpdatePatterns obeys length',
    config: { ...base, vcsRepo: VCS_REPO, policyUpdatePatterns: [''] },
    path: ['policyUpdatePatterns', 0],
    says: 'empty',
  },
  {
    breaks: 'timeouts needs vcsRepo',
    config: { ...base, timeouts: { create: '5m' } },
    path: ['timeouts'],
    says: '`vcs_repo`',
  },
  ...(
    [
      ['policyIds', 'pol-'],
      ['workspaceIds', 'ws-'],
      ['projectIds', 'prj-'],
      ['excludedWorkspaceIds', 'ws-'],
    ] as const
  ).map(([name, says]) => ({
    breaks: `each of ${name} obeys pattern`,
    config: { ...base, [name]: ['other'] },
    path: [name],
    says,
  })),
  {
    breaks: 'each of excludedProjectIds obeys pattern',
    config: { ...base, global: true, excludedProjectIds: ['prj-a/b'] },
    path: ['excludedProjectIds'],
    says: 'prj-',
  },
  {
    breaks: 'tagSelectors.key obeys length',
    config: { ...base, tagSelectors: [{ key: '' }] },
    path: ['tagSelectors', 0, 'key'],
    says: 'must have',
  },
  {
    breaks: 'tagSelectors.value obeys length',
    config: { ...base, tagSelectors: [{ key: 'env', value: 'x'.repeat(257) }] },
    path: ['tagSelectors', 0, 'value'],
    says: '256',
  },
  {
    breaks: 'workspaceIds empty unless global is false',
    config: { ...base, global: true, workspaceIds: ['ws-app'] },
    path: ['workspaceIds'],
    says: '`workspace_ids` can only have elements if `global` is false',
  },
  {
    breaks: 'projectIds empty unless global is false',
    config: { ...base, global: true, projectIds: ['prj-default'] },
    path: ['projectIds'],
    says: 'can only have elements if `global` is false',
  },
  {
    breaks: 'excludedProjectIds empty unless global is true',
    config: { ...base, excludedProjectIds: ['prj-default'] },
    path: ['excludedProjectIds'],
    says: 'can only have elements if `global` is true',
  },
  {
    breaks: 'excludedWorkspaceIds shares no element with workspaceIds',
    config: { ...base, workspaceIds: ['ws-app', 'ws-network'], excludedWorkspaceIds: ['ws-app'] },
    path: ['excludedWorkspaceIds'],
    says: 'not in both',
  },
  ...['workspaceIds', 'projectIds', 'excludedWorkspaceIds', 'excludedProjectIds'].map((name) => ({
    breaks: `tagSelectors empty if ${name} is not`,
    config: {
      ...base,
      global: name === 'excludedProjectIds',
      tagSelectors: [{ key: 'env', exclude: name === 'excludedProjectIds' }],
      [name]: [name.endsWith('ProjectIds') || name === 'projectIds' ? 'prj-default' : 'ws-app'],
    },
    path: ['tagSelectors'],
    says: 'must be empty or not configured',
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_policy_set: wrongLookup('polset'),
  lintel_policy_sets: [...wrongOrganization(), ...wrongMaxResults()],
};
