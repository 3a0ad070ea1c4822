// Written from src/handlers/secrets/secrets-mount/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { secretsMountData } from '../../handlers/secrets/secrets-mount/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSecretsMount`. */
export interface DataSecretsMountProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the mount, below the namespace. Must be one or more segments of printable ASCII characters, without a leading or
   * trailing `/`. Must not end with `/tune`. Must be neither `sys`, `auth`, `audit`, `identity` nor `cubbyhole`, nor below them: the
   * service keeps these.
   */
  readonly path: string;
}

/**
 * A secrets engine at a path.
 *
 * The Terraform type is `lintel_secrets_mount`.
 */
export class DataSecretsMount extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_mount';

  /**
   * Whether a value is a `DataSecretsMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSecretsMount(x: any): boolean {
    return hasType(x, 'data lintel_secrets_mount');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSecretsMountProps) {
    super(scope, id, secretsMountData, props);
  }

  /** The type of the engine, such as `database`, `pki`, `kubernetes` or `kv`. */
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

  /** Whether the engine reads its storage without a cache. */
  public get forceNoCache(): IResolvable {
    return this.getBooleanAttribute('force_no_cache');
  }

  /** The accessors of the auth mounts that the engine can delegate authentication to. Only supported with the dialect `vault`. */
  public get delegatedAuthAccessors(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('delegated_auth_accessors')));
  }

  /** The managed keys that the engine may use. Only supported with the dialect `vault`. */
  public get allowedManagedKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_managed_keys')));
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

  /** The path of the mount, below the namespace. */
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
