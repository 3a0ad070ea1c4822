import type { Value, Values } from '../../../../src/definition/value';
import { workspace } from '../../../../src/handlers/platform/workspace/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
  wrongTags,
} from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';
import { ownTagsOf, tamperTags, wrongOwnTags } from '../shared/tags';

/** Assessments are of the hosted service alone, and a state for the whole project of an own one. Where runs are executed is tried with that. */
export const without: FixtureFile['without'] = {
  standard: ['assessmentsEnabled'],
  hcp: ['projectRemoteState', 'executionMode', 'agentPoolId'],
};

export const createFixture: CreateFixture = async (service, dialect) => {
  await service.control.settings({ edition: dialect === 'hcp' ? 'hosted' : 'self-managed' });
  await provideOrganization(service, 'beta');
  for (const [id, name] of [
    ['apool-other', 'other'],
    ['apool-third', 'third'],
  ]) {
    await service.request('POST', '/_emulator/agent-pools', { body: { id, name, organization: 'acme' } });
  }
  const store = new DocumentStore(service, workspace);
  const sshKey = async (name: string) =>
    (
      await store.send('POST', '/api/v2/organizations/acme/ssh-keys', {
        data: { type: 'ssh-keys', attributes: { name, value: 'placeholder' } },
      })
    ).id;
  const [key, otherKey] = [await sshKey('one'), await sshKey('two')];
  const minimal = { organization: 'acme', name: 'billing' };
  const everything = {
    ...minimal,
    description: 'What is paid.',
    projectId: 'prj-payments',
    executionMode: 'local',
    allowDestroyPlan: false,
    assessmentsEnabled: true,
    autoApply: true,
    autoApplyRunTrigger: true,
    autoDestroyAt: '2030-01-01T00:00:00Z',
    fileTriggersEnabled: true,
    triggerPrefixes: ['modules'],
    globalRemoteState: false,
    queueAllRuns: true,
    speculativeEnabled: false,
    structuredRunOutputEnabled: false,
    sourceName: 'a script',
    sourceUrl: 'https://scripts.example.com/',
    sshKeyId: key,
    terraformVersion: '1.9.0',
    workingDirectory: 'services/billing',
    tags: { team: 'core' },
    tagNames: ['paid'],
  };
  const others = {
    ...minimal,
    executionMode: 'agent',
    agentPoolId: 'apool-main',
    autoDestroyActivityDuration: '14d',
    fileTriggersEnabled: false,
    triggerPatterns: ['/modules/**/*'],
    projectRemoteState: true,
    ignoreAdditionalTags: true,
    ignoreAdditionalTagNames: true,
    tags: { team: 'core' },
    tagNames: ['paid'],
    forceDelete: true,
    timeouts: { delete: '1m' },
  };
  const shared = { ...minimal, remoteStateConsumerIds: ['ws-app'] };
  const followed = {
    ...minimal,
    vcsRepo: {
      identifier: 'acme/policy-library',
      branch: 'main',
      oauthTokenId: 'ot-main',
      ingressSubmodules: true,
    },
  };
  const byTag = {
    ...minimal,
    fileTriggersEnabled: false,
    vcsRepo: { identifier: 'acme/policy-library', oauthTokenId: 'ot-main', ingressSubmodules: false, tagsRegex: '^v1' },
  };
  return {
    minimal,
    second: { name: 'billing-3' },
    full: [everything, others, shared, followed, byTag, everything],
    changed: {
      organization: 'beta',
      name: 'billing-2',
      description: 'What is paid for.',
      projectId: 'prj-default',
      executionMode: 'remote',
      agentPoolId: 'apool-other',
      allowDestroyPlan: true,
      assessmentsEnabled: false,
      autoApply: false,
      autoApplyRunTrigger: false,
      autoDestroyAt: '2031-01-01T00:00:00Z',
      autoDestroyActivityDuration: '24h',
      fileTriggersEnabled: false,
      triggerPrefixes: ['modules', 'shared'],
      triggerPatterns: ['/shared/**/*'],
      globalRemoteState: true,
      projectRemoteState: false,
      remoteStateConsumerIds: ['ws-network'],
      queueAllRuns: false,
      speculativeEnabled: true,
      structuredRunOutputEnabled: true,
      sourceName: 'another script',
      sourceUrl: 'https://other.example.com/',
      sshKeyId: otherKey,
      terraformVersion: '~> 1.10.0',
      workingDirectory: 'billing',
      tags: { team: 'other' },
      ignoreAdditionalTags: false,
      tagNames: ['paid', 'core'],
      ignoreAdditionalTagNames: false,
      vcsRepo: { identifier: 'acme/terraform-aws-vpc', oauthTokenId: 'ot-main', ingressSubmodules: false },
      forceDelete: false,
      timeouts: { delete: '2m' },
    },
    changedWith: {
      executionMode: { agentPoolId: undefined },
      globalRemoteState: { remoteStateConsumerIds: [] },
      organization: {
        executionMode: undefined,
        agentPoolId: undefined,
        projectId: undefined,
        sshKeyId: undefined,
        vcsRepo: undefined,
        remoteStateConsumerIds: undefined,
      },
    },
    removedWith: {
      executionMode: { agentPoolId: undefined },
      agentPoolId: { executionMode: undefined },
    },
    unremovable: { projectId: 'cannot be removed', terraformVersion: 'cannot be removed' },
    needs: { agentPoolId: { executionMode: 'agent' } },
    exempt: {
      sourceName: 'create-only: it says what made the workspace',
      sourceUrl: 'create-only: it says what made the workspace',
      forceDelete: 'local: it says how the workspace is destroyed',
      timeouts: 'local: it is never sent',
      ignoreAdditionalTags: 'local: it says which tags are ours, and is never sent',
      ignoreAdditionalTagNames: 'local: it says which tags are ours, and is never sent',
    },

    async look(state) {
      const found = await store.look(state);
      if (!found) return undefined;
      const { 'setting-overwrites': flags, 'inherits-project-auto-destroy': inherits } = (await store.find(state))!
        .attributes as Record<string, Values>;
      const isOwn = flags!['execution-mode'] === true;
      const consumers = await consumersOf(store, state);
      return {
        ...found,
        ...(isOwn ? {} : { executionMode: undefined, agentPoolId: undefined }),
        ...((inherits as unknown) === true ? { autoDestroyActivityDuration: undefined } : {}),
        vcsRepo: configuredRepository(found.vcsRepo as Values | undefined),
        remoteStateConsumerIds: found.globalRemoteState === true || consumers.length === 0 ? undefined : consumers,
        tags: await ownTagsOf(store, state),
      };
    },
    async tamper(state, attribute, value) {
      switch (attribute) {
        case 'tags':
          return tamperTags(store, state, value);
        case 'executionMode':
          return store.change(state, execution(value));
        case 'agentPoolId':
          return store.change(state, value ? { ...execution('agent'), 'agent-pool-id': value } : execution('remote'));
        case 'sshKeyId':
          return patchKey(store, state, value);
        case 'tagNames':
          return replaceTagNames(store, state, (value ?? []) as readonly string[]);
        case 'remoteStateConsumerIds':
          await service.request('PATCH', `${store.pathOf(state)}/relationships/remote-state-consumers`, {
            body: { data: ((value ?? []) as readonly string[]).map((id) => ({ type: 'workspaces', id })) },
          });
          return;
        case 'vcsRepo':
          return store.change(state, { 'vcs-repo': value ? wireRepository(value as Values) : null });
        case 'sourceName':
        case 'sourceUrl': {
          const { body } = await service.request('GET', store.pathOf(state));
          const values = (await stored(store, String(body.data.id))).values as Values;
          const field = attribute === 'sourceName' ? 'source-name' : 'source-url';
          return store.editOne('workspaces', state, { values: { ...values, [field]: value ?? null } as Values });
        }
        default:
          return store.tamper(state, attribute, value);
      }
    },
  };
};

async function stored(store: DocumentStore, id: string): Promise<Values> {
  let found: Values | undefined;
  await store.edit((all) => {
    found = all.workspaces!.find((one) => one.id === id);
    return all;
  });
  return found!;
}

async function consumersOf(store: DocumentStore, state: Values): Promise<string[]> {
  const path = `${store.pathOf(state)}/relationships/remote-state-consumers`;
  return ((await store.send('GET', path)) as unknown as { id: string }[]).map(({ id }) => id);
}

async function patchKey(store: DocumentStore, state: Values, id: Value): Promise<void> {
  await store.send('PATCH', `${store.pathOf(state)}/relationships/ssh-key`, {
    data: { type: 'workspaces', attributes: { id: id ?? null } },
  });
}

async function replaceTagNames(store: DocumentStore, state: Values, names: readonly string[]): Promise<void> {
  const path = `${store.pathOf(state)}/relationships/tags`;
  const identify = (some: readonly string[]) => ({
    data: some.map((name) => ({ type: 'tags', attributes: { name } })),
  });
  const before = ((await store.find(state))!.attributes as { 'tag-names': string[] })['tag-names'];
  const [added, removed] = [names.filter((one) => !before.includes(one)), before.filter((one) => !names.includes(one))];
  if (added.length > 0) await store.send('POST', path, identify(added));
  if (removed.length > 0) await store.send('DELETE', path, identify(removed));
}

/** As it would be configured: without what the service adds. */
function configuredRepository(found: Values | undefined): Values | undefined {
  if (!found) return undefined;
  const { displayIdentifier: _, repositoryHttpUrl: __, serviceProvider: ___, webhookUrl: ____, ...own } = found;
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined && value !== '')) as Values;
}

function wireRepository({ identifier, branch, oauthTokenId, ingressSubmodules, tagsRegex }: Values): object {
  return {
    identifier,
    'branch': branch ?? '',
    'oauth-token-id': oauthTokenId,
    'ingress-submodules': ingressSubmodules ?? false,
    'tags-regex': tagsRegex ?? '',
  };
}

/** Without a value, the workspace inherits. */
function execution(mode: Value): object {
  const isOwn = mode !== undefined;
  return {
    ...(isOwn ? { 'execution-mode': mode } : {}),
    'setting-overwrites': { 'execution-mode': isOwn, 'agent-pool': isOwn },
  };
}

const base = { organization: 'acme', name: 'billing' };
const repository = { identifier: 'acme/app', oauthTokenId: 'ot-main' };

const breaking = (
  breaks: string,
  values: Values,
  says: string,
  ...path: readonly (string | number)[]
): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: path.length > 0 ? path : [Object.keys(values)[0]!],
  says,
});

const left = (one: WrongConfiguration): WrongConfiguration => ({ ...one, leftToThePlan: true });

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys pattern', { name: 'billing app' }, 'letters, digits'),
  breaking('name obeys length', { name: 'a'.repeat(91) }, 'at most 90'),
  breaking('projectId obeys pattern', { projectId: 'the-project' }, 'begin with `prj-`'),
  breaking('sourceName obeys length', { sourceName: '', sourceUrl: 'https://x.example/' }, 'not be empty'),
  breaking('sourceUrl obeys url', { sourceUrl: '/app', sourceName: 'app' }, 'absolute URL'),
  breaking('sourceName needs sourceUrl', { sourceName: 'app' }, '`source_url`'),
  breaking('sourceUrl needs sourceName', { sourceUrl: 'https://x.example/' }, '`source_name`'),
  breaking('agentPoolId obeys pattern', { agentPoolId: 'main', executionMode: 'agent' }, 'begin with `apool-`'),
  left(
    breaking(
      'agentPoolId only when executionMode is agent',
      { agentPoolId: 'apool-main', executionMode: 'remote' },
      '`execution_mode` is "agent"',
    ),
  ),
  breaking('agentPoolId required when executionMode is agent', { executionMode: 'agent' }, 'agent', 'agentPoolId'),
  breaking('autoDestroyActivityDuration obeys pattern', { autoDestroyActivityDuration: '14' }, 'such as `14d`'),
  left(
    breaking(
      'autoDestroyAt conflicts with autoDestroyActivityDuration',
      { autoDestroyAt: '2030-01-01T00:00:00Z', autoDestroyActivityDuration: '14d' },
      '`auto_destroy_activity_duration`',
    ),
  ),
  breaking('terraformVersion obeys length', { terraformVersion: '' }, 'not be empty'),
  ...['/app', '../app', 'app/..'].map((workingDirectory) =>
    breaking('workingDirectory obeys pattern', { workingDirectory }, 'relative path'),
  ),
  breaking('sshKeyId obeys pattern', { sshKeyId: 'key' }, 'begin with `sshkey-`'),
  breaking('each of triggerPrefixes obeys length', { triggerPrefixes: [''] }, 'not be empty', 'triggerPrefixes', 0),
  breaking('each of triggerPatterns obeys length', { triggerPatterns: [''] }, 'not be empty', 'triggerPatterns', 0),
  breaking(
    'triggerPatterns empty if triggerPrefixes is not',
    { triggerPatterns: ['/a/*'], triggerPrefixes: ['a'] },
    'trigger_prefixes',
  ),
  breaking(
    'projectRemoteState not both with globalRemoteState',
    { projectRemoteState: true, globalRemoteState: true },
    'global_remote_state',
  ),
  breaking(
    'each of remoteStateConsumerIds obeys pattern',
    { remoteStateConsumerIds: ['app'] },
    'begin with `ws-`',
    'remoteStateConsumerIds',
  ),
  breaking(
    'remoteStateConsumerIds empty unless globalRemoteState is false',
    { remoteStateConsumerIds: ['ws-app'], globalRemoteState: true },
    'global_remote_state',
  ),
  breaking('each of tagNames obeys pattern', { tagNames: ['Paid'] }, 'lower-case', 'tagNames'),
  breaking(
    'vcsRepo.identifier obeys pattern',
    { vcsRepo: { ...repository, identifier: 'app' } },
    'two non-empty',
    'vcsRepo',
    'identifier',
  ),
  breaking(
    'vcsRepo.oauthTokenId obeys pattern',
    { vcsRepo: { ...repository, oauthTokenId: 'x' } },
    'begin with `ot-`',
    'vcsRepo',
    'oauthTokenId',
  ),
  breaking(
    'vcsRepo.githubAppInstallationId obeys pattern',
    { vcsRepo: { identifier: 'acme/app', githubAppInstallationId: 'x' } },
    'begin with `ghain-`',
    'vcsRepo',
    'githubAppInstallationId',
  ),
  breaking(
    'one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    { vcsRepo: { identifier: 'acme/app' } },
    'Configure exactly one of',
    'vcsRepo',
    'oauthTokenId',
  ),
  breaking(
    'exactly one of vcsRepo.oauthTokenId, vcsRepo.githubAppInstallationId',
    { vcsRepo: { ...repository, githubAppInstallationId: 'ghain-main' } },
    'Configure exactly one of',
    'vcsRepo',
    'githubAppInstallationId',
  ),
  breaking(
    'vcsRepo.tagsRegex only when fileTriggersEnabled is false',
    { vcsRepo: { ...repository, tagsRegex: '^v' } },
    'Either tags or changed files',
    'vcsRepo',
    'tagsRegex',
  ),
  breaking(
    'vcsRepo.tagsRegex conflicts with triggerPrefixes',
    { fileTriggersEnabled: false, triggerPrefixes: ['a'], vcsRepo: { ...repository, tagsRegex: '^v' } },
    '`trigger_prefixes`',
    'vcsRepo',
    'tagsRegex',
  ),
  breaking(
    'vcsRepo.tagsRegex conflicts with triggerPatterns',
    { fileTriggersEnabled: false, triggerPatterns: ['/a'], vcsRepo: { ...repository, tagsRegex: '^v' } },
    '`trigger_patterns`',
    'vcsRepo',
    'tagsRegex',
  ),
  ...wrongOwnTags(base),
];

const acme = { organization: 'acme' };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_workspace: wrongLookup('ws'),
  lintel_workspaces: [
    ...wrongOrganization(),
    ...wrongNames(),
    ...['*', 'a*b'].map((searchWildcardName) => ({
      breaks: 'searchWildcardName obeys pattern',
      config: { ...acme, searchWildcardName },
      path: ['searchWildcardName'],
      says: 'at its beginning, its end, or both',
    })),
    ...['searchTags', 'searchExcludeTags'].map((name) => ({
      breaks: `each of ${name} obeys pattern`,
      config: { ...acme, [name]: ['a,b'] },
      path: [name],
      says: 'without `,`',
    })),
    ...wrongTags(),
    {
      breaks: 'filterProjectId obeys pattern',
      config: { ...acme, filterProjectId: 'ws-app' },
      path: ['filterProjectId'],
      says: 'prj-',
    },
    {
      breaks: 'filterCurrentRunStatus obeys length',
      config: { ...acme, filterCurrentRunStatus: '' },
      path: ['filterCurrentRunStatus'],
      says: 'not be empty',
    },
    ...wrongMaxResults(),
  ],
};
