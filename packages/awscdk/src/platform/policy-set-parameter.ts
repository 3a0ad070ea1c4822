// Written from src/handlers/platform/policy-set-parameter/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PolicySetParameter`. */
export interface PolicySetParameterProps extends LintelResourceProps {
  /** The ID of the policy set, `polset-…`. Must begin with `polset-` and not contain `/`. Changing it forces replacement. */
  readonly policySetId: string;
  /**
   * The name of the parameter, unique in its policy set. Changing it forces replacement if the parameter is sensitive. Must not be
   * empty. Must not begin with `var-` and not contain `/`.
   */
  readonly key: string;
  /**
   * The value of a parameter that is not sensitive. One that is valid JSON reaches the policies as that JSON. Everyone who can read
   * the policy set can read it. Not every response of the service includes it. `value` can be set only if `sensitive` is `false` or
   * not set.
   *
   * @default - it is empty, or `sensitiveValue` or `valueWo` is configured
   */
  readonly value?: string;
  /**
   * The value of a sensitive parameter. `sensitiveValue` can be set only if `sensitive` is `true`.
   *
   * @default - it is empty, or `valueWo` is configured
   */
  readonly sensitiveValue?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `sensitiveValueVersion` requires `sensitiveValue`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly sensitiveValueVersion?: number;
  /**
   * Whether the service never shows the value again. Changing it to `true` does not force replacement. Changing it forces
   * replacement.
   *
   * @default false
   */
  readonly sensitive?: boolean | IResolvable;
}

/**
 * A key and a value for the policies of a policy set.
 *
 * The CloudFormation type is `Custom::LintelPolicySetParameter`.
 */
export class PolicySetParameter extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetParameter';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetParameterProps) {
    super(scope, id, 'PolicySetParameter', props);
  }

  /** The IDs of the policy set and of the parameter, `polset-…/var-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the parameter, `var-…`. */
  public get parameterId(): string {
    return this._string('ParameterId');
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this._string('PolicySetId');
  }

  /** The name of the parameter, unique in its policy set. Changing it forces replacement if the parameter is sensitive. */
  public get key(): string {
    return this._string('Key');
  }

  /** Whether the service never shows the value again. Changing it to `true` does not force replacement. */
  public get sensitive(): IResolvable {
    return this._boolean('Sensitive');
  }
}
