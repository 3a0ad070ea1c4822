// Written from src/handlers/secrets/namespace/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { namespacesData } from '../../handlers/secrets/namespace/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataNamespaces`. */
export interface DataNamespacesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * Whether namespaces in these namespaces are returned, too. Only supported with the dialect `openbao`.
   *
   * @default false
   */
  readonly recursive?: boolean | IResolvable;
}

/**
 * The namespaces in a namespace. Only supported with the dialects `vault` (Vault Enterprise) and `openbao`.
 *
 * The Terraform type is `lintel_namespaces`.
 */
export class DataNamespaces extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_namespaces';

  /**
   * Whether a value is a `DataNamespaces`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataNamespaces(x: any): boolean {
    return hasType(x, 'data lintel_namespaces');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataNamespacesProps = {}) {
    super(scope, id, namespacesData, props);
  }

  /** The API path that was listed. */
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

  /** Whether namespaces in these namespaces are returned, too. Only supported with the dialect `openbao`. */
  public get recursive(): boolean | IResolvable {
    return this.getBooleanAttribute('recursive');
  }

  public set recursive(value: boolean | IResolvable) {
    this._set('recursive', value);
  }

  /** The names of the namespaces, or their paths below the listed one, sorted. Empty if there are none. */
  public get names(): string[] {
    return this.getListAttribute('names');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `recursive` is configured as. */
  public get recursiveInput(): boolean | IResolvable | undefined {
    return this._input('recursive');
  }

  /** Removes the configuration of `recursive`. */
  public resetRecursive(): void {
    this._set('recursive', undefined);
  }
}
