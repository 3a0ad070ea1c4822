// Written from src/handlers/secrets/identity-group-alias/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { identityGroupAlias } from '../../handlers/secrets/identity-group-alias/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `IdentityGroupAlias`. */
export interface IdentityGroupAliasProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The name of a group as logins of the auth method have it. Upper and lower case are the same. Must not be empty. */
  readonly name: string;
  /**
   * The accessor of the auth method. Must be the accessor of an auth method, such as `accessor` of `lintel_auth_mount`, and not its
   * path.
   */
  readonly mountAccessor: string;
  /** The id of the group, which must be external. Must not be empty. */
  readonly canonicalId: string;
}

/**
 * Says which group of an auth method an external group is: anyone who logs in with that group is a member. A group has one alias.
 *
 * The Terraform type is `lintel_identity_group_alias`.
 */
export class IdentityGroupAlias extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_group_alias';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_identity_group_alias', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `IdentityGroupAlias`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isIdentityGroupAlias(x: any): boolean {
    return hasType(x, 'resource lintel_identity_group_alias');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityGroupAliasProps) {
    super(scope, id, identityGroupAlias, props);
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

  public set name(value: string) {
    this._set('name', value);
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }

  public set mountAccessor(value: string) {
    this._set('mountAccessor', value);
  }

  /** The id of the alias. */
  public get aliasId(): string {
    return this.getStringAttribute('alias_id');
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

  public set canonicalId(value: string) {
    this._set('canonicalId', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `mountAccessor` is configured as. */
  public get mountAccessorInput(): string {
    return this._input('mountAccessor');
  }

  /** What `canonicalId` is configured as. */
  public get canonicalIdInput(): string {
    return this._input('canonicalId');
  }
}
