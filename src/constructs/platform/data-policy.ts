// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { policyData } from '../../handlers/platform/policy/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicy`. */
export interface DataPolicyProps extends TerraformMetaArguments {
  /**
   * The id of the policy, `pol-…`. It must begin with `pol-`.
   *
   * @default - the policy is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the policy belongs to. It must be the name of an organization: not empty, without `/`.
   * `organization` needs `name`.
   *
   * @default - the policy is looked up by `id`
   */
  readonly organization?: string;
  /**
   * The name of the policy. `name` needs `organization`.
   *
   * @default - the policy is looked up by `id`
   */
  readonly name?: string;
  /**
   * What to fetch along with the policy: `policy_sets`.
   *
   * @default - nothing further is fetched
   */
  readonly include?: string[];
}

/**
 * A policy and its code, looked up by its id or by its organization and name.
 *
 * Terraform's type is `lintel_policy`.
 */
export class DataPolicy extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_policy';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataPolicyProps = {}) {
    super(scope, id, policyData, props);
  }

  /** The id of the policy, `pol-…`. Absent, the policy is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the policy belongs to. Absent, the policy is looked up by `id`. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The name of the policy. Absent, the policy is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** What to fetch along with the policy: `policy_sets`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
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
  public get policySets(): DataPolicyPolicySetsList {
    return new DataPolicyPolicySetsList(this, 'policy_sets', false);
  }

  /** The code of the policy. Absent, its code was never sent. */
  public get source(): string {
    return this.getStringAttribute('source');
  }
}

/** The policy sets that contain the policy. */
export class DataPolicyPolicySetsOutputReference extends ComplexObject {
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
export class DataPolicyPolicySetsList extends ComplexList {
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
  public get(index: number): DataPolicyPolicySetsOutputReference {
    return new DataPolicyPolicySetsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
