// Written from src/handlers/secrets/auth-mount/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { MountSummaryList } from './nested-values';
import { authMountsData } from '../../handlers/secrets/auth-mount/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAuthMounts`. */
export interface DataAuthMountsProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The type of the auth mounts to return.
   *
   * @default - those of all types are returned
   */
  readonly type?: string;
}

/**
 * The auth methods that are mounted.
 *
 * The Terraform type is `lintel_auth_mounts`.
 */
export class DataAuthMounts extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_auth_mounts';

  /**
   * Whether a value is a `DataAuthMounts`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAuthMounts(x: any): boolean {
    return hasType(x, 'data lintel_auth_mounts');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAuthMountsProps = {}) {
    super(scope, id, authMountsData, props);
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

  /** The type of the auth mounts to return. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  public set type(value: string) {
    this._set('type', value);
  }

  /** The auth mounts, sorted by path, with those that the service always has. Empty if there are none. */
  public get mounts(): MountSummaryList {
    return new MountSummaryList(this, 'mounts', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `type` is configured as. */
  public get typeInput(): string | undefined {
    return this._input('type');
  }

  /** Removes the configuration of `type`. */
  public resetType(): void {
    this._set('type', undefined);
  }
}
