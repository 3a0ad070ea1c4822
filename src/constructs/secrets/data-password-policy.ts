// Written from src/handlers/secrets/password-policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { passwordPolicyData } from '../../handlers/secrets/password-policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPasswordPolicy`. */
export interface DataPasswordPolicyProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the policy. Must be printable, without white space at its ends and without a segment that is empty, `.` or `..`.
   * Must not end with `/generate`.
   */
  readonly name: string;
}

/**
 * A policy that the service generates passwords by.
 *
 * The Terraform type is `lintel_password_policy`.
 */
export class DataPasswordPolicy extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_password_policy';

  /**
   * Whether a value is a `DataPasswordPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPasswordPolicy(x: any): boolean {
    return hasType(x, 'data lintel_password_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPasswordPolicyProps) {
    super(scope, id, passwordPolicyData, props);
  }

  /** The API path of the object. */
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

  /** The name of the policy. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The text of the policy, as HCL or JSON. */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  /** The number of characters of a password. Null if the text of the policy cannot be parsed. */
  public get length(): number {
    return this.getNumberAttribute('length');
  }

  /** The sets of characters that passwords are made of. Null if the text of the policy cannot be parsed. */
  public get rules(): DataPasswordPolicyRulesList {
    return new DataPasswordPolicyRulesList(this, 'rules', false);
  }

  /** The source of randomness. Null if the service uses its own source. */
  public get entropySource(): string {
    return this.getStringAttribute('entropy_source');
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
}

/** The sets of characters that passwords are made of. */
export class DataPasswordPolicyRulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The characters of the set. */
  public get charset(): string {
    return this.getStringAttribute('charset');
  }

  /** How many characters of a password are in the set at least. Null if it is 0. */
  public get minChars(): number {
    return this.getNumberAttribute('min_chars');
  }
}

/** The sets of characters that passwords are made of. */
export class DataPasswordPolicyRulesList extends ComplexList {
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
  public get(index: number): DataPasswordPolicyRulesOutputReference {
    return new DataPasswordPolicyRulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
