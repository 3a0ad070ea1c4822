// Written from src/handlers/platform/policy-set-parameter/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { policySetParametersData } from '../../handlers/platform/policy-set-parameter/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySetParameters`. */
export interface DataPolicySetParametersProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. */
  readonly policySetId: string;
  /**
   * The maximum number of parameters to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The parameters of a policy set.
 *
 * The Terraform type is `lintel_policy_set_parameters`.
 */
export class DataPolicySetParameters extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_parameters';

  /**
   * Whether a value is a `DataPolicySetParameters`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySetParameters(x: any): boolean {
    return hasType(x, 'data lintel_policy_set_parameters');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetParametersProps) {
    super(scope, id, policySetParametersData, props);
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /** The maximum number of parameters to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The parameters, in the order in which the service returns them. */
  public get parameters(): DataPolicySetParametersParametersList {
    return new DataPolicySetParametersParametersList(this, 'parameters', false);
  }

  /** The number of matching parameters, as counted by the service. */
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

/** The parameters, in the order in which the service returns them. */
export class DataPolicySetParametersParametersOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The IDs of the policy set and of the parameter, `polset-…/var-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the parameter, `var-…`. */
  public get parameterId(): string {
    return this.getStringAttribute('parameter_id');
  }

  /** The name of the parameter. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  /** The value of the parameter. Null if the parameter is sensitive. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** Whether the service never shows the value. */
  public get sensitive(): IResolvable {
    return this.getBooleanAttribute('sensitive');
  }
}

/** The parameters, in the order in which the service returns them. */
export class DataPolicySetParametersParametersList extends ComplexList {
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
  public get(index: number): DataPolicySetParametersParametersOutputReference {
    return new DataPolicySetParametersParametersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
