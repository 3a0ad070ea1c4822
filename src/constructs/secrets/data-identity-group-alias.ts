// Written from src/handlers/secrets/identity-group-alias/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { identityGroupAliasData } from '../../handlers/secrets/identity-group-alias/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityGroupAlias`. */
export interface DataIdentityGroupAliasProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The id of the object. */
  readonly aliasId: string;
}

/**
 * The group of an auth method that an external group is.
 *
 * The Terraform type is `lintel_identity_group_alias`.
 */
export class DataIdentityGroupAlias extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_group_alias';

  /**
   * Whether a value is a `DataIdentityGroupAlias`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityGroupAlias(x: any): boolean {
    return hasType(x, 'data lintel_identity_group_alias');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityGroupAliasProps) {
    super(scope, id, identityGroupAliasData, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** The name of a group as logins of the auth method have it. Upper and lower case are the same. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }

  /** The id of the object. */
  public get aliasId(): string {
    return this.getStringAttribute('alias_id');
  }

  public set aliasId(value: string) {
    this._set('aliasId', value);
  }

  /** The path of the auth method, with `auth/` before it. Null if the auth method no longer exists. */
  public get mountPath(): string {
    return this.getStringAttribute('mount_path');
  }

  /** The type of the auth method. Null if the auth method no longer exists. */
  public get mountType(): string {
    return this.getStringAttribute('mount_type');
  }

  /** The id of the group, which must be external. */
  public get canonicalId(): string {
    return this.getStringAttribute('canonical_id');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `aliasId` is configured as. */
  public get aliasIdInput(): string {
    return this._input('aliasId');
  }
}
