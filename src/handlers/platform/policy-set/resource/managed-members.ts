/** Which sets of members a policy set manages, and which the service does not have. */

import type { PlatformClient } from '../../../../clients/platform';
import type { PrivateStateAccess, ResourceContext } from '../../../contract';
import { InvalidConfig } from '../../../errors';
import { MEMBER_SETS, policySetMembers, type MemberSet } from '../../shared/policy-sets/policy-set-members';
import type { PolicySetConfig } from './types';

/** The sets of members that are configured, and so managed by the policy set alone. */
export function ownedBy(config: Partial<PolicySetConfig>): MemberSet[] {
  return MEMBER_SETS.filter((which) => config[which] !== undefined);
}

/** Members that are configured and that the service has been found not to have. */
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
