// Written from src/handlers/secrets/auth-mount/definition.ts by `npx tsx generate/main.ts`.
import { ComplexObject, Fn, IInterpolatingParent, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { authMountData } from '../../handlers/secrets/auth-mount/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAuthMount`. */
export interface DataAuthMountProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the method below `auth/`, without it, in the namespace. Must be one or more segments of printable ASCII characters,
   * without a leading or trailing `/`. Must not end with `/tune`. Must be the path below `auth/`, without it: `github`, not
   * `auth/github`. Must be neither `token` nor below it: the service keeps it.
   */
  readonly path: string;
}

/**
 * An auth method at a path below `auth/`.
 *
 * The Terraform type is `lintel_auth_mount`.
 */
export class DataAuthMount extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_auth_mount';

  /**
   * Whether a value is a `DataAuthMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAuthMount(x: any): boolean {
    return hasType(x, 'data lintel_auth_mount');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAuthMountProps) {
    super(scope, id, authMountData, props);
  }

  /** The type of the auth method, such as `jwt`, `kubernetes` or `approle`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** What the mount is for. Null if there is none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** How long a lease or token of the mount lasts unless something else is asked for. Null if it is the system's. */
  public get defaultLeaseTtl(): string {
    return this.getStringAttribute('default_lease_ttl');
  }

  /** How long a lease or token of the mount lasts at most. `defaultLeaseTtl` must not exceed it. Null if it is the system's. */
  public get maxLeaseTtl(): string {
    return this.getStringAttribute('max_lease_ttl');
  }

  /**
   * Whether clients without a token see the mount in the list of the user interface: `unauth` if so, else `hidden`. Null if it is
   * `hidden`.
   */
  public get listingVisibility(): string {
    return this.getStringAttribute('listing_visibility');
  }

  /** The keys of requests whose values are not hashed in the audit log. */
  public get auditNonHmacRequestKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audit_non_hmac_request_keys')));
  }

  /** The keys of responses whose values are not hashed in the audit log. */
  public get auditNonHmacResponseKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audit_non_hmac_response_keys')));
  }

  /** The headers of requests that the mount receives, in any case. */
  public get passthroughRequestHeaders(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('passthrough_request_headers')));
  }

  /** The headers that the mount may set in responses, in any case. */
  public get allowedResponseHeaders(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_response_headers')));
  }

  /**
   * Settings that belong to the type, such as `version` of `kv`. Other options that the service has are kept; an option that is
   * removed from the configuration is removed from the service. `version` can be raised, and neither lowered nor removed.
   */
  public get options(): StringMap {
    return new StringMap(this, 'options');
  }

  /** Whether the mount is local to its cluster, and not replicated. */
  public get local(): IResolvable {
    return this.getBooleanAttribute('local');
  }

  /** Whether what the mount stores is also encrypted by the seal. */
  public get sealWrap(): IResolvable {
    return this.getBooleanAttribute('seal_wrap');
  }

  /** Whether the mount may use an external source of randomness. */
  public get externalEntropyAccess(): IResolvable {
    return this.getBooleanAttribute('external_entropy_access');
  }

  /**
   * The semantic version of the plugin. Removing it from the configuration keeps the version. A built-in type only takes its own
   * version. Null if the service chooses it, or the type is built in.
   */
  public get pluginVersion(): string {
    return this.getStringAttribute('plugin_version');
  }

  /**
   * The key that identity tokens of the mount are signed with. Only supported with the dialect `vault`. Null if the default key is
   * used.
   */
  public get identityTokenKey(): string {
    return this.getStringAttribute('identity_token_key');
  }

  /** Whether trailing slashes are removed from the paths of requests. Only supported with the dialect `vault`. */
  public get trimRequestTrailingSlashes(): IResolvable {
    return this.getBooleanAttribute('trim_request_trailing_slashes');
  }

  /** The type of the tokens that the method issues. With `default-service` and `default-batch`, roles can choose another one. */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** The accessor of the mount. It survives a move. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** The UUID of the mount. It survives a move. */
  public get uuid(): string {
    return this.getStringAttribute('uuid');
  }

  /** The version of the plugin that runs, which changes with the version of the service. Null if the service does not report it. */
  public get runningPluginVersion(): string {
    return this.getStringAttribute('running_plugin_version');
  }

  /**
   * Whether the service still supports the type: `supported`, `deprecated`, `pending-removal` or `removed`. Null if the service does
   * not report it for the type.
   */
  public get deprecationStatus(): string {
    return this.getStringAttribute('deprecation_status');
  }

  /** When users are locked out after refused logins. Null if the service's own settings count. */
  public get userLockoutConfig(): DataAuthMountUserLockoutConfigOutputReference {
    return new DataAuthMountUserLockoutConfigOutputReference(this, 'user_lockout_config');
  }

  /**
   * The default lifetime that counts, in seconds: the mount's, or else the system's. Null if the token may not read the tuning of
   * the mount.
   */
  public get effectiveDefaultLeaseTtl(): number {
    return this.getNumberAttribute('effective_default_lease_ttl');
  }

  /**
   * The maximum lifetime that counts, in seconds: the mount's, or else the system's. Null if the token may not read the tuning of
   * the mount.
   */
  public get effectiveMaxLeaseTtl(): number {
    return this.getNumberAttribute('effective_max_lease_ttl');
  }

  /** The API path of the mount. */
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

  /** The path of the method below `auth/`, without it, in the namespace. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `path` is configured as. */
  public get pathInput(): string {
    return this._input('path');
  }
}

/** When users are locked out after refused logins. */
export class DataAuthMountUserLockoutConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** After how many refused logins a user is locked out. Null if it is the service's own. */
  public get lockoutThreshold(): number {
    return this.getNumberAttribute('lockout_threshold');
  }

  /** How long a user is locked out. Null if it is the service's own. */
  public get lockoutDuration(): string {
    return this.getStringAttribute('lockout_duration');
  }

  /** How long refused logins are counted. Null if it is the service's own. */
  public get lockoutCounterReset(): string {
    return this.getStringAttribute('lockout_counter_reset');
  }

  /** Whether no user is locked out. */
  public get lockoutDisable(): IResolvable {
    return this.getBooleanAttribute('lockout_disable');
  }
}
