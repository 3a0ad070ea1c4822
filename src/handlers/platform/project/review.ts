import type { ResourceReview } from '../../../definition/review-rule';
import { executionReview, tagReview } from '../shared/stored/execution-review';
import { PROJECT_EXECUTION } from './definition';

/** The effects of a project's changes on its workspaces. */
export const projectReview: ResourceReview = {
  rules: [
    ...executionReview(PROJECT_EXECUTION, 'runs of workspaces that inherit from the project'),
    ...tagReview('project'),
    {
      attribute: 'name',
      when: 'changes',
      severity: 'note',
      says: 'The project is renamed',
      why: 'What finds it by its name does not find it any more.',
    },
    {
      attribute: 'autoDestroyActivityDuration',
      when: 'changes',
      severity: 'danger',
      on: ['create', 'update', 'replace'],
      says: 'Resources of inactive workspaces are destroyed at another time',
      why: 'Everything that a workspace of the project manages is destroyed once it was inactive for that long.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The project is deleted',
      why: 'The access of teams to it ends, and its variable sets and policy sets no longer apply.',
    },
  ],
  unremarkable: {
    description: 'it is informational',
    ignoreAdditionalTags: 'it says which tags are ours, and is never sent',
  },
};
