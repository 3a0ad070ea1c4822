// Written from src/handlers/platform/ssh-key/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { sshKeysData } from '../../handlers/platform/ssh-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSshKeys`. */
export interface DataSshKeysProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The maximum number of SSH keys to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The SSH keys of an organization, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_ssh_keys`.
 */
export class DataSshKeys extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_ssh_keys';

  /**
   * Whether a value is a `DataSshKeys`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSshKeys(x: any): boolean {
    return hasType(x, 'data lintel_ssh_keys');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSshKeysProps = {}) {
    super(scope, id, sshKeysData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The maximum number of SSH keys to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The SSH keys, sorted by name. */
  public get sshKeys(): DataSshKeysSshKeysList {
    return new DataSshKeysSshKeysList(this, 'ssh_keys', false);
  }

  /** The ID of each SSH key, by its name. */
  public get ids(): StringMap {
    return new StringMap(this, 'ids');
  }

  /** The number of matching SSH keys, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
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

/** The SSH keys, sorted by name. */
export class DataSshKeysSshKeysOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the SSH key, `sshkey-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the SSH key belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the SSH key. */
  public get name(): string {
    return this.getStringAttribute('name');
  }
}

/** The SSH keys, sorted by name. */
export class DataSshKeysSshKeysList extends ComplexList {
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
  public get(index: number): DataSshKeysSshKeysOutputReference {
    return new DataSshKeysSshKeysOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
