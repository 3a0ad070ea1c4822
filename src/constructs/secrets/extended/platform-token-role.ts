import { PlatformTokenRoleBase } from '../platform-token-role';
import { AclPolicy } from './acl-policy';

/**
 * A role of a platform-token engine: the organization, team or user that it issues platform tokens for. An organization or a team has
 * a single token, which every change of the role revokes. Destroying the role does not affect existing tokens.
 *
 * Terraform's type is `lintel_platform_token_role`.
 */
export class PlatformTokenRole extends PlatformTokenRoleBase {
  /**
   * Allows tokens with a policy to obtain tokens of this role.
   *
   * @param policy the policy, which gains a rule
   */
  public grantRead(policy: AclPolicy): void {
    policy.allow(`${this.mount}/creds/${this.name}`, 'read');
  }
}
