import { KvSecretV1Base } from '../kv-secret-v1';
import { AclPolicy } from './acl-policy';

/**
 * A key-value secret in a mount of version 1: one document under a name, which every write replaces as a whole.
 *
 * Terraform's type is `lintel_kv_secret_v1`.
 */
export class KvSecretV1 extends KvSecretV1Base {
  /**
   * Allows tokens with a policy to read the secret.
   *
   * @param policy the policy, which gains a rule
   */
  public grantRead(policy: AclPolicy): void {
    policy.allow(`${this.mount}/${this.name}`, 'read');
  }
}
