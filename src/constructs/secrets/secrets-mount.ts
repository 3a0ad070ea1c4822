// Written from src/handlers/secrets/secrets-mount/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ListingVisibility } from './vocabularies';
import { secretsMount } from '../../handlers/secrets/secrets-mount/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `SecretsMount`. */
export interface SecretsMountProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_secrets_mount`.
 *
 * @internal
 */
export class SecretsMountBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_mount';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_secrets_mount', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `SecretsMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isSecretsMount(x: any): boolean {
    return hasType(x, 'resource lintel_secrets_mount');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SecretsMountProps) {
    super(scope, id, secretsMount, props);
  }

  /** The API path of the mount. This is also its import id. */
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

  /** The type of the engine, such as `database`, `pki`, `kubernetes` or `kv`. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  public set type(value: string) {
    this._set('type', value);
  }

  /** What the mount is for. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** How long a lease or token of the mount lasts unless something else is asked for. */
  public get defaultLeaseTtl(): string {
    return this.getStringAttribute('default_lease_ttl');
  }

  /** How long a lease or token of the mount lasts at most. `defaultLeaseTtl` must not exceed it. */
  public get maxLeaseTtl(): string {
    return this.getStringAttribute('max_lease_ttl');
  }

  /** Whether clients without a token see the mount in the list of the user interface: `unauth` if so, else `hidden`. */
  public get listingVisibility(): string {
    return this.getStringAttribute('listing_visibility');
  }

  /** The keys of requests whose values are not hashed in the audit log. */
  public get auditNonHmacRequestKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audit_non_hmac_request_keys')));
  }

  public set auditNonHmacRequestKeys(value: string[]) {
    this._set('auditNonHmacRequestKeys', value);
  }

  /** The keys of responses whose values are not hashed in the audit log. */
  public get auditNonHmacResponseKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audit_non_hmac_response_keys')));
  }

  public set auditNonHmacResponseKeys(value: string[]) {
    this._set('auditNonHmacResponseKeys', value);
  }

  /** The headers of requests that the mount receives, in any case. */
  public get passthroughRequestHeaders(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('passthrough_request_headers')));
  }

  public set passthroughRequestHeaders(value: string[]) {
    this._set('passthroughRequestHeaders', value);
  }

  /** The headers that the mount may set in responses, in any case. */
  public get allowedResponseHeaders(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_response_headers')));
  }

  public set allowedResponseHeaders(value: string[]) {
    this._set('allowedResponseHeaders', value);
  }

  /**
   * Settings that belong to the type, such as `version` of `kv`. Other options that the service has are kept; an option that is
   * removed from the configuration is removed from the service. `version` can be raised, and neither lowered nor removed. If
   * omitted, the service sets them.
   */
  public get options(): StringMap {
    return new StringMap(this, 'options');
  }

  /** Whether the mount is local to its cluster, and not replicated. */
  public get local(): boolean | IResolvable {
    return this.getBooleanAttribute('local');
  }

  public set local(value: boolean | IResolvable) {
    this._set('local', value);
  }

  /** Whether what the mount stores is also encrypted by the seal. */
  public get sealWrap(): boolean | IResolvable {
    return this.getBooleanAttribute('seal_wrap');
  }

  public set sealWrap(value: boolean | IResolvable) {
    this._set('sealWrap', value);
  }

  /** Whether the mount may use an external source of randomness. */
  public get externalEntropyAccess(): boolean | IResolvable {
    return this.getBooleanAttribute('external_entropy_access');
  }

  public set externalEntropyAccess(value: boolean | IResolvable) {
    this._set('externalEntropyAccess', value);
  }

  /**
   * The semantic version of the plugin. Removing it from the configuration keeps the version. A built-in type only takes its own
   * version. If omitted, the service chooses it, or the type is built in.
   */
  public get pluginVersion(): string {
    return this.getStringAttribute('plugin_version');
  }

  public set pluginVersion(value: string) {
    this._set('pluginVersion', value);
  }

  /** The key that identity tokens of the mount are signed with. Only supported with the dialect `vault`. */
  public get identityTokenKey(): string {
    return this.getStringAttribute('identity_token_key');
  }

  public set identityTokenKey(value: string) {
    this._set('identityTokenKey', value);
  }

  /** Whether trailing slashes are removed from the paths of requests. Only supported with the dialect `vault`. */
  public get trimRequestTrailingSlashes(): boolean | IResolvable {
    return this.getBooleanAttribute('trim_request_trailing_slashes');
  }

  public set trimRequestTrailingSlashes(value: boolean | IResolvable) {
    this._set('trimRequestTrailingSlashes', value);
  }

  /** Whether the engine reads its storage without a cache. */
  public get forceNoCache(): boolean | IResolvable {
    return this.getBooleanAttribute('force_no_cache');
  }

  public set forceNoCache(value: boolean | IResolvable) {
    this._set('forceNoCache', value);
  }

  /** The accessors of the auth mounts that the engine can delegate authentication to. Only supported with the dialect `vault`. */
  public get delegatedAuthAccessors(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('delegated_auth_accessors')));
  }

  public set delegatedAuthAccessors(value: string[]) {
    this._set('delegatedAuthAccessors', value);
  }

  /** The managed keys that the engine may use. Only supported with the dialect `vault`. */
  public get allowedManagedKeys(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_managed_keys')));
  }

  public set allowedManagedKeys(value: string[]) {
    this._set('allowedManagedKeys', value);
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
   * Whether another `path` or `namespace` moves the mount with everything in it, instead of replacing it. Its leases and tokens end.
   * Objects that take their `mount` from `path` are recreated; others move along.
   */
  public get remount(): boolean | IResolvable {
    return this.getBooleanAttribute('remount');
  }

  public set remount(value: boolean | IResolvable) {
    this._set('remount', value);
  }

  /**
   * Whether the mount is destroyed even if it has leases or objects of its engine, which are then lost. Leases are revoked; those
   * that cannot be are forgotten, and what they stand for stays. Apply it before the mount is destroyed.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
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

  /** What `type` is configured as. */
  public get typeInput(): string {
    return this._input('type');
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string | undefined {
    return this._input('description');
  }

  /** Removes the configuration of `description`. */
  public resetDescription(): void {
    this._set('description', undefined);
  }

  /** What `defaultLeaseTtl` is configured as. */
  public get defaultLeaseTtlInput(): Duration | undefined {
    return this._input('defaultLeaseTtl');
  }

  /**
   * Changes what `defaultLeaseTtl` is configured as.
   *
   * @param value the new value
   */
  public putDefaultLeaseTtl(value: Duration): void {
    this._set('defaultLeaseTtl', value);
  }

  /** Removes the configuration of `defaultLeaseTtl`. */
  public resetDefaultLeaseTtl(): void {
    this._set('defaultLeaseTtl', undefined);
  }

  /** What `maxLeaseTtl` is configured as. */
  public get maxLeaseTtlInput(): Duration | undefined {
    return this._input('maxLeaseTtl');
  }

  /**
   * Changes what `maxLeaseTtl` is configured as.
   *
   * @param value the new value
   */
  public putMaxLeaseTtl(value: Duration): void {
    this._set('maxLeaseTtl', value);
  }

  /** Removes the configuration of `maxLeaseTtl`. */
  public resetMaxLeaseTtl(): void {
    this._set('maxLeaseTtl', undefined);
  }

  /** What `listingVisibility` is configured as. */
  public get listingVisibilityInput(): ListingVisibility | undefined {
    return this._input('listingVisibility');
  }

  /**
   * Changes what `listingVisibility` is configured as.
   *
   * @param value the new value
   */
  public putListingVisibility(value: ListingVisibility): void {
    this._set('listingVisibility', value);
  }

  /** Removes the configuration of `listingVisibility`. */
  public resetListingVisibility(): void {
    this._set('listingVisibility', undefined);
  }

  /** What `auditNonHmacRequestKeys` is configured as. */
  public get auditNonHmacRequestKeysInput(): string[] | undefined {
    return this._input('auditNonHmacRequestKeys');
  }

  /** Removes the configuration of `auditNonHmacRequestKeys`. */
  public resetAuditNonHmacRequestKeys(): void {
    this._set('auditNonHmacRequestKeys', undefined);
  }

  /** What `auditNonHmacResponseKeys` is configured as. */
  public get auditNonHmacResponseKeysInput(): string[] | undefined {
    return this._input('auditNonHmacResponseKeys');
  }

  /** Removes the configuration of `auditNonHmacResponseKeys`. */
  public resetAuditNonHmacResponseKeys(): void {
    this._set('auditNonHmacResponseKeys', undefined);
  }

  /** What `passthroughRequestHeaders` is configured as. */
  public get passthroughRequestHeadersInput(): string[] | undefined {
    return this._input('passthroughRequestHeaders');
  }

  /** Removes the configuration of `passthroughRequestHeaders`. */
  public resetPassthroughRequestHeaders(): void {
    this._set('passthroughRequestHeaders', undefined);
  }

  /** What `allowedResponseHeaders` is configured as. */
  public get allowedResponseHeadersInput(): string[] | undefined {
    return this._input('allowedResponseHeaders');
  }

  /** Removes the configuration of `allowedResponseHeaders`. */
  public resetAllowedResponseHeaders(): void {
    this._set('allowedResponseHeaders', undefined);
  }

  /** What `options` is configured as. */
  public get optionsInput(): { [key: string]: string } | undefined {
    return this._input('options');
  }

  /**
   * Changes what `options` is configured as.
   *
   * @param value the new value
   */
  public putOptions(value: { [key: string]: string }): void {
    this._set('options', value);
  }

  /** Removes the configuration of `options`. */
  public resetOptions(): void {
    this._set('options', undefined);
  }

  /** What `local` is configured as. */
  public get localInput(): boolean | IResolvable | undefined {
    return this._input('local');
  }

  /** Removes the configuration of `local`. */
  public resetLocal(): void {
    this._set('local', undefined);
  }

  /** What `sealWrap` is configured as. */
  public get sealWrapInput(): boolean | IResolvable | undefined {
    return this._input('sealWrap');
  }

  /** Removes the configuration of `sealWrap`. */
  public resetSealWrap(): void {
    this._set('sealWrap', undefined);
  }

  /** What `externalEntropyAccess` is configured as. */
  public get externalEntropyAccessInput(): boolean | IResolvable | undefined {
    return this._input('externalEntropyAccess');
  }

  /** Removes the configuration of `externalEntropyAccess`. */
  public resetExternalEntropyAccess(): void {
    this._set('externalEntropyAccess', undefined);
  }

  /** What `pluginVersion` is configured as. */
  public get pluginVersionInput(): string | undefined {
    return this._input('pluginVersion');
  }

  /** Removes the configuration of `pluginVersion`. */
  public resetPluginVersion(): void {
    this._set('pluginVersion', undefined);
  }

  /** What `identityTokenKey` is configured as. */
  public get identityTokenKeyInput(): string | undefined {
    return this._input('identityTokenKey');
  }

  /** Removes the configuration of `identityTokenKey`. */
  public resetIdentityTokenKey(): void {
    this._set('identityTokenKey', undefined);
  }

  /** What `trimRequestTrailingSlashes` is configured as. */
  public get trimRequestTrailingSlashesInput(): boolean | IResolvable | undefined {
    return this._input('trimRequestTrailingSlashes');
  }

  /** Removes the configuration of `trimRequestTrailingSlashes`. */
  public resetTrimRequestTrailingSlashes(): void {
    this._set('trimRequestTrailingSlashes', undefined);
  }

  /** What `forceNoCache` is configured as. */
  public get forceNoCacheInput(): boolean | IResolvable | undefined {
    return this._input('forceNoCache');
  }

  /** Removes the configuration of `forceNoCache`. */
  public resetForceNoCache(): void {
    this._set('forceNoCache', undefined);
  }

  /** What `delegatedAuthAccessors` is configured as. */
  public get delegatedAuthAccessorsInput(): string[] | undefined {
    return this._input('delegatedAuthAccessors');
  }

  /** Removes the configuration of `delegatedAuthAccessors`. */
  public resetDelegatedAuthAccessors(): void {
    this._set('delegatedAuthAccessors', undefined);
  }

  /** What `allowedManagedKeys` is configured as. */
  public get allowedManagedKeysInput(): string[] | undefined {
    return this._input('allowedManagedKeys');
  }

  /** Removes the configuration of `allowedManagedKeys`. */
  public resetAllowedManagedKeys(): void {
    this._set('allowedManagedKeys', undefined);
  }

  /** What `remount` is configured as. */
  public get remountInput(): boolean | IResolvable | undefined {
    return this._input('remount');
  }

  /** Removes the configuration of `remount`. */
  public resetRemount(): void {
    this._set('remount', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
