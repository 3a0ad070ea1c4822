// Written from src/handlers/secrets/identity-entity/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { identityEntitiesData } from '../../handlers/secrets/identity-entity/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataIdentityEntities`. */
export interface DataIdentityEntitiesProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
}

/**
 * The entities of a namespace.
 *
 * The Terraform type is `lintel_identity_entities`.
 */
export class DataIdentityEntities extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_identity_entities';

  /**
   * Whether a value is a `DataIdentityEntities`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataIdentityEntities(x: any): boolean {
    return hasType(x, 'data lintel_identity_entities');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataIdentityEntitiesProps = {}) {
    super(scope, id, identityEntitiesData, props);
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

  /** The entities, sorted by name. Empty if there are none. */
  public get entities(): DataIdentityEntitiesEntitiesList {
    return new DataIdentityEntitiesEntitiesList(this, 'entities', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }
}

/** The entities, sorted by name. Empty if there are none. */
export class DataIdentityEntitiesEntitiesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the entity. */
  public get entityId(): string {
    return this.getStringAttribute('entity_id');
  }

  /** The name of the entity. */
  public get name(): string {
    return this.getStringAttribute('name');
  }
}

/** The entities, sorted by name. Empty if there are none. */
export class DataIdentityEntitiesEntitiesList extends ComplexList {
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
  public get(index: number): DataIdentityEntitiesEntitiesOutputReference {
    return new DataIdentityEntitiesEntitiesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
