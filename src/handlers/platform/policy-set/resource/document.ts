/** The documents for creating and updating a policy set. */

import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import { FIRST, toWireKind } from '../../shared/policy-sets/policy-kind';
import { MEMBER_SETS, MEMBERS, policySetMembers, type MemberSet } from '../../shared/policy-sets/policy-set-members';
import type { PolicySetChange, PolicySetConfig, Selectors } from './types';

export function newDocument({ dialect }: PlatformClient, config: PolicySetConfig): object {
  const { policiesPath, policyUpdatePatterns, vcsRepo } = config;
  const { kind, description, global, agentEnabled, overridable, policyToolVersion, tagSelectors } = config;
  const attributes = {
    name: config.name,
    kind: toWireKind(kind, dialect),
    global,
    ...(description === undefined ? {} : { description }),
    ...(kind === FIRST ? { 'agent-enabled': agentEnabled ?? false } : {}),
    ...(overridable ? { overridable } : {}),
    ...(policyToolVersion === undefined ? {} : { 'policy-tool-version': policyToolVersion }),
    ...(tagSelectors?.length ? { 'tag-selectors': tagSelectors.map(toWireSelector) } : {}),
    ...(vcsRepo === undefined ? {} : { 'vcs-repo': toWireRepository(vcsRepo) }),
    ...(policiesPath === undefined ? {} : { 'policies-path': policiesPath }),
    ...(policyUpdatePatterns === undefined ? {} : { 'policy-update-patterns': policyUpdatePatterns }),
  };
  return { data: { type: 'policy-sets', attributes, relationships: relationshipsOf(config, MEMBER_SETS) } };
}

/** The members that are configured, without empty sets. */
function relationshipsOf(config: PolicySetConfig, which: readonly MemberSet[]): object {
  return Object.fromEntries(
    which.flatMap((one) =>
      config[one]?.length ? [[MEMBERS[one].relationship, policySetMembers.document(one, config[one])]] : [],
    ),
  );
}

/** An update keeps the attributes that it omits. */
export function changedAttributes(
  { config, changed }: PolicySetChange,
  carriesSelectors: boolean,
): Resource['attributes'] {
  const { kind, agentEnabled, policyToolVersion } = config;
  const hasAgent = kind !== FIRST || agentEnabled === true;
  return {
    ...(changed.has('name') ? { name: config.name } : {}),
    ...(changed.has('description') ? { description: config.description ?? null } : {}),
    ...(changed.has('global') ? { global: config.global } : {}),
    ...(changed.has('agentEnabled') && kind === FIRST ? { 'agent-enabled': agentEnabled } : {}),
    ...(changed.has('overridable') && hasAgent ? { overridable: config.overridable } : {}),
    ...(changed.has('policyToolVersion') && policyToolVersion !== undefined
      ? { 'policy-tool-version': policyToolVersion }
      : {}),
    ...(changed.has('vcsRepo') && config.vcsRepo ? { 'vcs-repo': toWireRepository(config.vcsRepo) } : {}),
    ...(changed.has('policiesPath') ? { 'policies-path': config.policiesPath ?? '' } : {}),
    ...(changed.has('policyUpdatePatterns') ? { 'policy-update-patterns': config.policyUpdatePatterns ?? [] } : {}),
    ...(carriesSelectors ? { 'tag-selectors': (config.tagSelectors ?? []).map(toWireSelector) } : {}),
  };
}

type Repository = NonNullable<PolicySetConfig['vcsRepo']>;

function toWireRepository(repository: Repository): object {
  const { identifier, branch, oauthTokenId, githubAppInstallationId, ingressSubmodules } = repository;
  return {
    'identifier': identifier,
    'branch': branch ?? '',
    ...(oauthTokenId === undefined ? {} : { 'oauth-token-id': oauthTokenId }),
    ...(githubAppInstallationId === undefined ? {} : { 'github-app-installation-id': githubAppInstallationId }),
    'ingress-submodules': ingressSubmodules ?? false,
  };
}

export function toWireSelector({ key, value, exclude }: Selectors[number]): object {
  return { 'tag-key': key, 'tag-value': value ?? null, 'is-exclude': exclude };
}
