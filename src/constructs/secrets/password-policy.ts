// Written from src/handlers/secrets/password-policy/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { passwordPolicy } from '../../handlers/secrets/password-policy/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PasswordPolicy`. */
export interface PasswordPolicyProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_password_policy`.
 */
export class PasswordPolicy extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_password_policy';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_password_policy', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PasswordPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPasswordPolicy(x: any): boolean {
    return hasType(x, 'resource lintel_password_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PasswordPolicyProps) {
    super(scope, id, passwordPolicy, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the policy. Its case is kept. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments, the order of rules and
   * the order of characters in a set are ignored. If omitted, it is rendered from `length` and `rules`.
   */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  public set policy(value: string) {
    this._set('policy', value);
  }

  /** The number of characters of a password. If omitted, it is read from `policy`. */
  public get length(): number {
    return this.getNumberAttribute('length');
  }

  public set length(value: number) {
    this._set('length', value);
  }

  /** The sets of characters that passwords are made of, in any order. If omitted, they are read from `policy`. */
  public get rules(): PasswordPolicyRuleList {
    return new PasswordPolicyRuleList(this, 'rules', false);
  }

  /** The source of randomness. Only supported with the dialect `vault`. */
  public get entropySource(): string {
    return this.getStringAttribute('entropy_source');
  }

  public set entropySource(value: string) {
    this._set('entropySource', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `policy` is configured as. */
  public get policyInput(): string | undefined {
    return this._input('policy');
  }

  /** Removes the configuration of `policy`. */
  public resetPolicy(): void {
    this._set('policy', undefined);
  }

  /** What `length` is configured as. */
  public get lengthInput(): number | undefined {
    return this._input('length');
  }

  /** Removes the configuration of `length`. */
  public resetLength(): void {
    this._set('length', undefined);
  }

  /** What `rules` is configured as. */
  public get rulesInput(): PasswordPolicyRule[] | IResolvable | undefined {
    return this._input('rules');
  }

  /**
   * Changes what `rules` is configured as.
   *
   * @param value the new value
   */
  public putRules(value: PasswordPolicyRule[] | IResolvable): void {
    this._set('rules', value);
  }

  /** Removes the configuration of `rules`. */
  public resetRules(): void {
    this._set('rules', undefined);
  }

  /** What `entropySource` is configured as. */
  public get entropySourceInput(): string | undefined {
    return this._input('entropySource');
  }

  /** Removes the configuration of `entropySource`. */
  public resetEntropySource(): void {
    this._set('entropySource', undefined);
  }
}

/** The sets of characters that passwords are made of, in any order. */
export class PasswordPolicyRuleOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The characters of the set, in any order. */
  public get charset(): string {
    return this.getStringAttribute('charset');
  }

  /** How many characters of a password are in the set at least. */
  public get minChars(): number {
    return this.getNumberAttribute('min_chars');
  }
}

/** The sets of characters that passwords are made of, in any order. */
export class PasswordPolicyRuleList extends ComplexList {
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
  public get(index: number): PasswordPolicyRuleOutputReference {
    return new PasswordPolicyRuleOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
