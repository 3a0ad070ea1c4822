// Written from src/handlers/secrets/password-policy/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PasswordPolicy`. */
export interface PasswordPolicyProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the policy. Its case is kept. Must be printable, without white space at its ends and without a segment that is
   * empty, `.` or `..`. Must not end with `/generate`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments, the order of rules and
   * the order of characters in a set are ignored. Must be HCL or JSON with "length" (4 to 100) and one or more blocks rule
   * "charset", each with "charset" and, if needed, "min-chars".
   *
   * @default - it is rendered from `length` and `rules`
   */
  readonly policy?: string;
  /**
   * The number of characters of a password. Must be between 4 and 100. `length` requires `rules`.
   *
   * @default - it is read from `policy`
   */
  readonly length?: number;
  /**
   * The sets of characters that passwords are made of, in any order. Must not be empty. `rules` requires `length`. `minChars` must
   * add up to `length` at most in `rules`.
   *
   * @default - they are read from `policy`
   */
  readonly rules?: PasswordPolicyRule[] | IResolvable;
  /**
   * The source of randomness. Only supported with the dialect `vault`.
   *
   * @default - the service uses its own source
   */
  readonly entropySource?: string;
}

/** The sets of characters that passwords are made of, in any order. */
export interface PasswordPolicyRule {
  /** The characters of the set, in any order. Must not be empty. Must consist of printable characters. */
  readonly charset: string;
  /**
   * How many characters of a password are in the set at least. Must be at least 0.
   *
   * @default - 0
   */
  readonly minChars?: number;
}

/**
 * A policy that the service generates passwords by. A change concerns passwords that are generated from then on.
 *
 * The CloudFormation type is `Custom::LintelPasswordPolicy`.
 */
export class PasswordPolicy extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPasswordPolicy';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PasswordPolicyProps) {
    super(scope, id, 'PasswordPolicy', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the policy. Its case is kept. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments, the order of rules and
   * the order of characters in a set are ignored.
   */
  public get policy(): string {
    return this._string('Policy');
  }

  /** The number of characters of a password. */
  public get length(): number {
    return this._number('Length');
  }
}
