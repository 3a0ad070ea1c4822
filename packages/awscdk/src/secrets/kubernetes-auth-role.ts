// Written from src/handlers/secrets/kubernetes-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AliasNameSource, RoleTokenType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `KubernetesAuthRole`. */
export interface KubernetesAuthRoleProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The names of the service accounts that can log in. `*` alone means all. Must not be empty. Must contain "*" only as its single
   * element. Each element must not be empty.
   */
  readonly boundServiceAccountNames: string[];
  /**
   * The cluster's namespaces of the service accounts that can log in. `*` alone means all. Namespaces that match
   * `boundServiceAccountNamespaceSelector` are allowed in addition. Must contain "*" only as its single element. Each element must
   * not be empty.
   *
   * @default - no namespace is allowed by name
   */
  readonly boundServiceAccountNamespaces?: string[];
  /**
   * A label selector for the cluster's namespaces, as a JSON or YAML object. An empty object selects every namespace. Must contain
   * an object. Not every response of the service includes it. At least one of `boundServiceAccountNamespaces`,
   * `boundServiceAccountNamespaceSelector` must be set.
   *
   * @default - no namespace is allowed by its labels
   */
  readonly boundServiceAccountNamespaceSelector?: string;
  /**
   * The audience that a token must have.
   *
   * @default - tokens for every audience are accepted
   */
  readonly audience?: string;
  /**
   * What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may
   * have later. One of `serviceaccount_uid`, `serviceaccount_name`.
   *
   * @default "serviceaccount_uid"
   */
  readonly aliasNameSource?: AliasNameSource;
  /**
   * The lifetime of a token until it is renewed. `tokenTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - the default of the mount applies
   */
  readonly tokenTtl?: Duration;
  /**
   * The lifetime of a token that is renewed.
   *
   * @default - the maximum of the mount applies
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default`, `service`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case.
   * Each element must not be empty. Each element must not be `root`, because the service then refuses every login.
   *
   * @default - tokens have only the policy `default`
   */
  readonly tokenPolicies?: string[];
  /**
   * The addresses and networks that can log in and use a token. Each element must be an IP address or a network in CIDR notation,
   * such as "10.0.0.0/8". `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
   *
   * @default - every address is allowed
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   *
   * @default false
   */
  readonly tokenNoDefaultPolicy?: boolean | IResolvable;
  /**
   * The number of requests that a token can be used for. Must be at least 0. `tokenNumUses` can be set only if `tokenType` is
   * `default`, `service`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked. One of `default`, `service`, `batch`.
   *
   * @default "default"
   */
  readonly tokenType?: RoleTokenType;
  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly tokenStrictlyBindIp?: boolean | IResolvable;
}

/**
 * A role of a Kubernetes auth method: which service accounts can log in, and which policies they get.
 *
 * The CloudFormation type is `Custom::LintelKubernetesAuthRole`.
 */
export class KubernetesAuthRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKubernetesAuthRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KubernetesAuthRoleProps) {
    super(scope, id, 'KubernetesAuthRole', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
  public get name(): string {
    return this._string('Name');
  }

  /** The names of the service accounts that can log in. `*` alone means all. */
  public get boundServiceAccountNames(): string[] {
    return this._list('BoundServiceAccountNames');
  }

  /**
   * What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may
   * have later.
   */
  public get aliasNameSource(): string {
    return this._string('AliasNameSource');
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this._boolean('TokenNoDefaultPolicy');
  }

  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this._string('TokenType');
  }
}
