// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { PolicyKind } from './vocabularies';
import { policiesData } from '../../handlers/platform/policy/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicies`. */
export interface DataPoliciesProps extends TerraformMetaArguments {
  /** The name of the organization. It must be the name of an organization: not empty, without `/`. */
  readonly organization: string;
  /**
   * What to search for in the names of policies.
   *
   * @default - all names are found
   */
  readonly searchName?: string;
  /**
   * The framework whose policies are wanted. One of `sentinel_framework`, `opa`.
   *
   * @default - policies of both kinds are found
   */
  readonly filterKind?: PolicyKind;
  /**
   * What to fetch along with the policy: `policy_sets`.
   *
   * @default - nothing further is fetched
   */
  readonly include?: string[];
  /**
   * Whether to fetch the code of each policy, which costs a request for each.
   *
   * @default false
   */
  readonly withSource?: boolean | IResolvable;
  /**
   * How many policies to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The policies of an organization.
 *
 * Terraform's type is `lintel_policies`.
 */
export class DataPolicies extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_policies';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataPoliciesProps) {
    super(scope, id, policiesData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** What to search for in the names of policies. */
  public get searchName(): string {
    return this.getStringAttribute('search_name');
  }

  /** The framework whose policies are wanted. */
  public get filterKind(): string {
    return this.getStringAttribute('filter_kind');
  }

  /** What to fetch along with the policy: `policy_sets`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  /** Whether to fetch the code of each policy, which costs a request for each. */
  public get withSource(): IResolvable {
    return this.getBooleanAttribute('with_source');
  }

  /** How many policies to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The policies, in the order of the service. */
  public get policies(): DataPoliciesPoliciesList {
    return new DataPoliciesPoliciesList(this, 'policies', false);
  }

  /** How many policies there are that fit, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }
}

/** The policies, in the order of the service. */
export class DataPoliciesPoliciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the policy, `pol-…`. */
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

  /** What a failed policy does to the run: `hard-mandatory`, `soft-mandatory`, `mandatory` or `advisory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** What the policy is for, as Markdown. Absent, the policy has no description. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The query that asks OPA for the result. Absent, the policy has no query. */
  public get query(): string {
    return this.getStringAttribute('query');
  }

  /** The ids of the policy sets that contain the policy, `polset-…`. */
  public get policySetIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policy_set_ids')));
  }

  /** How many policy sets contain the policy. */
  public get policySetCount(): number {
    return this.getNumberAttribute('policy_set_count');
  }

  /** When the policy or its code was changed last. Absent, it was never changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The policy sets that contain the policy. Absent, `include` does not name `policy_sets`. */
  public get policySets(): DataPoliciesPoliciesPolicySetsList {
    return new DataPoliciesPoliciesPolicySetsList(this, 'policy_sets', false);
  }

  /** The code of the policy. Absent, `withSource` is not `true`, or its code was never sent. */
  public get source(): string {
    return this.getStringAttribute('source');
  }
}

/** The policies, in the order of the service. */
export class DataPoliciesPoliciesList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataPoliciesPoliciesOutputReference {
    return new DataPoliciesPoliciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The policy sets that contain the policy. */
export class DataPoliciesPoliciesPolicySetsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the resource. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Its JSON:API type. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** Its attributes as JSON text; the API documents only its identifier. */
  public get attributesJson(): string {
    return this.getStringAttribute('attributes_json');
  }
}

/** The policy sets that contain the policy. */
export class DataPoliciesPoliciesPolicySetsList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataPoliciesPoliciesPolicySetsOutputReference {
    return new DataPoliciesPoliciesPolicySetsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
