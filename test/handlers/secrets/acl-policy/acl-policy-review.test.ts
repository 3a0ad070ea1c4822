import type { Judgement, ObjectChange, PlannedObject } from '../../../../src/definition/review-rule';
import { aclPolicyReview } from '../../../../src/handlers/secrets/acl-policy/review';

const role: PlannedObject = {
  type: 'lintel_token_role',
  address: 'lintel_token_role.pipeline',
  operation: 'none',
  before: {},
  after: { allowedPolicies: ['deploy'] },
};
const deletion = (others: readonly PlannedObject[]): ObjectChange => ({
  type: 'lintel_acl_policy',
  address: 'lintel_acl_policy.deploy',
  operation: 'delete',
  before: { name: 'deploy', policy: 'path "a" {}' },
  after: {},
  changed: new Set(),
  replacing: new Set(),
  others,
  nameOf: () => undefined,
  heldBy: [],
});
const remarks = (change: ObjectChange) =>
  aclPolicyReview.rules
    .filter((rule): rule is Judgement => 'judge' in rule && rule.on.includes(change.operation))
    .flatMap((rule) => rule.judge(change).map(({ severity, items }) => [severity, items]));

it('the deletion of a policy is a warning if a role of the plan names it, and names the role', () => {
  expect(remarks(deletion([role]))).toEqual([['warning', ['lintel_token_role.pipeline']]]);
  expect(remarks(deletion([{ ...role, operation: 'delete', after: {} }]))).toEqual([['note', []]]);
  expect(remarks(deletion([{ ...role, after: { tokenPolicies: ['another'] } }]))).toEqual([['note', []]]);
});
