// Written from src/handlers/platform/policy-set-parameter/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { policySetParameterData } from '../../handlers/platform/policy-set-parameter/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySetParameter`. */
export interface DataPolicySetParameterProps extends TerraformMetaArguments {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. */
  readonly policySetId: string;
  /**
   * The ID of the parameter, `var-…`. Must begin with `var-` and not contain `/`.
   *
   * @default - the parameter is looked up by `key`
   */
  readonly parameterId?: string;
  /**
   * The name of the parameter.
   *
   * @default - the parameter is looked up by `parameterId`
   */
  readonly key?: string;
}

/**
 * A parameter of a policy set, looked up by its ID or by its key.
 *
 * The Terraform type is `lintel_policy_set_parameter`.
 */
export class DataPolicySetParameter extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_parameter';

  /**
   * Whether a value is a `DataPolicySetParameter`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySetParameter(x: any): boolean {
    return hasType(x, 'data lintel_policy_set_parameter');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetParameterProps) {
    super(scope, id, policySetParameterData, props);
  }

  /** The IDs of the policy set and of the parameter, `polset-…/var-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /** The ID of the parameter, `var-…`. If omitted, the parameter is looked up by `key`. */
  public get parameterId(): string {
    return this.getStringAttribute('parameter_id');
  }

  public set parameterId(value: string) {
    this._set('parameterId', value);
  }

  /** The name of the parameter. If omitted, the parameter is looked up by `parameterId`. */
  public get key(): string {
    return this.getStringAttribute('key');
  }

  public set key(value: string) {
    this._set('key', value);
  }

  /** The value of the parameter. Null if the parameter is sensitive. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  /** Whether the service never shows the value. */
  public get sensitive(): IResolvable {
    return this.getBooleanAttribute('sensitive');
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `parameterId` is configured as. */
  public get parameterIdInput(): string | undefined {
    return this._input('parameterId');
  }

  /** Removes the configuration of `parameterId`. */
  public resetParameterId(): void {
    this._set('parameterId', undefined);
  }

  /** What `key` is configured as. */
  public get keyInput(): string | undefined {
    return this._input('key');
  }

  /** Removes the configuration of `key`. */
  public resetKey(): void {
    this._set('key', undefined);
  }
}
