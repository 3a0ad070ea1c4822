// Written from src/handlers/secrets/namespace/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `Namespace`. */
export interface NamespaceProps extends LintelResourceProps {
  /**
   * The namespace that contains this one, as a path below the namespace of the provider. Must be one or more segments, without a
   * leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider
   */
  readonly namespace?: string;
  /**
   * The name of the namespace, a single path segment. Its case is kept. Must be a single path segment without white space, `+` and
   * `*`. Must be neither `root`, `sys`, `audit`, `auth`, `cubbyhole` nor `identity`: the service keeps these. Changing it forces
   * replacement.
   */
  readonly path: string;
  /**
   * Texts about the namespace. Keys that others have added are removed.
   *
   * @default - there is none
   */
  readonly customMetadata?: { [key: string]: string };
  /**
   * Whether the namespace is destroyed even if it has mounts or policies, which are then lost. A namespace with namespaces in it is
   * never destroyed. Apply it before the namespace is destroyed.
   *
   * @default - a namespace with mounts or policies is not destroyed
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * A namespace: a service within the service, with its own mounts, policies and tokens. Destroying it deletes everything in it. Only
 * supported with the dialects `vault` (Vault Enterprise) and `openbao`.
 *
 * The CloudFormation type is `Custom::LintelNamespace`.
 */
export class Namespace extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelNamespace';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NamespaceProps) {
    super(scope, id, 'Namespace', props);
  }

  /** The API path of the namespace. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the namespace, a single path segment. Its case is kept. */
  public get path(): string {
    return this._string('Path');
  }

  /** The id of the namespace, which its tokens end with. */
  public get namespaceId(): string {
    return this._string('NamespaceId');
  }

  /** The UUID of the namespace. If the service has none, a reference to it fails. */
  public get uuid(): string {
    return this._string('Uuid');
  }

  /**
   * The path of the namespace below the root namespace, without slashes at its ends. If the provider uses the root namespace, it is
   * the `namespace` of objects in this one.
   */
  public get fullPath(): string {
    return this._string('FullPath');
  }

  /**
   * Whether the namespace is locked, so that every request to it is refused. If the service does not report it, a reference to it
   * fails.
   */
  public get locked(): IResolvable {
    return this._boolean('Locked');
  }

  /** Whether the namespace is being deleted. If the service does not report it, a reference to it fails. */
  public get tainted(): IResolvable {
    return this._boolean('Tainted');
  }
}
