// Written from src/handlers/secrets/acl-policy/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexList,
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { aclPolicy } from '../../handlers/secrets/acl-policy/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';
import { StringListMap } from '../string-list-map';

/** The properties of `AclPolicy`. */
export interface AclPolicyProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the policy. `default` exists already, so it is imported; destroying it only removes it from state. Must be
   * printable, without white space at its ends and without a segment that is empty, `.` or `..`. Must not be `root` or
   * `response-wrapping`, which the service keeps itself. Must be in lower case. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments and the order of blocks
   * and lists are ignored, and blocks of one path add up. Must be HCL or JSON with blocks path "…", each with "capabilities" and, if
   * needed, further elements.
   *
   * @default - it is rendered from `rules`
   */
  readonly policy?: string;
  /**
   * What the policy says about each path, in any order. Values of parameters are texts; others require `policy`. Must not be empty.
   * Must consist of rules whose lifetimes and capabilities fit their other members.
   *
   * @default - `policy` has the text; state has them only after an import
   */
  readonly rules?: AclPolicyRule[] | IResolvable;
  /**
   * When the service deletes the policy. Only supported with the dialect `openbao`.
   *
   * @default - the policy does not expire
   */
  readonly expiration?: string;
  /**
   * Whether every write of others must name the version that it replaces. Lintel always does. Only supported with the dialect
   * `openbao`.
   *
   * @default false
   */
  readonly casRequired?: boolean | IResolvable;
}

/** What the policy says about each path, in any order. Values of parameters are texts; others require `policy`. */
export interface AclPolicyRule {
  /**
   * The path, without `/v1/`. `*` at its end stands for any rest, and `+` for one whole segment. Must not be empty. Must have `*`
   * only at its end, and not after `+`.
   */
  readonly path: string;
  /**
   * What is allowed on the path. If the set is empty, nothing is. `scan` is only supported with the dialect `openbao`, and
   * `subscribe` with `vault`. Each element is one of `create`, `read`, `update`, `patch`, `delete`, `list`, `scan`, `sudo`,
   * `subscribe`, `deny`. Must contain "deny" only as its single element.
   */
  readonly capabilities: string[];
  /**
   * The names of parameters that a write must have. Each element must not be empty.
   *
   * @default - none is required
   */
  readonly requiredParameters?: string[];
  /**
   * The names of parameters that a write may have, `*` for any, each with its allowed values. An empty list allows any value.
   *
   * @default - all are allowed
   */
  readonly allowedParameters?: { [key: string]: string[] };
  /**
   * The names of parameters that a write must not have, `*` for any, each with its denied values. An empty list denies any value.
   *
   * @default - none is denied
   */
  readonly deniedParameters?: { [key: string]: string[] };
  /**
   * The minimum lifetime of a wrapped response, which makes wrapping mandatory.
   *
   * @default - responses need not be wrapped
   */
  readonly minWrappingTtl?: Duration;
  /**
   * The maximum lifetime of a wrapped response.
   *
   * @default - there is no maximum
   */
  readonly maxWrappingTtl?: Duration;
  /**
   * The names of multi-factor methods that a request must pass. Each element must not be empty.
   *
   * @default - none is required
   */
  readonly mfaMethods?: string[];
  /**
   * The maximum number of entries in a page of a list. Only supported with the dialect `openbao`. Must be at least 0.
   *
   * @default - there is no maximum
   */
  readonly paginationLimit?: number;
  /**
   * When the rule ends. Only supported with the dialect `openbao`.
   *
   * @default - the rule does not end
   */
  readonly expiration?: string;
  /**
   * A template of a path, which contains the key of an entry. A list only returns entries whose path the token may read. Only
   * supported with the dialect `openbao`.
   *
   * @default - all entries are returned
   */
  readonly listScanResponseKeysFilterPath?: string;
  /**
   * The types of events that may be subscribed to. Only supported with the dialect `vault`. Each element must not be empty.
   *
   * @default - none
   */
  readonly subscribeEventTypes?: string[];
  /**
   * A comment, which is written above the rule. It has no effect: a change of comments alone is not planned.
   *
   * @default - there is none
   */
  readonly comment?: string;
}

/**
 * A policy that says which paths of the secrets service a token may use, and how. A change applies at once to all tokens that name
 * the policy.
 *
 * The Terraform type is `lintel_acl_policy`.
 *
 * @internal
 */
export class AclPolicyBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_acl_policy';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_acl_policy', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AclPolicy`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAclPolicy(x: any): boolean {
    return hasType(x, 'resource lintel_acl_policy');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AclPolicyProps) {
    super(scope, id, aclPolicy, props);
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

  /** The name of the policy. `default` exists already, so it is imported; destroying it only removes it from state. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments and the order of blocks
   * and lists are ignored, and blocks of one path add up. If omitted, it is rendered from `rules`.
   */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  public set policy(value: string) {
    this._set('policy', value);
  }

  /**
   * What the policy says about each path, in any order. Values of parameters are texts; others require `policy`. If omitted,
   * `policy` has the text; state has them only after an import.
   */
  public get rules(): AclPolicyRuleList {
    return new AclPolicyRuleList(this, 'rules', false);
  }

  /** When the service deletes the policy. Only supported with the dialect `openbao`. */
  public get expiration(): string {
    return this.getStringAttribute('expiration');
  }

  public set expiration(value: string) {
    this._set('expiration', value);
  }

  /**
   * Whether every write of others must name the version that it replaces. Lintel always does. Only supported with the dialect
   * `openbao`.
   */
  public get casRequired(): boolean | IResolvable {
    return this.getBooleanAttribute('cas_required');
  }

  public set casRequired(value: boolean | IResolvable) {
    this._set('casRequired', value);
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

  /** What `policy` is configured as. */
  public get policyInput(): string | undefined {
    return this._input('policy');
  }

  /** Removes the configuration of `policy`. */
  public resetPolicy(): void {
    this._set('policy', undefined);
  }

  /** What `rules` is configured as. */
  public get rulesInput(): AclPolicyRule[] | IResolvable | undefined {
    return this._input('rules');
  }

  /**
   * Changes what `rules` is configured as.
   *
   * @param value the new value
   */
  public putRules(value: AclPolicyRule[] | IResolvable): void {
    this._set('rules', value);
  }

  /** Removes the configuration of `rules`. */
  public resetRules(): void {
    this._set('rules', undefined);
  }

  /** What `expiration` is configured as. */
  public get expirationInput(): string | undefined {
    return this._input('expiration');
  }

  /** Removes the configuration of `expiration`. */
  public resetExpiration(): void {
    this._set('expiration', undefined);
  }

  /** What `casRequired` is configured as. */
  public get casRequiredInput(): boolean | IResolvable | undefined {
    return this._input('casRequired');
  }

  /** Removes the configuration of `casRequired`. */
  public resetCasRequired(): void {
    this._set('casRequired', undefined);
  }
}

/** What the policy says about each path, in any order. Values of parameters are texts; others require `policy`. */
export class AclPolicyRuleOutputReference extends ComplexObject {
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

  /** The minimum lifetime of a wrapped response, which makes wrapping mandatory. */
  public get minWrappingTtl(): string {
    return this.getStringAttribute('min_wrapping_ttl');
  }

  /** The maximum lifetime of a wrapped response. */
  public get maxWrappingTtl(): string {
    return this.getStringAttribute('max_wrapping_ttl');
  }

  /** The names of multi-factor methods that a request must pass. */
  public get mfaMethods(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('mfa_methods')));
  }

  /** The maximum number of entries in a page of a list. Only supported with the dialect `openbao`. */
  public get paginationLimit(): number {
    return this.getNumberAttribute('pagination_limit');
  }

  /** When the rule ends. Only supported with the dialect `openbao`. */
  public get expiration(): string {
    return this.getStringAttribute('expiration');
  }

  /**
   * A template of a path, which contains the key of an entry. A list only returns entries whose path the token may read. Only
   * supported with the dialect `openbao`.
   */
  public get listScanResponseKeysFilterPath(): string {
    return this.getStringAttribute('list_scan_response_keys_filter_path');
  }

  /** The types of events that may be subscribed to. Only supported with the dialect `vault`. */
  public get subscribeEventTypes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('subscribe_event_types')));
  }

  /** A comment, which is written above the rule. It has no effect: a change of comments alone is not planned. */
  public get comment(): string {
    return this.getStringAttribute('comment');
  }
}

/** What the policy says about each path, in any order. Values of parameters are texts; others require `policy`. */
export class AclPolicyRuleList extends ComplexList {
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
  public get(index: number): AclPolicyRuleOutputReference {
    return new AclPolicyRuleOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
