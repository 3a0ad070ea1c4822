import type { Kind } from '../../store';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { policyKinds } from '../policies/policy-enforcement';
import { START } from '../projects/default-project';

export interface PolicySet {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  /** If absent, the defaults apply: the first framework, attached nowhere. */
  readonly details?: PolicySetDetails;
}

export interface PolicySetDetails {
  readonly description: string | null;
  readonly kind: string;
  readonly global: boolean;
  readonly agentEnabled: boolean;
  /** Null if the framework does not have it without an agent. */
  readonly overridable: boolean | null;
  readonly policyToolVersion: string | null;
  readonly policiesPath: string | null;
  readonly updatePatterns: readonly string[];
  readonly repository: PolicySetRepository | null;
  /** Ids. They are kept, unseen, while the set is global. */
  readonly workspaces: readonly string[];
  readonly projects: readonly string[];
  readonly excludedWorkspaces: readonly string[];
  readonly excludedProjects: readonly string[];
  readonly tagSelectors: readonly TagSelector[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The repository that the content of a set comes from. */
export interface PolicySetRepository {
  readonly identifier: string;
  /** Empty for the repository's default branch. */
  readonly branch: string;
  /** The id of an OAuth token or of a GitHub App installation. */
  readonly connection: string;
  readonly ingressSubmodules: boolean;
  readonly webhook: string;
}

export interface TagSelector {
  readonly key: string;
  /** Null matches a tag without a value. */
  readonly value: string | null;
  readonly excludes: boolean;
}

export const policySets: Kind<PolicySet> = { name: 'policySets', key: ({ id }) => id };

export function byOrganization({ organization }: PolicySet): string {
  return organization;
}

export function detailsOf({ dialects }: World, { details }: PolicySet): PolicySetDetails {
  return (
    details ?? {
      description: null,
      kind: policyKinds(dialects.platform)[0],
      global: false,
      agentEnabled: false,
      overridable: null,
      policyToolVersion: null,
      policiesPath: null,
      updatePatterns: [],
      repository: null,
      workspaces: [],
      projects: [],
      excludedWorkspaces: [],
      excludedProjects: [],
      tagSelectors: [],
      createdAt: START,
      updatedAt: START,
    }
  );
}

/** Whether a set uses the first framework, which is evaluated without an agent by default. */
export function isFirstFramework({ dialects }: World, kind: string): boolean {
  return kind === policyKinds(dialects.platform)[0];
}

export function getPolicySet(world: World, id: string): PolicySet {
  const set = world.store.of(policySets).find(id);
  if (!set) throw notFound();
  getOrganization(world, set.organization);
  return set;
}

/** Stores the set with changed details. */
export function changeDetails(world: World, set: PolicySet, changes: Partial<PolicySetDetails>): PolicySet {
  const details = { ...detailsOf(world, set), ...changes, updatedAt: world.clock.now().toISOString() };
  return world.store.of(policySets).put({ ...set, details });
}
