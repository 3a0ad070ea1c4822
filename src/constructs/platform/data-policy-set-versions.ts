// Written from src/handlers/platform/policy-set-version/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { PolicySetVersionSummaryList } from './nested-values';
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
  public get versions(): PolicySetVersionSummaryList {
    return new PolicySetVersionSummaryList(this, 'versions', false);
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
