// Written from src/handlers/secrets/auth-mount/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  Fn,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  StringMap,
  TerraformMetaArguments,
  TerraformProvider,
  Token,
} from 'cdktf';
import { Construct } from 'constructs';
import { ListingVisibility, TokenType } from './vocabularies';
import { authMount } from '../../handlers/secrets/auth-mount/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `AuthMount`. */
export interface AuthMountProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_auth_mount`.
 *
 * @internal
 */
export class AuthMountBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_auth_mount';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_auth_mount', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AuthMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAuthMount(x: any): boolean {
    return hasType(x, 'resource lintel_auth_mount');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AuthMountProps) {
    super(scope, id, authMount, props);
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

  /** The path of the method below `auth/`, without it, in the namespace. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  public set path(value: string) {
    this._set('path', value);
  }

  /** The type of the auth method, such as `jwt`, `kubernetes` or `approle`. */
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

  /** When users are locked out after refused logins. Only the types `userpass`, `ldap` and `approle` have it. */
  public get userLockoutConfig(): UserLockoutConfigOutputReference {
    return new UserLockoutConfigOutputReference(this, 'user_lockout_config');
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

  /** What `tokenType` is configured as. */
  public get tokenTypeInput(): TokenType | undefined {
    return this._input('tokenType');
  }

  /**
   * Changes what `tokenType` is configured as.
   *
   * @param value the new value
   */
  public putTokenType(value: TokenType): void {
    this._set('tokenType', value);
  }

  /** Removes the configuration of `tokenType`. */
  public resetTokenType(): void {
    this._set('tokenType', undefined);
  }

  /** What `userLockoutConfig` is configured as. */
  public get userLockoutConfigInput(): UserLockoutConfig | undefined {
    return this._input('userLockoutConfig');
  }

  /**
   * Changes what `userLockoutConfig` is configured as.
   *
   * @param value the new value
   */
  public putUserLockoutConfig(value: UserLockoutConfig): void {
    this._set('userLockoutConfig', value);
  }

  /** Removes the configuration of `userLockoutConfig`. */
  public resetUserLockoutConfig(): void {
    this._set('userLockoutConfig', undefined);
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

/** When users are locked out after refused logins. Only the types `userpass`, `ldap` and `approle` have it. */
export class UserLockoutConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** After how many refused logins a user is locked out. */
  public get lockoutThreshold(): number {
    return this.getNumberAttribute('lockout_threshold');
  }

  /** How long a user is locked out. */
  public get lockoutDuration(): string {
    return this.getStringAttribute('lockout_duration');
  }

  /** How long refused logins are counted. */
  public get lockoutCounterReset(): string {
    return this.getStringAttribute('lockout_counter_reset');
  }

  /** Whether no user is locked out. */
  public get lockoutDisable(): IResolvable {
    return this.getBooleanAttribute('lockout_disable');
  }
}
