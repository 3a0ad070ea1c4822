// Written from src/handlers/secrets/namespace/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { namespace } from '../../handlers/secrets/namespace/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `Namespace`. */
export interface NamespaceProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_namespace`.
 */
export class Namespace extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_namespace';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_namespace', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `Namespace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isNamespace(x: any): boolean {
    return hasType(x, 'resource lintel_namespace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NamespaceProps) {
    super(scope, id, namespace, props);
  }

  /** The API path of the namespace. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace that contains this one, as a path below the namespace of the provider. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the namespace, a single path segment. Its case is kept. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** Texts about the namespace. Keys that others have added are removed. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /** The id of the namespace, which its tokens end with. */
  public get namespaceId(): string {
    return this.getStringAttribute('namespace_id');
  }

  /** The UUID of the namespace. Null if the service has none. */
  public get uuid(): string {
    return this.getStringAttribute('uuid');
  }

  /**
   * The path of the namespace below the root namespace, without slashes at its ends. If the provider uses the root namespace, it is
   * the `namespace` of objects in this one.
   */
  public get fullPath(): string {
    return this.getStringAttribute('full_path');
  }

  /** Whether the namespace is locked, so that every request to it is refused. Null if the service does not report it. */
  public get locked(): IResolvable {
    return this.getBooleanAttribute('locked');
  }

  /** Whether the namespace is being deleted. Null if the service does not report it. */
  public get tainted(): IResolvable {
    return this.getBooleanAttribute('tainted');
  }

  /**
   * Whether the namespace is destroyed even if it has mounts or policies, which are then lost. A namespace with namespaces in it is
   * never destroyed. Apply it before the namespace is destroyed.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }

  /** What `customMetadata` is configured as. */
  public get customMetadataInput(): { [key: string]: string } | undefined {
    return this._input('customMetadata');
  }

  /**
   * Changes what `customMetadata` is configured as.
   *
   * @param value the new value
   */
  public putCustomMetadata(value: { [key: string]: string }): void {
    this._set('customMetadata', value);
  }

  /** Removes the configuration of `customMetadata`. */
  public resetCustomMetadata(): void {
    this._set('customMetadata', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
