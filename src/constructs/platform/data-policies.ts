// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ResourceIdentifierList } from './nested-values';
import { PolicyKind } from './vocabularies';
import { policiesData } from '../../handlers/platform/policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicies`. */
export interface DataPoliciesProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for the names of policies.
   *
   * @default - names are not filtered
   */
  readonly searchName?: string;
  /**
   * Include only policies of this framework. One of `sentinel_framework`, `opa`.
   *
   * @default - policies of both kinds are included
   */
  readonly filterKind?: PolicyKind;
  /**
   * The related resources to fetch along with the policy: `policy_sets`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
  /**
   * Whether to fetch the code of each policy, which takes one request per policy.
   *
   * @default false
   */
  readonly withSource?: boolean | IResolvable;
  /**
   * The maximum number of policies to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The policies of an organization.
 *
 * The Terraform type is `lintel_policies`.
 */
export class DataPolicies extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policies';

  /**
   * Whether a value is a `DataPolicies`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicies(x: any): boolean {
    return hasType(x, 'data lintel_policies');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPoliciesProps = {}) {
    super(scope, id, policiesData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for the names of policies. */
  public get searchName(): string {
    return this.getStringAttribute('search_name');
  }

  public set searchName(value: string) {
    this._set('searchName', value);
  }

  /** Include only policies of this framework. */
  public get filterKind(): string {
    return this.getStringAttribute('filter_kind');
  }

  /** The related resources to fetch along with the policy: `policy_sets`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
  }

  /** Whether to fetch the code of each policy, which takes one request per policy. */
  public get withSource(): boolean | IResolvable {
    return this.getBooleanAttribute('with_source');
  }

  public set withSource(value: boolean | IResolvable) {
    this._set('withSource', value);
  }

  /** The maximum number of policies to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The policies, in the order in which the service returns them. */
  public get policies(): DataPoliciesPoliciesList {
    return new DataPoliciesPoliciesList(this, 'policies', false);
  }

  /** The number of matching policies, as counted by the service. */
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

  /** What `searchName` is configured as. */
  public get searchNameInput(): string | undefined {
    return this._input('searchName');
  }

  /** Removes the configuration of `searchName`. */
  public resetSearchName(): void {
    this._set('searchName', undefined);
  }

  /** What `filterKind` is configured as. */
  public get filterKindInput(): PolicyKind | undefined {
    return this._input('filterKind');
  }

  /**
   * Changes what `filterKind` is configured as.
   *
   * @param value the new value
   */
  public putFilterKind(value: PolicyKind): void {
    this._set('filterKind', value);
  }

  /** Removes the configuration of `filterKind`. */
  public resetFilterKind(): void {
    this._set('filterKind', undefined);
  }

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
  }

  /** What `withSource` is configured as. */
  public get withSourceInput(): boolean | IResolvable | undefined {
    return this._input('withSource');
  }

  /** Removes the configuration of `withSource`. */
  public resetWithSource(): void {
    this._set('withSource', undefined);
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

/** The policies, in the order in which the service returns them. */
export class DataPoliciesPoliciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the policy, `pol-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the policy. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The framework that evaluates the code: `sentinel_framework` or `opa`. */
  public get kind(): string {
    return this.getStringAttribute('kind');
  }

  /** How a failed policy affects the run: `hard-mandatory`, `soft-mandatory`, `mandatory` or `advisory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** A description of the policy, in Markdown. Null if the policy has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The query that OPA evaluates for the result. Null if the policy has no query. */
  public get query(): string {
    return this.getStringAttribute('query');
  }

  /** The IDs of the policy sets that contain the policy, `polset-…`. */
  public get policySetIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_set_ids')));
  }

  /** The number of policy sets that contain the policy. */
  public get policySetCount(): number {
    return this.getNumberAttribute('policy_set_count');
  }

  /** When the policy or its code was last changed. Null if it has never been changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The policy sets that contain the policy. Null if `include` does not contain `policy_sets`. */
  public get policySets(): ResourceIdentifierList {
    return new ResourceIdentifierList(this, 'policy_sets', false);
  }

  /** The code of the policy. Null if `withSource` is not `true`, or no code was uploaded. */
  public get source(): string {
    return this.getStringAttribute('source');
  }
}

/** The policies, in the order in which the service returns them. */
export class DataPoliciesPoliciesList extends ComplexList {
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
  public get(index: number): DataPoliciesPoliciesOutputReference {
    return new DataPoliciesPoliciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
