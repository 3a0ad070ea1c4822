// Written from src/handlers/secrets/auth-mount/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ListingVisibility, TokenType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AuthMount`. */
export interface AuthMountProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the method below `auth/`, without it, in the namespace. Must be one or more segments of printable ASCII characters,
   * without a leading or trailing `/`. Must not end with `/tune`. Must be the path below `auth/`, without it: `github`, not
   * `auth/github`. Must be neither `token` nor below it: the service keeps it. Changing it forces replacement.
   */
  readonly path: string;
  /**
   * The type of the auth method, such as `jwt`, `kubernetes` or `approle`. Must not be empty. Must not be `token`, of which the
   * service has one. Must be the name of the plugin, not `plugin`. Changing it forces replacement.
   */
  readonly type: string;
  /**
   * What the mount is for.
   *
   * @default - there is none
   */
  readonly description?: string;
  /**
   * How long a lease or token of the mount lasts unless something else is asked for. `defaultLeaseTtl` must not exceed
   * `maxLeaseTtl`, unless that is 0.
   *
   * @default - the system's
   */
  readonly defaultLeaseTtl?: Duration;
  /**
   * How long a lease or token of the mount lasts at most. `defaultLeaseTtl` must not exceed it.
   *
   * @default - the system's
   */
  readonly maxLeaseTtl?: Duration;
  /**
   * Whether clients without a token see the mount in the list of the user interface: `unauth` if so, else `hidden`. One of `unauth`,
   * `hidden`.
   *
   * @default - `hidden`
   */
  readonly listingVisibility?: ListingVisibility;
  /**
   * The keys of requests whose values are not hashed in the audit log. Each element must not be empty.
   *
   * @default - all values are hashed
   */
  readonly auditNonHmacRequestKeys?: string[];
  /**
   * The keys of responses whose values are not hashed in the audit log. Each element must not be empty.
   *
   * @default - all values are hashed
   */
  readonly auditNonHmacResponseKeys?: string[];
  /**
   * The headers of requests that the mount receives, in any case. Each element must not be empty.
   *
   * @default - it receives none
   */
  readonly passthroughRequestHeaders?: string[];
  /**
   * The headers that the mount may set in responses, in any case. Each element must not be empty.
   *
   * @default - it may set none
   */
  readonly allowedResponseHeaders?: string[];
  /**
   * Settings that belong to the type, such as `version` of `kv`. Other options that the service has are kept; an option that is
   * removed from the configuration is removed from the service. `version` can be raised, and neither lowered nor removed.
   *
   * @default - the service sets them
   */
  readonly options?: { [key: string]: string };
  /**
   * Whether the mount is local to its cluster, and not replicated. Changing it forces replacement.
   *
   * @default false
   */
  readonly local?: boolean | IResolvable;
  /**
   * Whether what the mount stores is also encrypted by the seal. Changing it forces replacement.
   *
   * @default false
   */
  readonly sealWrap?: boolean | IResolvable;
  /**
   * Whether the mount may use an external source of randomness. Changing it forces replacement.
   *
   * @default false
   */
  readonly externalEntropyAccess?: boolean | IResolvable;
  /**
   * The semantic version of the plugin. Removing it from the configuration keeps the version. A built-in type only takes its own
   * version. Must be a semantic version such as "1.2.0", with or without a leading "v".
   *
   * @default - the service chooses it, or the type is built in
   */
  readonly pluginVersion?: string;
  /**
   * The key that identity tokens of the mount are signed with. Only supported with the dialect `vault`.
   *
   * @default - the default key is used
   */
  readonly identityTokenKey?: string;
  /**
   * Whether trailing slashes are removed from the paths of requests. Only supported with the dialect `vault`.
   *
   * @default false
   */
  readonly trimRequestTrailingSlashes?: boolean | IResolvable;
  /**
   * The type of the tokens that the method issues. With `default-service` and `default-batch`, roles can choose another one. One of
   * `default-service`, `default-batch`, `service`, `batch`.
   *
   * @default "default-service"
   */
  readonly tokenType?: TokenType;
  /**
   * When users are locked out after refused logins. Only the types `userpass`, `ldap` and `approle` have it. `userLockoutConfig` can
   * be set only if `type` is `userpass`, `ldap`, `approle`.
   *
   * @default - the service's own settings count
   */
  readonly userLockoutConfig?: UserLockoutConfig;
  /**
   * Whether another `path` or `namespace` moves the mount with everything in it, instead of replacing it. Its leases and tokens end.
   * Objects that take their `mount` from `path` are recreated; others move along.
   *
   * @default - another `path` or `namespace` replaces the mount
   */
  readonly remount?: boolean | IResolvable;
  /**
   * Whether the mount is destroyed even if it has leases or objects of its engine, which are then lost. Leases are revoked; those
   * that cannot be are forgotten, and what they stand for stays. Apply it before the mount is destroyed.
   *
   * @default - a mount with leases or objects is not destroyed, nor one whose content cannot be listed
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/** When users are locked out after refused logins. Only the types `userpass`, `ldap` and `approle` have it. */
export interface UserLockoutConfig {
  /**
   * After how many refused logins a user is locked out. Must be at least 0.
   *
   * @default - the service's own
   */
  readonly lockoutThreshold?: number;
  /**
   * How long a user is locked out.
   *
   * @default - the service's own
   */
  readonly lockoutDuration?: Duration;
  /**
   * How long refused logins are counted.
   *
   * @default - the service's own
   */
  readonly lockoutCounterReset?: Duration;
  /**
   * Whether no user is locked out.
   *
   * @default false
   */
  readonly lockoutDisable?: boolean | IResolvable;
}

/**
 * An auth method at a path below `auth/`. Destroying it deletes its configuration and roles, and ends every token that it has
 * issued.
 *
 * The CloudFormation type is `Custom::LintelAuthMount`.
 */
export class AuthMount extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAuthMount';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AuthMountProps) {
    super(scope, id, 'AuthMount', props);
  }

  /** The API path of the mount. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path of the method below `auth/`, without it, in the namespace. */
  public get path(): string {
    return this._string('Path');
  }

  /** The type of the auth method, such as `jwt`, `kubernetes` or `approle`. */
  public get type(): string {
    return this._string('Type');
  }

  /** Whether the mount is local to its cluster, and not replicated. */
  public get local(): IResolvable {
    return this._boolean('Local');
  }

  /** Whether what the mount stores is also encrypted by the seal. */
  public get sealWrap(): IResolvable {
    return this._boolean('SealWrap');
  }

  /** Whether the mount may use an external source of randomness. */
  public get externalEntropyAccess(): IResolvable {
    return this._boolean('ExternalEntropyAccess');
  }

  /**
   * The semantic version of the plugin. Removing it from the configuration keeps the version. A built-in type only takes its own
   * version.
   */
  public get pluginVersion(): string {
    return this._string('PluginVersion');
  }

  /** Whether trailing slashes are removed from the paths of requests. Only supported with the dialect `vault`. */
  public get trimRequestTrailingSlashes(): IResolvable {
    return this._boolean('TrimRequestTrailingSlashes');
  }

  /** The type of the tokens that the method issues. With `default-service` and `default-batch`, roles can choose another one. */
  public get tokenType(): string {
    return this._string('TokenType');
  }

  /** The accessor of the mount. It survives a move. */
  public get accessor(): string {
    return this._string('Accessor');
  }

  /** The UUID of the mount. It survives a move. */
  public get uuid(): string {
    return this._string('Uuid');
  }

  /**
   * The version of the plugin that runs, which changes with the version of the service. If the service does not report it, a
   * reference to it fails.
   */
  public get runningPluginVersion(): string {
    return this._string('RunningPluginVersion');
  }

  /**
   * Whether the service still supports the type: `supported`, `deprecated`, `pending-removal` or `removed`. If the service does not
   * report it for the type, a reference to it fails.
   */
  public get deprecationStatus(): string {
    return this._string('DeprecationStatus');
  }
}
