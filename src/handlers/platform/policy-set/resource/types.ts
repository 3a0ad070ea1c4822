/** Types derived from the definition. */
import type { ConfigOf, ReadStateOf } from '../../../../definition/resource';
import type { Change, Proposal } from '../../../contract';
import type { MemberSet } from '../../shared/policy-sets/policy-set-members';
import type { policySet } from '../definition';

export interface PolicySetConfig extends ConfigOf<typeof policySet> {}
export interface PolicySetChange extends Change<typeof policySet> {}

export type Selectors = NonNullable<PolicySetConfig['tagSelectors']>;

/** Attributes that the service fills in are part of every response. */
export type PolicySetState = ReadStateOf<typeof policySet> &
  Required<Pick<ReadStateOf<typeof policySet>, MemberSet | 'agentEnabled'>>;

export type PolicySetProposal = Proposal<typeof policySet>;
