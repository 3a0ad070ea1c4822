import { Construct } from 'constructs';
import { KvSecretBase, KvSecretProps } from '../kv-secret';
import { AclPolicy } from './acl-policy';

/**
 * A key-value secret in a mount of version 2: numbered versions of a document under a name.
 *
 * Terraform's type is `lintel_kv_secret`.
 */
export class KvSecret extends KvSecretBase {
  /**
   * Writes values that an ephemeral resource has read or generated, so that they are in neither the plan nor the state.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param values an object with the keys of the secret, whose values are those of ephemeral resources; or all values of another secret,
   *   such as `data` of an `EphemeralKvSecret`
   * @param props the secret's properties, without `data` and `dataWo`
   */
  public static fromEphemeral(
    scope: Construct,
    id: string,
    values: { [key: string]: any },
    props: KvSecretProps,
  ): KvSecret {
    const both = (['data', 'dataWo'] as const).find((property) => props[property] !== undefined);
    if (both !== undefined) {
      throw new Error(
        `${[scope.node.path, id].filter(Boolean).join('/')}: remove \`${both}\`. The values of this secret come from ephemeral resources.`,
      );
    }
    return new KvSecret(scope, id, { ...props, dataWo: values });
  }

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
