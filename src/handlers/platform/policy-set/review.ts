import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

const OTHERWISE = 'The policies can no longer be read if that connection has no access to the repository.';

/** The effects of a policy set's changes on the runs that it checks. A replacement ends all of its memberships, whatever the ids of the members. */
export const policySetReview: ResourceReview = {
  rules: [
    { on: ['update', 'replace'], about: ['global'], judge: judgeGlobal },
    {
      attribute: 'policyIds',
      when: 'loses',
      on: ['update'],
      severity: 'danger',
      says: 'Policies are removed from the policy set',
      why: 'Runs are no longer checked by them here, and nowhere if no other policy set contains them.',
    },
    {
      attribute: ['workspaceIds', 'projectIds'],
      when: 'loses',
      on: ['update'],
      severity: 'danger',
      says: 'The policy set is detached from workspaces or projects',
      why: 'Runs there pass without its policies.',
    },
    {
      attribute: ['excludedWorkspaceIds', 'excludedProjectIds'],
      when: 'gains',
      on: ['create', 'update'],
      severity: 'danger',
      says: 'Workspaces or projects are excluded from the policy set',
      why: 'An exclusion wins over everything else, even over `global`: runs there pass without the policies.',
    },
    {
      attribute: ['excludedWorkspaceIds', 'excludedProjectIds'],
      when: 'loses',
      on: ['update'],
      severity: 'warning',
      says: 'Exclusions from the policy set end',
      why: 'Runs there that used to pass may be stopped.',
    },
    {
      attribute: ['policyIds', 'workspaceIds', 'projectIds'],
      when: 'gains',
      on: ['update'],
      severity: 'warning',
      says: 'The policy set has additional policies, workspaces or projects',
      why: 'Runs that used to pass may be stopped.',
    },
    { on: ['create', 'update'], about: ['tagSelectors'], judge: judgeSelectors },
    {
      attribute: 'overridable',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Failures of the policies can be overridden',
      why: 'People with the permission can let runs continue, even if a `hard-mandatory` policy fails.',
    },
    {
      attribute: 'overridable',
      when: 'becomes',
      is: false,
      severity: 'note',
      says: 'Failures of the policies can no longer be overridden',
      why: 'Runs with failures that used to be overridden are stopped.',
    },
    {
      attribute: 'agentEnabled',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Policies are no longer evaluated by an agent',
      why: 'The version and the setting that allows overrides are lost, and policy checks without an agent are deprecated.',
    },
    {
      attribute: 'agentEnabled',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Policies are evaluated by an agent',
      why: 'The same code may give other results with another version of the program that evaluates it.',
    },
    {
      attribute: ['vcsRepo.identifier', 'vcsRepo.branch', 'policiesPath'],
      when: 'changes',
      on: ['update'],
      severity: 'danger',
      says: 'The policies come from another place',
      why: 'Anyone who may write there can decide what is enforced.',
    },
    {
      attribute: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      when: 'differs',
      on: ['update'],
      severity: 'warning',
      says: 'The repository is connected otherwise',
      why: OTHERWISE,
    },
    {
      attribute: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      when: 'disappears',
      on: ['update'],
      severity: 'warning',
      says: 'The repository is connected otherwise',
      why: OTHERWISE,
    },
    {
      attribute: 'vcsRepo.ingressSubmodules',
      when: 'becomes',
      is: true,
      on: ['update'],
      severity: 'warning',
      says: 'The submodules of the repository are fetched, too',
      why: 'Anyone who may write to them can decide what is enforced.',
    },
    {
      attribute: 'policyUpdatePatterns',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Other commits make new versions of the policies',
      why: 'A commit that changes no matching file is not enforced.',
    },
    {
      attribute: 'policyToolVersion',
      when: 'differs',
      severity: 'warning',
      says: 'Policies are evaluated by another version',
      why: 'The same code may give other results.',
    },
    { on: ['delete', 'replace'], about: ['organization', 'kind'], judge: judgeEnd },
  ],
  unremarkable: {
    vcsRepo: 'its members have rules, and a repository that comes or goes replaces the policy set',
    name: 'renaming does not affect runs',
    description: 'it is informational',
    timeouts: 'it is only a waiting time',
  },
};

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** For `global`, counts the members that keep the policies when it ends. */
function judgeGlobal({ changed, before, after }: ObjectChange): Remark[] {
  if (!changed.has('global')) return [];
  if (after.global === true) {
    return [
      {
        severity: 'warning',
        attribute: 'global',
        says: 'The policy set applies to all workspaces',
        why: 'Runs of every present and future workspace wait for its policies and can be stopped by them.',
      },
    ];
  }
  if (before.global !== true) return [];
  const [workspaces, projects] = [countOf(after.workspaceIds), countOf(after.projectIds)];
  return [
    {
      severity: 'danger',
      attribute: 'global',
      says: 'The policy set no longer applies to all workspaces',
      why: `Only ${workspaces} attached ${workspaces === 1 ? 'workspace' : 'workspaces'} and ${projects} attached ${projects === 1 ? 'project' : 'projects'} keep its policies: runs elsewhere pass without them.`,
    },
  ];
}

function judgeSelectors({ changed, before, after }: ObjectChange): Remark[] {
  if (!changed.has('tagSelectors')) return [];
  const excluding = (values: unknown, excludes: boolean) =>
    (Array.isArray(values) ? values : []).filter(
      (one) =>
        typeof one === 'object' && one !== null && ((one as { exclude?: unknown }).exclude === true) === excludes,
    );
  const keys = (values: readonly unknown[]) => new Set(values.map((one) => JSON.stringify(one)));
  const lacks = (one: readonly unknown[], other: readonly unknown[]) =>
    [...keys(one)].some((key) => !keys(other).has(key));
  const [excludedBefore, excludedAfter] = [excluding(before.tagSelectors, true), excluding(after.tagSelectors, true)];
  const [includedBefore, includedAfter] = [excluding(before.tagSelectors, false), excluding(after.tagSelectors, false)];
  if (lacks(excludedAfter, excludedBefore)) {
    return [
      {
        severity: 'danger',
        attribute: 'tagSelectors',
        says: 'Workspaces are excluded by their tags',
        why: 'An exclusion wins over everything else, even over `global`: runs there pass without the policies.',
      },
    ];
  }
  if (lacks(includedBefore, includedAfter)) {
    return [
      {
        severity: 'danger',
        attribute: 'tagSelectors',
        says: 'The policy set no longer applies to workspaces with a tag',
        why: 'Runs there pass without its policies.',
      },
    ];
  }
  if (countOf(before.tagSelectors) + countOf(after.tagSelectors) === 0) return [];
  return [
    {
      severity: 'warning',
      attribute: 'tagSelectors',
      says: 'The policy set applies to workspaces with other tags',
      why: 'Runs there that used to pass may be stopped.',
    },
  ];
}

function judgeEnd({ heldBy, operation }: ObjectChange): Remark[] {
  return [
    {
      severity: 'danger',
      says: operation === 'delete' ? 'The policy set is deleted' : 'The policy set is deleted and recreated',
      items: heldBy,
      why: 'Its parameters and attachments end with it, including those outside this plan. Runs pass without its policies, and those that evaluate it now fail.',
    },
  ];
}
