import type { Resource } from '../../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { optionalObjectAt, optionalRelatedIdAt, optionalTextAt, textAt } from '../../../../clients/read-response';
import type { CreateByName } from '../create-by-name';
import { findOneByName } from '../lookup';
import type { ReadFromList } from '../read-from-list';

export function policySetsPath(organization: string): string {
  return path`/organizations/${organization}/policy-sets`;
}

export function policySetPath(id: string): string {
  return path`/policy-sets/${id}`;
}

/** Throws `NotFound`, with a similar name if there is one. */
export function findPolicySet(
  platform: PlatformClient,
  organization: string,
  name: string,
  options: CallOptions,
): Promise<Resource> {
  const named = { what: 'policy set', organization, list: policySetsPath(organization) };
  return findOneByName(platform, named, name, { 'search[name]': name }, options);
}

export function policySetByName({
  organization,
  name,
}: {
  readonly organization: string;
  readonly name: string;
}): CreateByName {
  return {
    what: 'policy set',
    organization,
    name,
    list: policySetsPath(organization),
    search: { 'search[name]': name },
    hint: 'a replacement, such as for another `kind`, has the same name, so it cannot use `create_before_destroy`',
  };
}

export function policySetInList({
  id,
  organization,
}: {
  readonly id: string;
  readonly organization?: string;
}): ReadFromList {
  return {
    what: 'policy set',
    id,
    path: policySetPath(id),
    owner: organization,
    list: organization && policySetsPath(organization),
  };
}

/** The id of a version of the set; undefined if there is none. */
export function versionIdOf(set: Resource, which: 'current-version' | 'newest-version'): string | undefined {
  return optionalRelatedIdAt(set, which);
}

/** A version of a policy set, in the form of the data sources. */
export function versionOf(found: Resource) {
  const { attributes, id } = found;
  const commit = optionalObjectAt(attributes, 'ingress-attributes') ?? {};
  return {
    id,
    status: textAt(attributes, 'status'),
    source: optionalTextAt(attributes, 'source') || undefined,
    error: versionErrorOf(found),
    commitSha: optionalTextAt(commit, 'commit-sha') || undefined,
    commitUrl: optionalTextAt(commit, 'commit-url') || undefined,
    identifier: optionalTextAt(commit, 'identifier') || undefined,
    createdAt: textAt(attributes, 'created-at'),
  };
}

/** Newer services have the reason in a separate field. */
export function versionErrorOf({ attributes }: Resource): string | undefined {
  return optionalTextAt(attributes, 'error-message') || optionalTextAt(attributes, 'error') || undefined;
}

export function versionsPath(policySetId: string): string {
  return path`/policy-sets/${policySetId}/versions`;
}

function versionPath(id: string): string {
  return path`/policy-set-versions/${id}`;
}

export function versionInList(policySetId: string, id: string): ReadFromList {
  return {
    what: 'policy set version',
    id,
    path: versionPath(id),
    owner: policySetId,
    list: versionsPath(policySetId),
  };
}

export function findVersion(
  platform: PlatformClient,
  id: string,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return platform.find(versionPath(id), undefined, options).then((found) => found?.data);
}
