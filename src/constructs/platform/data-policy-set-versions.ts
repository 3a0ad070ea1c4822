// Written from src/handlers/platform/policy-set-version/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { policySetVersionsData } from '../../handlers/platform/policy-set-version/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySetVersions`. */
export interface DataPolicySetVersionsProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. */
  readonly policySetId: string;
  /**
   * The maximum number of versions to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The versions of a policy set, uploaded or from a repository.
 *
 * The Terraform type is `lintel_policy_set_versions`.
 */
export class DataPolicySetVersions extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_versions';

  /**
   * Whether a value is a `DataPolicySetVersions`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySetVersions(x: any): boolean {
    return hasType(x, 'data lintel_policy_set_versions');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetVersionsProps) {
    super(scope, id, policySetVersionsData, props);
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /** The maximum number of versions to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The versions, in the order in which the service returns them. */
  public get versions(): DataPolicySetVersionsVersionsList {
    return new DataPolicySetVersionsVersionsList(this, 'versions', false);
  }

  /** The number of matching versions, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
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

/** The versions, in the order in which the service returns them. */
export class DataPolicySetVersionsVersionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the version, `polsetver-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /**
   * Where the content comes from: `tfe-api` for an upload, otherwise the kind of the repository. Null if the service does not report
   * it.
   */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** Why the version cannot be used. Null if the version has no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }

  /** The hash of the commit. Null if the content does not come from a repository. */
  public get commitSha(): string {
    return this.getStringAttribute('commit_sha');
  }

  /** The address of the commit. Null if the content does not come from a repository. */
  public get commitUrl(): string {
    return this.getStringAttribute('commit_url');
  }

  /** The repository, as `organization/repository`. Null if the content does not come from a repository. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }
}

/** The versions, in the order in which the service returns them. */
export class DataPolicySetVersionsVersionsList extends ComplexList {
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
  public get(index: number): DataPolicySetVersionsVersionsOutputReference {
    return new DataPolicySetVersionsVersionsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
