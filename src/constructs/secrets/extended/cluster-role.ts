import { ClusterRoleBase } from '../cluster-role';
import { AclPolicy } from './acl-policy';

/**
 * A role of a cluster engine. It issues tokens for an existing service account, or for one that is created with each token.
 *
 * Terraform's type is `lintel_cluster_role`.
 */
export class ClusterRole extends ClusterRoleBase {
  /**
   * Allows tokens with a policy to obtain tokens of this role.
   *
   * @param policy the policy, which gains a rule
   */
  public grantRead(policy: AclPolicy): void {
    policy.allow(`${this.mount}/creds/${this.name}`, 'update');
  }
}
