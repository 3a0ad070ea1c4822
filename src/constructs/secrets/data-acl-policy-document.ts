// Written from src/handlers/secrets/acl-policy/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { aclPolicyDocumentData } from '../../handlers/secrets/acl-policy/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';
import { Duration } from '../duration';
import { StringListMap } from '../string-list-map';

/** The properties of `DataAclPolicyDocument`. */
export interface DataAclPolicyDocumentProps extends TerraformMetaArguments {
  /**
   * Texts of policies whose rules come first. Blocks of one path add up. Each element must be HCL or JSON with blocks path "…", each
   * with "capabilities" and, if needed, further elements.
   *
   * @default - the policy consists of `rules`
   */
  readonly sourcePolicies?: string[];
  /**
   * What the policy says about each path. Must consist of rules whose lifetimes and capabilities fit their other members.
   *
   * @default - the policy consists of `sourcePolicies`
   */
  readonly rules?: AclPolicyDocumentRule[] | IResolvable;
}

/** What the policy says about each path. */
export interface AclPolicyDocumentRule {
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
 * The text of an ACL policy, rendered from rules. It sends no request.
 *
 * The Terraform type is `lintel_acl_policy_document`.
 */
export class DataAclPolicyDocument extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_acl_policy_document';

  /**
   * Whether a value is a `DataAclPolicyDocument`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAclPolicyDocument(x: any): boolean {
    return hasType(x, 'data lintel_acl_policy_document');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAclPolicyDocumentProps = {}) {
    super(scope, id, aclPolicyDocumentData, props);
  }

  /** Texts of policies whose rules come first. Blocks of one path add up. */
  public get sourcePolicies(): string[] {
    return this.getListAttribute('source_policies');
  }

  public set sourcePolicies(value: string[]) {
    this._set('sourcePolicies', value);
  }

  /** What the policy says about each path. */
  public get rules(): AclPolicyDocumentRuleList {
    return new AclPolicyDocumentRuleList(this, 'rules', false);
  }

  /** The text of the policy, as HCL. The same rules give the same text. */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  /** The policy as JSON, without comments. */
  public get json(): string {
    return this.getStringAttribute('json');
  }

  /** What `sourcePolicies` is configured as. */
  public get sourcePoliciesInput(): string[] | undefined {
    return this._input('sourcePolicies');
  }

  /** Removes the configuration of `sourcePolicies`. */
  public resetSourcePolicies(): void {
    this._set('sourcePolicies', undefined);
  }

  /** What `rules` is configured as. */
  public get rulesInput(): AclPolicyDocumentRule[] | IResolvable | undefined {
    return this._input('rules');
  }

  /**
   * Changes what `rules` is configured as.
   *
   * @param value the new value
   */
  public putRules(value: AclPolicyDocumentRule[] | IResolvable): void {
    this._set('rules', value);
  }

  /** Removes the configuration of `rules`. */
  public resetRules(): void {
    this._set('rules', undefined);
  }
}

/** What the policy says about each path. */
export class AclPolicyDocumentRuleOutputReference extends ComplexObject {
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

/** What the policy says about each path. */
export class AclPolicyDocumentRuleList extends ComplexList {
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
  public get(index: number): AclPolicyDocumentRuleOutputReference {
    return new AclPolicyDocumentRuleOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
