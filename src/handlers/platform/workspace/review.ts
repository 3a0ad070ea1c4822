import type { ResourceReview, ReviewRule } from '../../../definition/review-rule';
import { executionReview, tagReview } from '../shared/stored/execution-review';
import { WORKSPACE_EXECUTION } from './definition';

const becomesTrue = (
  attribute: string,
  severity: 'danger' | 'warning' | 'note',
  says: string,
  why: string,
): ReviewRule => ({ attribute, when: 'becomes', is: true, on: ['create', 'update', 'replace'], severity, says, why });

const changes = (
  attribute: string,
  severity: 'danger' | 'warning' | 'note',
  says: string,
  why: string,
): ReviewRule => ({ attribute, when: 'changes', severity, says, why });

const READABLE = 'Outputs and secrets in the state can be read there.';
const OTHER_CODE = 'Another code plans, and would destroy what is not in it; with automatic apply at once.';

/** The effects of a workspace's changes on its runs and on its state. */
export const workspaceReview: ResourceReview = {
  rules: [
    becomesTrue(
      'autoApply',
      'danger',
      'Runs are applied without confirmation',
      'Nobody confirms any more what a plan changes or destroys.',
    ),
    becomesTrue(
      'autoApplyRunTrigger',
      'danger',
      'Runs that other workspaces start are applied without confirmation',
      'Nobody confirms any more what a plan changes or destroys.',
    ),
    ...executionReview(WORKSPACE_EXECUTION, 'runs of the workspace'),
    becomesTrue('globalRemoteState', 'danger', 'Every workspace of the organization can read the state', READABLE),
    becomesTrue('projectRemoteState', 'danger', 'Every workspace of the project can read the state', READABLE),
    {
      attribute: 'remoteStateConsumerIds',
      when: 'gains',
      severity: 'warning',
      says: 'Other workspaces can read the state',
      why: READABLE,
    },
    {
      attribute: 'remoteStateConsumerIds',
      when: 'loses',
      severity: 'warning',
      says: 'Workspaces can no longer read the state',
      why: 'Their runs fail if they need it.',
    },
    {
      attribute: 'vcsRepo.identifier',
      when: 'disappears',
      severity: 'warning',
      says: 'The workspace no longer follows a repository',
      why: 'Commits start no runs any more.',
    },
    ...['identifier', 'branch', 'tagsRegex'].map((member) =>
      changes(`vcsRepo.${member}`, 'danger', 'The workspace follows another repository or branch', OTHER_CODE),
    ),
    ...(['differs', 'appears'] as const).map((when): ReviewRule => ({
      attribute: ['vcsRepo.oauthTokenId', 'vcsRepo.githubAppInstallationId'],
      when,
      severity: 'warning',
      says: 'The repository is reached through another connection',
      why: 'Commits start no runs if it has no access.',
    })),
    changes('workingDirectory', 'danger', 'Runs start in another directory', OTHER_CODE),
    changes(
      'terraformVersion',
      'warning',
      'Another version of Terraform runs',
      'A state that a newer version has written cannot be read by an older one.',
    ),
    changes(
      'projectId',
      'danger',
      'The workspace moves to another project',
      'Other teams have access, and other variable sets and policy sets apply.',
    ),
    becomesTrue(
      'speculativeEnabled',
      'warning',
      'Pull requests start plans',
      'A plan runs code of the pull request with the credentials of the workspace.',
    ),
    becomesTrue(
      'queueAllRuns',
      'warning',
      'Commits start runs at once',
      'They no longer wait for a person to start the first run.',
    ),
    ...['autoDestroyAt', 'autoDestroyActivityDuration'].map((attribute) =>
      changes(
        attribute,
        'danger',
        'The resources of the workspace are destroyed at another time',
        'Everything that it manages is destroyed without another confirmation.',
      ),
    ),
    becomesTrue(
      'forceDelete',
      'danger',
      'Destroying the workspace deletes it although it manages resources',
      'They stay where they are, and nobody tracks them any more.',
    ),
    changes('sshKeyId', 'warning', 'Modules are fetched with another key', 'Runs fail where it has no access.'),
    changes(
      'name',
      'warning',
      'The workspace is renamed',
      'What refers to it by its name, such as a remote backend, does not find it any more.',
    ),
    ...tagReview('workspace'),
    changes(
      'tagNames',
      'note',
      'The tags of the workspace without a value change',
      'A backend selects workspaces by them.',
    ),
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      where: { attribute: 'forceDelete', is: [true] },
      severity: 'danger',
      says: 'The workspace is deleted although it may manage resources',
      why: 'They stay where they are, and nobody tracks them any more: its state, its runs and its variables end.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The workspace is deleted',
      why: 'Its state, its runs and its variables end. The service refuses it while the workspace manages resources.',
    },
  ],
  unremarkable: {
    vcsRepo: 'its members have rules',
    description: 'it is informational',
    sourceName: 'it is informational',
    sourceUrl: 'it is informational',
    allowDestroyPlan: 'a run that destroys everything is confirmed by a person',
    assessmentsEnabled: 'it reports drift and changes nothing',
    fileTriggersEnabled: 'it decides which commits start runs, which are confirmed as before',
    triggerPrefixes: 'they decide which commits start runs, which are confirmed as before',
    triggerPatterns: 'they decide which commits start runs, which are confirmed as before',
    structuredRunOutputEnabled: 'it decides how the output of runs is shown',
    ignoreAdditionalTags: 'it says which tags are ours, and is never sent',
    ignoreAdditionalTagNames: 'it says which tags are ours, and is never sent',
    timeouts: 'they are never sent',
  },
};
