import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

const HELD = 'Those objects refer to a policy that no longer exists and may fail to apply.';
const OUT_OF_SETS =
  'Runs are no longer checked by it. A recreated policy is in none of the policy sets that contained the old one.';

/** The effects of a policy's changes on the runs that it checks. */
export const policyReview: ResourceReview = {
  rules: [
    {
      attribute: 'enforcementLevel',
      when: 'falls',
      order: ['hard-mandatory', 'mandatory', 'soft-mandatory', 'advisory'],
      severity: 'danger',
      says: 'The policy is enforced less strictly',
      why: 'Runs that it stopped can continue: after an override with `soft-mandatory`, automatically with `advisory`.',
    },
    {
      attribute: 'enforcementLevel',
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: 'The policy is enforced more strictly',
      why: 'Runs that used to continue are stopped.',
    },
    {
      attribute: 'source',
      when: 'changes',
      asText: true,
      severity: 'warning',
      says: 'The code of the policy changes',
      why: 'It decides which runs pass, in every workspace of every policy set that contains the policy.',
    },
    {
      attribute: 'query',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'The query of the policy changes',
      why: 'A query that matches nothing in the code lets every run pass.',
    },
    { on: ['delete', 'replace'], about: ['organization', 'name', 'kind'], judge: judgeEnd },
  ],
  unremarkable: {
    description: 'it is informational',
    sourceFile: 'it is only the location of the code, which the rule about `source` covers',
    policySetIds: 'only the policy sets themselves can change them',
  },
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const what = operation === 'delete' ? 'The policy is deleted' : 'The policy is deleted and recreated';
  if (heldBy.length > 0) {
    return [
      { severity: 'danger', says: `${what} while other objects in this plan still use it`, items: heldBy, why: HELD },
    ];
  }
  const sets = Array.isArray(before.policySetIds) ? before.policySetIds : [];
  return [
    {
      severity: sets.length > 0 ? 'danger' : 'warning',
      says: sets.length > 0 ? `${what} while policy sets contain it` : what,
      items: sets,
      why: OUT_OF_SETS,
    },
  ];
}
