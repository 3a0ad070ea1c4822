import { SecretsMountBase } from '../secrets-mount';

/**
 * A secrets engine at a path. Destroying it ends its leases and deletes everything that it stores.
 *
 * Terraform's type is `lintel_secrets_mount`.
 */
export class SecretsMount extends SecretsMountBase {
  /**
   * What `mount` of the engine's objects is set to: the path of the mount, behind its namespace. It is a reference, so that the objects depend on
   * the mount.
   */
  public get mountPath(): string {
    return this.namespaceInput === undefined ? this.path : `${this.namespace}/${this.path}`;
  }

  /**
   * The properties of an object in this mount.
   *
   * @internal
   */
  protected _placed<Props extends { readonly mount?: string }>(id: string, props: Props): Props {
    if (props.mount !== undefined) {
      throw new Error(
        `${this.node.path}/${id}: remove \`mount\`. What is added to a mount is in that mount; to place it elsewhere, declare it by itself.`,
      );
    }
    return { ...props, mount: this.mountPath };
  }
}
