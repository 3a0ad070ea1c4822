// Written from src/handlers/platform/variable/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { VariableCategory } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `Variable`. */
export interface VariableProps extends LintelResourceProps {
  /**
   * The ID of the workspace that the variable belongs to, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces
   * replacement. Exactly one of `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a variable set
   */
  readonly workspaceId?: string;
  /**
   * The ID of the variable set that the variable belongs to, `varset-…`. Must begin with `varset-` and not contain `/`. Changing it
   * forces replacement. Exactly one of `workspaceId`, `variableSetId` must be set.
   *
   * @default - the variable belongs to a workspace
   */
  readonly variableSetId?: string;
  /**
   * The name of the variable, unique for its owner and category. Changing it forces replacement if the variable is sensitive. Must
   * have between 1 and 128 characters.
   */
  readonly key: string;
  /**
   * Whether the variable is one of Terraform or of the environment of runs. One of `terraform`, `env`. Changing it forces
   * replacement.
   */
  readonly category: VariableCategory;
  /**
   * A description of the variable. The service does not encrypt it. Must have at most 512 characters.
   *
   * @default - the variable has no description
   */
  readonly description?: string;
  /**
   * Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`.
   *
   * @default false
   */
  readonly hcl?: boolean | IResolvable;
  /**
   * The value of a variable that is not sensitive. Plans and reviews show it, and everyone who can read variables reads it. Must
   * have at most 262144 bytes of UTF-8. Not every response of the service includes it. `value` can be set only if `sensitive` is
   * `false` or not set.
   *
   * @default - it is empty, or `sensitiveValue` or `valueWo` is configured
   */
  readonly value?: string;
  /**
   * The value of a sensitive variable. Must have at most 262144 bytes of UTF-8. `sensitiveValue` can be set only if `sensitive` is
   * `true`.
   *
   * @default - an existing variable keeps its value; a new one needs one
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
 * A variable of a workspace or of a variable set: of Terraform, or of the environment of runs.
 *
 * The CloudFormation type is `Custom::LintelVariable`.
 */
export class Variable extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelVariable';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: VariableProps) {
    super(scope, id, 'Variable', props);
  }

  /** The IDs of the owner and of the variable, `ws-…/var-…` or `varset-…/var-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the variable, `var-…`. */
  public get variableId(): string {
    return this._string('VariableId');
  }

  /** The name of the variable, unique for its owner and category. Changing it forces replacement if the variable is sensitive. */
  public get key(): string {
    return this._string('Key');
  }

  /** Whether the variable is one of Terraform or of the environment of runs. */
  public get category(): string {
    return this._string('Category');
  }

  /** Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`. */
  public get hcl(): IResolvable {
    return this._boolean('Hcl');
  }

  /** Whether the service never shows the value again. Changing it to `true` does not force replacement. */
  public get sensitive(): IResolvable {
    return this._boolean('Sensitive');
  }

  /** The ID of the version of the variable, which every change replaces. If the service does not report it, a reference to it fails. */
  public get versionId(): string {
    return this._string('VersionId');
  }
}
