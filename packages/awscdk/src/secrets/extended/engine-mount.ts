import { Construct } from 'constructs';
import { SecretsMount, SecretsMountProps } from '../secrets-mount';

/** A mount whose class knows the type of the engine, and adds the objects of the engine. */
export class EngineMount extends SecretsMount {
  /**
   * What `mount` of the engine's objects is set to: the path of the mount, behind its namespace. It is a reference, so that the objects depend on
   * the mount.
   */
  public readonly mountPath: string;

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SecretsMountProps) {
    super(scope, id, props);
    this.mountPath = props.namespace === undefined ? this.path : `${props.namespace}/${this.path}`;
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
