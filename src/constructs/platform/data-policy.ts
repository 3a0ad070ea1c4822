// Written from src/handlers/platform/policy/definition.ts by `npx tsx generate/main.ts`.
import { Fn, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ResourceIdentifierList } from './nested-values';
import { policyData } from '../../handlers/platform/policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicy`. */
export interface DataPolicyProps extends TerraformMetaArguments {
  /**
   * The ID of the policy, `pol-…`. Must begin with `pol-` and not contain `/`.
   *
   * @default - the policy is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the policy belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the policy is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the policy. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the policy is looked up by `id`
   */
  readonly name?: string;
  /**
   * The related resources to fetch along with the policy: `policy_sets`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
}

/**
 * A policy and its code, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_policy`.
 */
export class DataPolicy extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy';

  /**
   * Whether a value is a `DataPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicy(x: any): boolean {
    return hasType(x, 'data lintel_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicyProps = {}) {
    super(scope, id, policyData, props);
  }

  /** The ID of the policy, `pol-…`. If omitted, the policy is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the policy belongs to. If omitted, the policy is looked up by `id`, or in the `organization`
   * of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the policy. Upper and lower case are distinguished. If omitted, the policy is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The related resources to fetch along with the policy: `policy_sets`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
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

  /** The code of the policy. Null if no code was uploaded. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
  }
}
