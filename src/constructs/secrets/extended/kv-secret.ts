import { AclPolicy } from './acl-policy';
import { KvSecretBase } from '../kv-secret';

/**
 * A key-value secret in a mount of version 2: numbered versions of a document under a name.
 *
 * Terraform's type is `lintel_kv_secret`.
 */
export class KvSecret extends KvSecretBase {
  /**
   * Allows tokens with a policy to read the secret, its metadata and the names of its keys.
   *
   * @param policy the policy, which gains rules
   */
  public grantRead(policy: AclPolicy): void {
    for (const kind of ['data', 'metadata', 'subkeys']) {
      policy.allow(`${this.mount}/${kind}/${this.name}`, 'read');
    }
  }
}
