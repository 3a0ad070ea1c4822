/** The sets of members that a policy set manages, and those that the service does not support. */

import type { PlatformClient } from '../../../../clients/platform';
import type { PrivateStateAccess, ResourceContext } from '../../../contract';
import { InvalidConfig } from '../../../errors';
import { MEMBER_SETS, policySetMembers, type MemberSet } from '../../shared/policy-sets/policy-set-members';
import type { PolicySetConfig } from './types';

/** The configured sets of members, which only the policy set manages. */
export function ownedBy(config: Partial<PolicySetConfig>): MemberSet[] {
  return MEMBER_SETS.filter((which) => config[which] !== undefined);
}

/** Configured members that the service is known not to support. */
export function lackingMembers(platform: PlatformClient, config: PolicySetConfig): MemberSet | undefined {
  return MEMBER_SETS.find((which) => (config[which] ?? []).length > 0 && policySetMembers.lacks(platform, which));
}

export function unsupported(which: MemberSet): InvalidConfig {
  return new InvalidConfig([which], policySetMembers.lackingWords(which));
}

/** The sets of members that the last apply configured. */
export class ManagedMembers {
  private readonly names: readonly string[];

  constructor(privateState: Pick<PrivateStateAccess, 'recall'>) {
    this.names = privateState.recall<readonly string[]>('members') ?? [];
  }

  public includes(which: MemberSet): boolean {
    return this.names.includes(which);
  }

  public static remember(privateState: ResourceContext['privateState'], config: PolicySetConfig): void {
    privateState.remember('members', ownedBy(config));
  }
}
