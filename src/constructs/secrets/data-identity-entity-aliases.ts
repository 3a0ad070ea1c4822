// Written from src/handlers/secrets/identity-entity-alias/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { identityEntityAliasesData } from '../../handlers/secrets/identity-entity-alias/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityEntityAliases`. */
export interface DataIdentityEntityAliasesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The id of an entity, whose aliases are returned.
   *
   * @default - those of every entity are returned
   */
  readonly canonicalId?: string;
  /**
   * The accessor of an auth method, whose aliases are returned.
   *
   * @default - those of every auth method are returned
   */
  readonly mountAccessor?: string;
}

/**
 * The aliases of the entities of a namespace, of one entity, or of one auth method.
 *
 * The Terraform type is `lintel_identity_entity_aliases`.
 */
export class DataIdentityEntityAliases extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_entity_aliases';

  /**
   * Whether a value is a `DataIdentityEntityAliases`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityEntityAliases(x: any): boolean {
    return hasType(x, 'data lintel_identity_entity_aliases');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityEntityAliasesProps = {}) {
    super(scope, id, identityEntityAliasesData, props);
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

  /** The id of an entity, whose aliases are returned. */
  public get canonicalId(): string {
    return this.getStringAttribute('canonical_id');
  }

  public set canonicalId(value: string) {
    this._set('canonicalId', value);
  }

  /** The accessor of an auth method, whose aliases are returned. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }

  public set mountAccessor(value: string) {
    this._set('mountAccessor', value);
  }

  /** The aliases, sorted by name. Empty if there are none. */
  public get aliases(): DataIdentityEntityAliasesAliasesList {
    return new DataIdentityEntityAliasesAliasesList(this, 'aliases', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `canonicalId` is configured as. */
  public get canonicalIdInput(): string | undefined {
    return this._input('canonicalId');
  }

  /** Removes the configuration of `canonicalId`. */
  public resetCanonicalId(): void {
    this._set('canonicalId', undefined);
  }

  /** What `mountAccessor` is configured as. */
  public get mountAccessorInput(): string | undefined {
    return this._input('mountAccessor');
  }

  /** Removes the configuration of `mountAccessor`. */
  public resetMountAccessor(): void {
    this._set('mountAccessor', undefined);
  }
}

/** The aliases, sorted by name. Empty if there are none. */
export class DataIdentityEntityAliasesAliasesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the alias. */
  public get aliasId(): string {
    return this.getStringAttribute('alias_id');
  }

  /** The name at the auth method. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The id of the entity. */
  public get canonicalId(): string {
    return this.getStringAttribute('canonical_id');
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }
}

/** The aliases, sorted by name. Empty if there are none. */
export class DataIdentityEntityAliasesAliasesList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataIdentityEntityAliasesAliasesOutputReference {
    return new DataIdentityEntityAliasesAliasesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
