import { Duration, IResolvable } from 'aws-cdk-lib';
import { LintelResourceProps } from '../../lintel-resource-props';
import { ListingVisibility } from '../vocabularies';

/** The properties of a mount whose class knows the type of the engine. */
export interface EngineMountProps extends LintelResourceProps {
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
   *
   * @default - the default path of the engine, which is that of its objects, too
   */
  readonly path?: string;
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
   * removed from the configuration is removed from the service.
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
   * Whether the mount is destroyed even if it has leases or objects of its engine, which are then lost. Apply it before the mount is
   * destroyed.
   *
   * @default - a mount with leases or objects is not destroyed
   */
  readonly forceDestroy?: boolean | IResolvable;
}
