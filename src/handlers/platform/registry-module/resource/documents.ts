/** The requests for a module, and the check whether the service applied them. */

import type { PlatformClient } from '../../../../clients/platform';
import { InvalidConfig } from '../../../errors';
import type { ModuleChange, RegistryModuleConfig, RegistryModuleState, RepositoryModuleConfig } from './types';

type Repository = RepositoryModuleConfig['vcsRepo'];

/** The members that identify a module's repository. All others change in place. */
export const IDENTITY = ['identifier', 'displayIdentifier', 'oauthTokenId', 'githubAppInstallationId'] as const;

/** The request that publishes a repository. */
export function publicationDocument({ dialect }: PlatformClient, config: RepositoryModuleConfig): object {
  const { vcsRepo, noCode, name, moduleProvider, initialVersion, testConfig } = config;
  const { oauthTokenId, githubAppInstallationId, branch, tags, tagPrefix, sourceDirectory } = vcsRepo;
  const attributes = {
    'vcs-repo': {
      identifier: vcsRepo.identifier,
      ...given({ 'oauth-token-id': oauthTokenId, 'github-app-installation-id': githubAppInstallationId }),
      [dialect === 'hcp' ? 'display-identifier' : 'display_identifier']: vcsRepo.displayIdentifier,
      ...(branch ? { branch, tags: false } : given({ tags })),
      ...(tagPrefix ? { 'tag-prefix': tagPrefix } : {}),
      ...(sourceDirectory ? { 'source-directory': sourceDirectory } : {}),
    },
    ...given({ 'no-code': noCode, name, 'provider': moduleProvider, 'initial-version': initialVersion }),
    ...(testConfig ? { 'test-config': testDocument(testConfig) } : {}),
  };
  return { data: { type: 'registry-modules', attributes } };
}

function given(values: Readonly<Record<string, string | boolean | undefined>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function testDocument(tests: NonNullable<RegistryModuleConfig['testConfig']>): object {
  return {
    'tests-enabled': tests.testsEnabled,
    'agent-execution-mode': tests.agentExecutionMode,
    'agent-pool-id': tests.agentPoolId ?? null,
  };
}

const NO_TESTS = { testsEnabled: false, agentExecutionMode: 'remote' } as const;

/** The request for the changes; undefined if none of them is sent. Removed tests are disabled. */
export function changeDocument({ config, prior, changed }: ModuleChange): object | undefined {
  const attributes = {
    ...(changed.has('noCode') ? { 'no-code': config.noCode } : {}),
    ...(changed.has('vcsRepo') && config.vcsRepo
      ? { 'vcs-repo': changedRepository(config.vcsRepo, prior.vcsRepo) }
      : {}),
    ...(changed.has('testConfig') ? { 'test-config': testDocument(config.testConfig ?? NO_TESTS) } : {}),
  };
  const relationships = changed.has('tags') && config.tags ? tagBindings(config.tags) : {};
  if (Object.keys(attributes).length + Object.keys(relationships).length === 0) return undefined;
  return { data: { type: 'registry-modules', attributes, relationships } };
}

/** An empty text removes the service's value. Members that the service may not know are only sent if they change. */
function changedRepository(wanted: Repository, prior: Partial<Repository> = {}): object {
  const { branch, tagPrefix = '', sourceDirectory = '' } = wanted;
  return {
    ...(branch ? { branch, tags: false } : { tags: true }),
    ...(tagPrefix === (prior.tagPrefix ?? '') ? {} : { 'tag-prefix': tagPrefix }),
    ...(sourceDirectory === (prior.sourceDirectory ?? '') ? {} : { 'source-directory': sourceDirectory }),
  };
}

export function tagBindings(tags: Readonly<Record<string, string>>): object {
  const data = Object.entries(tags).map(([key, value]) => ({ type: 'tag-bindings', attributes: { key, value } }));
  return { 'tag-bindings': { data } };
}

/** Whether an existing module is the published one. Tags are written afterwards. */
export function isWhatWasPublished(
  found: RegistryModuleState,
  { vcsRepo, noCode = false }: RepositoryModuleConfig,
): boolean {
  const same = (name: (typeof IDENTITY)[number] | 'branch' | 'tagPrefix' | 'sourceDirectory') =>
    (found.vcsRepo?.[name] ?? '') === (vcsRepo[name] ?? '');
  return (
    [...IDENTITY, 'branch' as const, 'tagPrefix' as const, 'sourceDirectory' as const].every(same) &&
    found.noCode === noCode
  );
}

/** The error for an input that the response lacks: the service ignores unknown inputs. */
export function ignoredInput(config: RegistryModuleConfig, state: RegistryModuleState): InvalidConfig | undefined {
  const { vcsRepo, testConfig, tags } = config;
  const ignored = [
    { path: ['vcsRepo', 'tagPrefix'], is: vcsRepo?.tagPrefix && !state.vcsRepo?.tagPrefix },
    { path: ['vcsRepo', 'sourceDirectory'], is: vcsRepo?.sourceDirectory && !state.vcsRepo?.sourceDirectory },
    { path: ['testConfig'], is: testConfig && !state.testConfig },
    { path: ['tags'], is: tags && !state.tags },
  ].find(({ is }) => is);
  if (!ignored) return undefined;
  const name = ignored.path.join('.');
  return new InvalidConfig(
    ignored.path,
    `The service did not take \`${name}\`: this release of it does not have it, or does not offer it to this organization. Remove \`${name}\`.`,
  );
}
