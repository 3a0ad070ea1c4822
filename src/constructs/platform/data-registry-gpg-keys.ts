// Written from src/handlers/platform/registry-gpg-key/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { registryGpgKeysData } from '../../handlers/platform/registry-gpg-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryGpgKeys`. */
export interface DataRegistryGpgKeysProps extends TerraformMetaArguments {
  /**
   * The names of the organizations. Those that the token may not use are ignored. Must not be empty. Each element must be the name
   * of an organization: not empty and without `/` and `,`.
   */
  readonly organizations: string[];
  /**
   * The maximum number of keys to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The public keys that verify the providers in the private registries of organizations.
 *
 * The Terraform type is `lintel_registry_gpg_keys`.
 */
export class DataRegistryGpgKeys extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_gpg_keys';

  /**
   * Whether a value is a `DataRegistryGpgKeys`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryGpgKeys(x: any): boolean {
    return hasType(x, 'data lintel_registry_gpg_keys');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryGpgKeysProps) {
    super(scope, id, registryGpgKeysData, props);
  }

  /** The names of the organizations. Those that the token may not use are ignored. */
  public get organizations(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('organizations')));
  }

  public set organizations(value: string[]) {
    this._set('organizations', value);
  }

  /** The maximum number of keys to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The keys, in the order in which the service returns them. */
  public get keys(): DataRegistryGpgKeysKeysList {
    return new DataRegistryGpgKeysKeysList(this, 'keys', false);
  }

  /** The number of matching keys, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organizations` is configured as. */
  public get organizationsInput(): string[] {
    return this._input('organizations');
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The keys, in the order in which the service returns them. */
export class DataRegistryGpgKeysKeysOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The import ID, `<organization>/<key_id>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The armored public key. */
  public get asciiArmor(): string {
    return this.getStringAttribute('ascii_armor');
  }

  /** When the key was added. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the key was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint. */
  public get keyId(): string {
    return this.getStringAttribute('key_id');
  }
}

/** The keys, in the order in which the service returns them. */
export class DataRegistryGpgKeysKeysList extends ComplexList {
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
  public get(index: number): DataRegistryGpgKeysKeysOutputReference {
    return new DataRegistryGpgKeysKeysOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
