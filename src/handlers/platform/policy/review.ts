import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

const HELD = 'What refers to it is left with a policy that is not there, and may fail to apply.';
const OUT_OF_SETS = 'No run is checked by it any more. The policy sets that hold it are not part of it: what is made anew is in none of them.';

/** What a change of a policy means to the runs that it is checked against. */
export const policyReview: ResourceReview = {
  rules: [
    {
      attribute: 'enforcementLevel', when: 'falls', order: ['hard-mandatory', 'mandatory', 'soft-mandatory', 'advisory'], severity: 'danger', says: 'The policy is enforced less strictly',
      why: 'Runs that it stopped can go on: after an override with `soft-mandatory`, by themselves with `advisory`.',
    },
    { attribute: 'enforcementLevel', when: 'changes', on: ['update'], severity: 'note', says: 'The policy is enforced more strictly', why: 'Runs that went on are stopped from now on.' },
    {
      attribute: 'source', when: 'changes', asText: true, severity: 'warning', says: 'The code of the policy changes',
      why: 'It decides what passes, in every workspace of every policy set that holds it.',
    },
    {
      attribute: 'query', when: 'changes', on: ['update'], severity: 'warning', says: 'The policy is asked another question',
      why: 'A query that finds nothing in the code passes every run.',
    },
    { on: ['delete', 'replace'], about: ['organization', 'name', 'kind'], judge: judgeEnd },
  ],
  unremarkable: {
    description: 'it is a text for people',
    sourceFile: 'it is where the code comes from: the rule about `source` speaks of the code',
    policySetIds: 'nothing but the policy set changes them',
  },
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const what = operation === 'delete' ? 'The policy is deleted' : 'The policy is deleted and made anew';
  if (heldBy.length > 0) return [{ severity: 'danger', says: `${what} while something in this plan still uses it`, items: heldBy, why: HELD }];
  const sets = Array.isArray(before.policySetIds) ? before.policySetIds : [];
  return [{ severity: sets.length > 0 ? 'danger' : 'warning', says: sets.length > 0 ? `${what} while policy sets hold it` : what, items: sets, why: OUT_OF_SETS }];
}
