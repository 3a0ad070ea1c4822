// Written from src/handlers/secrets/acl-policy/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AclPolicy`. */
export interface AclPolicyProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelAclPolicy`.
 */
export class AclPolicy extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAclPolicy';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AclPolicyProps) {
    super(scope, id, 'AclPolicy', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the policy. `default` exists already, so it is imported; destroying it only removes it from state. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The text of the policy, as HCL or JSON. Two texts are equal if they mean the same: formatting, comments and the order of blocks
   * and lists are ignored, and blocks of one path add up.
   */
  public get policy(): string {
    return this._string('Policy');
  }

  /**
   * Whether every write of others must name the version that it replaces. Lintel always does. Only supported with the dialect
   * `openbao`.
   */
  public get casRequired(): IResolvable {
    return this._boolean('CasRequired');
  }

  /** The version of the policy: the number of its writes. If the service does not count versions, a reference to it fails. */
  public get version(): number {
    return this._number('Version');
  }

  /** When the policy was last written. If the service does not record it, a reference to it fails. */
  public get modified(): string {
    return this._string('Modified');
  }
}
