// Written from src/handlers/secrets/acl-policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { aclPolicyData } from '../../handlers/secrets/acl-policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';
import { StringListMap } from '../string-list-map';

/** The properties of `DataAclPolicy`. */
export interface DataAclPolicyProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The name of the policy. Must be printable, without white space at its ends and without a segment that is empty, `.` or `..`. */
  readonly name: string;
}

/**
 * A policy that says which paths of the secrets service a token may use, and how.
 *
 * The Terraform type is `lintel_acl_policy`.
 */
export class DataAclPolicy extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_acl_policy';

  /**
   * Whether a value is a `DataAclPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAclPolicy(x: any): boolean {
    return hasType(x, 'data lintel_acl_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAclPolicyProps) {
    super(scope, id, aclPolicyData, props);
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

  /** What the policy says about each path. Null if the text of the policy cannot be parsed. */
  public get rules(): DataAclPolicyRulesList {
    return new DataAclPolicyRulesList(this, 'rules', false);
  }

  /** When the service deletes the policy. Only supported with the dialect `openbao`. Null if the policy does not expire. */
  public get expiration(): string {
    return this.getStringAttribute('expiration');
  }

  /**
   * Whether every write of others must name the version that it replaces. Lintel always does. Only supported with the dialect
   * `openbao`.
   */
  public get casRequired(): IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  /** The version of the policy: the number of its writes. Null if the service does not count versions. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  /** When the policy was last written. Null if the service does not record it. */
  public get modified(): string {
    return this.getStringAttribute('modified');
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

/** What the policy says about each path. */
export class DataAclPolicyRulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path, without `/v1/`. `*` at its end stands for any rest, and `+` for one whole segment. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /**
   * What is allowed on the path. If the set is empty, nothing is. `scan` is only supported with the dialect `openbao`, and
   * `subscribe` with `vault`.
   */
  public get capabilities(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('capabilities')));
  }

  /** The names of parameters that a write must have. */
  public get requiredParameters(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('required_parameters')));
  }

  /** The names of parameters that a write may have, `*` for any, each with its allowed values. An empty list allows any value. */
  public get allowedParameters(): StringListMap {
    return new StringListMap(this, 'allowed_parameters');
  }

  /** The names of parameters that a write must not have, `*` for any, each with its denied values. An empty list denies any value. */
  public get deniedParameters(): StringListMap {
    return new StringListMap(this, 'denied_parameters');
  }

  /** The minimum lifetime of a wrapped response, which makes wrapping mandatory. Null if responses need not be wrapped. */
  public get minWrappingTtl(): string {
    return this.getStringAttribute('min_wrapping_ttl');
  }

  /** The maximum lifetime of a wrapped response. Null if there is no maximum. */
  public get maxWrappingTtl(): string {
    return this.getStringAttribute('max_wrapping_ttl');
  }

  /** The names of multi-factor methods that a request must pass. */
  public get mfaMethods(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('mfa_methods')));
  }

  /** The maximum number of entries in a page of a list. Only supported with the dialect `openbao`. Null if there is no maximum. */
  public get paginationLimit(): number {
    return this.getNumberAttribute('pagination_limit');
  }

  /** When the rule ends. Only supported with the dialect `openbao`. Null if the rule does not end. */
  public get expiration(): string {
    return this.getStringAttribute('expiration');
  }

  /**
   * A template of a path, which contains the key of an entry. A list only returns entries whose path the token may read. Only
   * supported with the dialect `openbao`. Null if all entries are returned.
   */
  public get listScanResponseKeysFilterPath(): string {
    return this.getStringAttribute('list_scan_response_keys_filter_path');
  }

  /** The types of events that may be subscribed to. Only supported with the dialect `vault`. */
  public get subscribeEventTypes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('subscribe_event_types')));
  }

  /** A comment, which is written above the rule. It has no effect: a change of comments alone is not planned. Null if there is none. */
  public get comment(): string {
    return this.getStringAttribute('comment');
  }
}

/** What the policy says about each path. */
export class DataAclPolicyRulesList extends ComplexList {
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
  public get(index: number): DataAclPolicyRulesOutputReference {
    return new DataAclPolicyRulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
