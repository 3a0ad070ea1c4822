/** Conversion of the service's documents to the state of a module. */

import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import {
  flagAt,
  nameAt,
  optionalFlagAt,
  optionalObjectAt,
  optionalTextAt,
  Part,
  textAt,
} from '../../../../clients/read-response';
import { addressOf, moduleId } from '../../shared/registry/module-address';
import { versionStatusesOf } from '../../shared/registry/version-statuses';
import type { RegistryModuleState } from './types';

/** For all operations and data sources. Tags are in a separate document. */
export function toState(module: Resource): RegistryModuleState {
  const { attributes } = module;
  const address = addressOf(module);
  return {
    id: moduleId(address),
    registryModuleId: module.id,
    ...address,
    registryName: address.registryName as RegistryModuleState['registryName'],
    vcsRepo: repositoryOf(optionalObjectAt(attributes, 'vcs-repo')),
    testConfig: testsOf(optionalObjectAt(attributes, 'test-config')),
    publishingMechanism: optionalTextAt(attributes, 'publishing-mechanism'),
    // The self-managed edition does not support it.
    noCode: optionalFlagAt(attributes, 'no-code') ?? false,
    status: textAt(attributes, 'status'),
    versionStatuses: versionStatusesOf(module),
    permissions: permissionsOf(attributes),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

/** The display identifier is spelled differently in requests and responses. Null and empty texts mean that there is none. */
function repositoryOf(reported: Part | undefined): RegistryModuleState['vcsRepo'] {
  if (!reported) return undefined;
  const branch = optionalTextAt(reported, 'branch') || undefined;
  return {
    identifier: nameAt(reported, 'identifier'),
    displayIdentifier: optionalTextAt(reported, 'display_identifier') ?? textAt(reported, 'display-identifier'),
    oauthTokenId: optionalTextAt(reported, 'oauth-token-id') || undefined,
    githubAppInstallationId: optionalTextAt(reported, 'github-app-installation-id') || undefined,
    branch,
    // Older releases do not report it: one of the two always applies.
    tags: optionalFlagAt(reported, 'tags') ?? branch === undefined,
    tagPrefix: optionalTextAt(reported, 'tag-prefix') || undefined,
    sourceDirectory: optionalTextAt(reported, 'source-directory') || undefined,
    ingressSubmodules: optionalFlagAt(reported, 'ingress-submodules') ?? false,
    webhookUrl: optionalTextAt(reported, 'webhook-url'),
  };
}

function testsOf(reported: Part | undefined): RegistryModuleState['testConfig'] {
  return (
    reported && {
      testsEnabled: flagAt(reported, 'tests-enabled'),
      agentExecutionMode: (optionalTextAt(reported, 'agent-execution-mode') ?? 'remote') as 'remote' | 'agent',
      agentPoolId: optionalTextAt(reported, 'agent-pool-id') || undefined,
    }
  );
}

function permissionsOf(attributes: Part): RegistryModuleState['permissions'] {
  const may = (permission: string) => optionalFlagAt(attributes, 'permissions', permission) ?? false;
  return { canDelete: may('can-delete'), canResync: may('can-resync'), canRetry: may('can-retry') };
}

/** The module's values before a read. Only the address, in an import. */
interface Known {
  readonly registryModuleId?: string;
  readonly testConfig?: RegistryModuleState['testConfig'];
  readonly tags?: RegistryModuleState['tags'];
}

/** State with its tags, which take a request and are only read if they are managed, or in an import. */
export async function toWholeState(
  platform: PlatformClient,
  module: Resource,
  known: Known,
  options?: CallOptions,
): Promise<RegistryModuleState> {
  const state = withoutIdleTests(toState(module), known);
  const isAsked = known.tags !== undefined || known.registryModuleId === undefined;
  if (!isAsked || state.registryName !== 'private') return state;
  const tags = await tagsOf(platform, module.id, options);
  const isNothing = known.tags === undefined && Object.keys(tags ?? {}).length === 0;
  return isNothing ? state : { ...state, tags };
}

/** Idle tests count as a choice only if they are configured. */
function withoutIdleTests(state: RegistryModuleState, { testConfig }: Known): RegistryModuleState {
  const { testsEnabled, agentExecutionMode } = state.testConfig ?? {};
  const isIdle = !testsEnabled && agentExecutionMode === 'remote';
  return testConfig === undefined && isIdle ? { ...state, testConfig: undefined } : state;
}

/** Undefined if the service does not support tags of modules. */
export async function tagsOf(
  platform: PlatformClient,
  registryModuleId: string,
  options?: CallOptions,
): Promise<RegistryModuleState['tags']> {
  try {
    const found = await platform.list(path`/registry-modules/${registryModuleId}/tag-bindings`, undefined, options);
    return Object.fromEntries(
      found.map(({ attributes }) => [nameAt(attributes, 'key'), optionalTextAt(attributes, 'value') ?? '']),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
