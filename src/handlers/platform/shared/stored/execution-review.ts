import type { ReviewRule } from '../../../../definition/review-rule';
import type { Execution } from './execution-attributes';

/** Effects of changing where runs are executed. `whose`: the runs, as in "runs of the workspace". */
export function executionReview({ mode, pool }: Execution, whose: string): ReviewRule[] {
  return [
    {
      attribute: mode,
      when: 'becomes',
      is: 'local',
      severity: 'danger',
      says: `The ${whose} are no longer executed by the platform`,
      why: 'Policies and run tasks no longer apply, and each person who runs Terraform needs the credentials.',
    },
    {
      attribute: mode,
      when: 'changes',
      severity: 'warning',
      says: `The ${whose} are executed elsewhere`,
      why: 'They have another network and other credentials, and something else decides from now on where they are executed.',
    },
    {
      attribute: pool,
      when: 'changes',
      severity: 'warning',
      says: `Other agents execute the ${whose}`,
      why: 'They have another network and other credentials.',
    },
  ];
}

/** Effects of changing tags. */
export function tagReview(thing: string): ReviewRule[] {
  return [
    {
      attribute: 'tags',
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: `The tags of the ${thing} change`,
      why: 'Policy sets and searches may select by them.',
    },
  ];
}
