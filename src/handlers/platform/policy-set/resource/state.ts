/** Conversion of the service's documents to the state of a policy set. */

import type { Resource } from '../../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../../clients/platform';
import {
  flagAt,
  integerAt,
  nameAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdAt,
  textAt,
} from '../../../../clients/read-response';
import { FIRST, fromWireKind } from '../../shared/policy-sets/policy-kind';
import { findVersion, versionErrorOf, versionIdOf } from '../../shared/policy-sets/policy-set';
import { isSameSet, MEMBER_SETS, policySetMembers, type MemberSet } from '../../shared/policy-sets/policy-set-members';
import type { PolicySetConfig, PolicySetState } from './types';

/** For all operations and data sources. The status of the newest version is read separately. */
export function toState(set: Resource): PolicySetState {
  const { attributes } = set;
  const kind = fromWireKind(optionalTextAt(attributes, 'kind')) as PolicySetState['kind'];
  const members = (which: MemberSet) => policySetMembers.of(set, which) ?? [];
  return {
    id: set.id,
    organization: relatedIdAt(set, 'organization'),
    name: nameAt(attributes, 'name'),
    kind,
    description: optionalTextAt(attributes, 'description') || undefined,
    global: flagAt(attributes, 'global'),
    // The other frameworks always have an agent.
    agentEnabled: kind !== FIRST || (optionalFlagAt(attributes, 'agent-enabled') ?? false),
    overridable: optionalFlagAt(attributes, 'overridable') ?? false,
    policyToolVersion: optionalTextAt(attributes, 'policy-tool-version') || undefined,
    policiesPath: optionalTextAt(attributes, 'policies-path') || undefined,
    policyUpdatePatterns: patternsOf(set),
    vcsRepo: repositoryOf(set),
    policyIds: members('policyIds'),
    workspaceIds: members('workspaceIds'),
    projectIds: members('projectIds'),
    excludedWorkspaceIds: members('excludedWorkspaceIds'),
    excludedProjectIds: members('excludedProjectIds'),
    tagSelectors: optionalObjectsAt(attributes, 'tag-selectors')?.map((selector) => ({
      key: textAt(selector, 'tag-key'),
      value: optionalTextAt(selector, 'tag-value') || undefined,
      exclude: optionalFlagAt(selector, 'is-exclude') ?? false,
    })),
    policyCount: integerAt(attributes, 'policy-count'),
    workspaceCount: integerAt(attributes, 'workspace-count'),
    projectCount: optionalIntegerAt(attributes, 'project-count'),
    versioned: flagAt(attributes, 'versioned'),
    currentVersionId: versionIdOf(set, 'current-version'),
    newestVersionId: versionIdOf(set, 'newest-version'),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

/** Patterns without a repository have no effect, and cannot be configured. */
function patternsOf(set: Resource): string[] | undefined {
  if (!set.attributes['vcs-repo']) return undefined;
  const patterns = optionalTextsAt(set, 'attributes', 'policy-update-patterns');
  return patterns?.length ? patterns : undefined;
}

/** The newest version is read only if it is not the current one, which is always ready. */
export async function toWholeState(
  platform: PlatformClient,
  found: Resource,
  options: CallOptions,
): Promise<PolicySetState> {
  const state = toState(await policySetMembers.complete(platform, found, options));
  const { currentVersionId, newestVersionId } = state;
  if (newestVersionId === undefined) return state;
  if (newestVersionId === currentVersionId) return { ...state, newestVersionStatus: 'ready' };
  const newest = await findVersion(platform, newestVersionId, options);
  if (!newest) return state;
  return {
    ...state,
    newestVersionStatus: textAt(newest.attributes, 'status'),
    newestVersionError: versionErrorOf(newest),
  };
}

function repositoryOf(set: Resource): PolicySetState['vcsRepo'] {
  const reported = optionalObjectAt(set, 'attributes', 'vcs-repo');
  const text = (name: string) => optionalTextAt(reported!, name) || undefined;
  return (
    reported && {
      identifier: nameAt(reported, 'identifier'),
      branch: text('branch'),
      oauthTokenId: text('oauth-token-id'),
      githubAppInstallationId: text('github-app-installation-id'),
      ingressSubmodules: optionalFlagAt(reported, 'ingress-submodules') ?? false,
      displayIdentifier: text('display-identifier'),
      webhookUrl: text('webhook-url'),
      repositoryHttpUrl: text('repository-http-url'),
      serviceProvider: text('service-provider'),
    }
  );
}

/** Whether an existing object is the one that a create has sent. */
export function isWhatWasSent(resource: Resource, config: PolicySetConfig): boolean {
  const found = toState(resource);
  return (
    found.kind === config.kind &&
    found.global === config.global &&
    (found.description ?? '') === (config.description ?? '') &&
    found.vcsRepo?.identifier === config.vcsRepo?.identifier &&
    MEMBER_SETS.every((which) => isSameSet(policySetMembers.of(resource, which) ?? [], config[which] ?? []))
  );
}
