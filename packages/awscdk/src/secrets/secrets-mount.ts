// Written from src/handlers/secrets/secrets-mount/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ListingVisibility } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `SecretsMount`. */
export interface SecretsMountProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the mount, below the namespace. Must be one or more segments of printable ASCII characters, without a leading or
   * trailing `/`. Must not end with `/tune`. Must be neither `sys`, `auth`, `audit`, `identity` nor `cubbyhole`, nor below them: the
   * service keeps these. Changing it forces replacement.
   */
  readonly path: string;
  /**
   * The type of the engine, such as `database`, `pki`, `kubernetes` or `kv`. Must not be empty. Must not contain a version: write
   * `kv`, and give `options` the key "version". Must not be `generic`, the former name of `kv`: write `kv`. Must be the name of the
   * plugin, not `plugin`. Changing it forces replacement.
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
   * Whether the engine reads its storage without a cache. Changing it forces replacement.
   *
   * @default false
   */
  readonly forceNoCache?: boolean | IResolvable;
  /**
   * The accessors of the auth mounts that the engine can delegate authentication to. Only supported with the dialect `vault`.
   *
   * @default - it can delegate to none
   */
  readonly delegatedAuthAccessors?: string[];
  /**
   * The managed keys that the engine may use. Only supported with the dialect `vault`.
   *
   * @default - it may use none
   */
  readonly allowedManagedKeys?: string[];
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

/**
 * A secrets engine at a path. Destroying it ends its leases and deletes everything that it stores.
 *
 * The CloudFormation type is `Custom::LintelSecretsMount`.
 */
export class SecretsMount extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelSecretsMount';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SecretsMountProps) {
    super(scope, id, 'SecretsMount', props);
  }

  /** The API path of the mount. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path of the mount, below the namespace. */
  public get path(): string {
    return this._string('Path');
  }

  /** The type of the engine, such as `database`, `pki`, `kubernetes` or `kv`. */
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

  /** Whether the engine reads its storage without a cache. */
  public get forceNoCache(): IResolvable {
    return this._boolean('ForceNoCache');
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
