import { DatabaseRoleBase } from '../database-role';
import { AclPolicy } from './acl-policy';

/**
 * A dynamic role of the database engine: the service creates a database user for each request. Destroying the role does not affect
 * existing users, which are removed when their leases end.
 *
 * Terraform's type is `lintel_database_role`.
 */
export class DatabaseRole extends DatabaseRoleBase {
  /**
   * Allows tokens with a policy to obtain credentials of this role.
   *
   * @param policy the policy, which gains a rule
   */
  public grantRead(policy: AclPolicy): void {
    policy.allow(`${this.mount}/creds/${this.name}`, 'read');
  }
}
