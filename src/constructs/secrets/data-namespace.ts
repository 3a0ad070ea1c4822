// Written from src/handlers/secrets/namespace/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { namespaceData } from '../../handlers/secrets/namespace/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataNamespace`. */
export interface DataNamespaceProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the namespace, a single path segment. Its case is kept. Must be a single path segment without white space, `+` and
   * `*`. Must be neither `root`, `sys`, `audit`, `auth`, `cubbyhole` nor `identity`: the service keeps these.
   */
  readonly path: string;
}

/**
 * A namespace. Only supported with the dialects `vault` (Vault Enterprise) and `openbao`.
 *
 * The Terraform type is `lintel_namespace`.
 */
export class DataNamespace extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_namespace';

  /**
   * Whether a value is a `DataNamespace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataNamespace(x: any): boolean {
    return hasType(x, 'data lintel_namespace');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataNamespaceProps) {
    super(scope, id, namespaceData, props);
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

  /** The API path of the namespace. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
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
}
