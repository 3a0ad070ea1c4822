import { DatabaseStaticRoleBase } from '../database-static-role';
import { AclPolicy } from './acl-policy';

/**
 * A static role of the database engine: an existing database user whose password the service rotates. Creating the role rotates the
 * password. Destroying it leaves the user with its last password.
 *
 * Terraform's type is `lintel_database_static_role`.
 */
export class DatabaseStaticRole extends DatabaseStaticRoleBase {
  /**
   * Allows tokens with a policy to obtain the credentials of this role.
   *
   * @param policy the policy, which gains a rule
   */
  public grantRead(policy: AclPolicy): void {
    policy.allow(`${this.mount}/static-creds/${this.name}`, 'read');
  }
}
