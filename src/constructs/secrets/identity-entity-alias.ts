// Written from src/handlers/secrets/identity-entity-alias/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { identityEntityAlias } from '../../handlers/secrets/identity-entity-alias/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `IdentityEntityAlias`. */
export interface IdentityEntityAliasProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name at the auth method, such as that of a user, the id of an AppRole role, or the claim that a role takes names from. Upper
   * and lower case are the same. Must not be empty.
   */
  readonly name: string;
  /**
   * The accessor of the auth method. Must be the accessor of an auth method, such as `accessor` of `lintel_auth_mount`, and not its
   * path.
   */
  readonly mountAccessor: string;
  /** The id of the entity. Another one moves the alias there. Must not be empty. */
  readonly canonicalId: string;
  /**
   * Texts about the alias, to which templates of policies can refer. Must have at most 64 elements. Must have keys of 1 to 128
   * characters. Each value must have at most 512 characters.
   *
   * @default - there is none
   */
  readonly customMetadata?: { [key: string]: string };
}

/**
 * Says that a name at an auth method is an entity: anyone who logs in by it gets the policies of the entity. An entity has at most
 * one alias for each method.
 *
 * The Terraform type is `lintel_identity_entity_alias`.
 */
export class IdentityEntityAlias extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_entity_alias';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_identity_entity_alias', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `IdentityEntityAlias`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isIdentityEntityAlias(x: any): boolean {
    return hasType(x, 'resource lintel_identity_entity_alias');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: IdentityEntityAliasProps) {
    super(scope, id, identityEntityAlias, props);
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

  /**
   * The name at the auth method, such as that of a user, the id of an AppRole role, or the claim that a role takes names from. Upper
   * and lower case are the same.
   */
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

  /** The id of the entity. Another one moves the alias there. */
  public get canonicalId(): string {
    return this.getStringAttribute('canonical_id');
  }

  public set canonicalId(value: string) {
    this._set('canonicalId', value);
  }

  /** Texts about the alias, to which templates of policies can refer. */
  public get customMetadata(): StringMap {
    return new StringMap(this, 'custom_metadata');
  }

  /** What the auth method says of the last login. Null if nobody has logged in by it yet, or the method has none. */
  public get loginMetadata(): StringMap {
    return new StringMap(this, 'login_metadata');
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
}
