// Written from src/handlers/secrets/approle-secret-id/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { approleSecretId } from '../../handlers/secrets/approle-secret-id/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `AppRoleSecretId`. */
export interface AppRoleSecretIdProps extends TerraformMetaArguments {
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
   * @default "approle"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly role: string;
  /**
   * The secret id, chosen by you. Another one replaces it. Write-only: stored in neither the plan nor the state. Requires Terraform
   * 1.11 or later, or OpenTofu 1.11 or later. Must not be empty. Must have at most 4096 bytes of UTF-8. Never shown in plans or
   * logs. Changing it forces replacement. Exactly one of `secretIdWo`, `wrapTtl`, `keepSecretId` must be set.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service generates the secret id
   */
  readonly secretIdWo?: string;
  /**
   * The version of `secretIdWo`. If set, `secretIdWo` is sent again only when the version changes.
   *
   * @default - changes of `secretIdWo` are detected automatically
   */
  readonly secretIdWoVersion?: number;
  /**
   * How long the service keeps the secret id for a token that unwraps it once. The state has that token, and not the secret id. Must
   * be at least 1 seconds. Changing it forces replacement. Exactly one of `secretIdWo`, `wrapTtl`, `keepSecretId` must be set.
   *
   * @default - the secret id is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the secret id is generated and returned. Exactly one of `secretIdWo`, `wrapTtl`, `keepSecretId` must be set.
   *
   * @default - the secret id is not returned
   */
  readonly keepSecretId?: boolean | IResolvable;
  /**
   * The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * The networks that can log in by the secret id. Each element must be a network in CIDR notation, such as "10.0.0.0/8". Changing
   * it forces replacement.
   *
   * @default - the networks of the role apply
   */
  readonly cidrList?: string[];
  /**
   * The networks that can use a token that the secret id logs in for. Each element must be a network in CIDR notation, such as
   * "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - those of the role apply
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * The lifetime of the secret id. At most that of the role. 0 means without an end. Changing it forces replacement.
   *
   * @default - that of the role applies
   */
  readonly ttl?: Duration;
  /**
   * How often the secret id can log in. At most as often as the role allows. 0 means without a limit. Must be at least 0. Changing
   * it forces replacement.
   *
   * @default - the number of the role applies
   */
  readonly numUses?: number;
  /**
   * How long before its end another secret id replaces it. With `create_before_destroy` both are valid in between. Must be at least
   * 1 seconds.
   *
   * @default - it is replaced when it has ended
   */
  readonly renewBefore?: Duration;
  /**
   * Whether another secret id is made once this one is used up, has ended or was destroyed. If false, its `state` becomes `gone`,
   * and another one is made when `triggers` change.
   *
   * @default true
   */
  readonly recreateWhenGone?: boolean | IResolvable;
  /**
   * Arbitrary values, such as a date. When one of them changes, another secret id is made. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A secret id of a role of AppRole that lasts, for a machine that gets it later. Choose how it is handed over: one of your own, a
 * token that unwraps it once, or the secret id itself.
 *
 * The Terraform type is `lintel_approle_secret_id`.
 */
export class AppRoleSecretId extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_approle_secret_id';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_approle_secret_id', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AppRoleSecretId`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAppRoleSecretId(x: any): boolean {
    return hasType(x, 'resource lintel_approle_secret_id');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AppRoleSecretIdProps) {
    super(scope, id, approleSecretId, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** The version of `secretIdWo`. If set, `secretIdWo` is sent again only when the version changes. */
  public get secretIdWoVersion(): number {
    return this.getNumberAttribute('secret_id_wo_version');
  }

  public set secretIdWoVersion(value: number) {
    this._set('secretIdWoVersion', value);
  }

  /** How long the service keeps the secret id for a token that unwraps it once. The state has that token, and not the secret id. */
  public get wrapTtl(): string {
    return this.getStringAttribute('wrap_ttl');
  }

  /** Whether the secret id is generated and returned. */
  public get keepSecretId(): boolean | IResolvable {
    return this.getBooleanAttribute('keep_secret_id');
  }

  public set keepSecretId(value: boolean | IResolvable) {
    this._set('keepSecretId', value);
  }

  /** The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /** The networks that can log in by the secret id. */
  public get cidrList(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('cidr_list')));
  }

  public set cidrList(value: string[]) {
    this._set('cidrList', value);
  }

  /** The networks that can use a token that the secret id logs in for. */
  public get tokenBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_bound_cidrs')));
  }

  public set tokenBoundCidrs(value: string[]) {
    this._set('tokenBoundCidrs', value);
  }

  /** The lifetime of the secret id. At most that of the role. 0 means without an end. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** How often the secret id can log in. At most as often as the role allows. 0 means without a limit. */
  public get numUses(): number {
    return this.getNumberAttribute('num_uses');
  }

  public set numUses(value: number) {
    this._set('numUses', value);
  }

  /** How long before its end another secret id replaces it. With `create_before_destroy` both are valid in between. */
  public get renewBefore(): string {
    return this.getStringAttribute('renew_before');
  }

  /**
   * Whether another secret id is made once this one is used up, has ended or was destroyed. If false, its `state` becomes `gone`,
   * and another one is made when `triggers` change.
   */
  public get recreateWhenGone(): boolean | IResolvable {
    return this.getBooleanAttribute('recreate_when_gone');
  }

  public set recreateWhenGone(value: boolean | IResolvable) {
    this._set('recreateWhenGone', value);
  }

  /** Arbitrary values, such as a date. When one of them changes, another secret id is made. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /** The secret id. Null if `keepSecretId` is not true, or it was imported. */
  public get secretId(): string {
    return this.getStringAttribute('secret_id');
  }

  /** The accessor, by which the secret id can be looked up and destroyed. */
  public get secretIdAccessor(): string {
    return this.getStringAttribute('secret_id_accessor');
  }

  /** When it was made. */
  public get creationTime(): string {
    return this.getStringAttribute('creation_time');
  }

  /** When it ends. Null if it has no end. */
  public get expirationTime(): string {
    return this.getStringAttribute('expiration_time');
  }

  /** The token that unwraps the secret id, once. Null if it is not wrapped, or was imported. */
  public get wrappingToken(): string {
    return this.getStringAttribute('wrapping_token');
  }

  /** The accessor of the wrapping token. Null if it is not wrapped, or was imported. */
  public get wrappingAccessor(): string {
    return this.getStringAttribute('wrapping_accessor');
  }

  /** How often it can still log in. Null if there is no limit. */
  public get usesLeft(): number {
    return this.getNumberAttribute('uses_left');
  }

  /** Its state: `live`, or `gone` for ever. */
  public get state(): string {
    return this.getStringAttribute('state');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `role` is configured as. */
  public get roleInput(): string {
    return this._input('role');
  }

  /** What `secretIdWo` is configured as. */
  public get secretIdWoInput(): string | undefined {
    return this._input('secretIdWo');
  }

  /**
   * Changes what `secretIdWo` is configured as.
   *
   * @param value the new value
   */
  public putSecretIdWo(value: string): void {
    this._set('secretIdWo', value);
  }

  /** Removes the configuration of `secretIdWo`. */
  public resetSecretIdWo(): void {
    this._set('secretIdWo', undefined);
  }

  /** What `secretIdWoVersion` is configured as. */
  public get secretIdWoVersionInput(): number | undefined {
    return this._input('secretIdWoVersion');
  }

  /** Removes the configuration of `secretIdWoVersion`. */
  public resetSecretIdWoVersion(): void {
    this._set('secretIdWoVersion', undefined);
  }

  /** What `wrapTtl` is configured as. */
  public get wrapTtlInput(): Duration | undefined {
    return this._input('wrapTtl');
  }

  /**
   * Changes what `wrapTtl` is configured as.
   *
   * @param value the new value
   */
  public putWrapTtl(value: Duration): void {
    this._set('wrapTtl', value);
  }

  /** Removes the configuration of `wrapTtl`. */
  public resetWrapTtl(): void {
    this._set('wrapTtl', undefined);
  }

  /** What `keepSecretId` is configured as. */
  public get keepSecretIdInput(): boolean | IResolvable | undefined {
    return this._input('keepSecretId');
  }

  /** Removes the configuration of `keepSecretId`. */
  public resetKeepSecretId(): void {
    this._set('keepSecretId', undefined);
  }

  /** What `metadata` is configured as. */
  public get metadataInput(): { [key: string]: string } | undefined {
    return this._input('metadata');
  }

  /**
   * Changes what `metadata` is configured as.
   *
   * @param value the new value
   */
  public putMetadata(value: { [key: string]: string }): void {
    this._set('metadata', value);
  }

  /** Removes the configuration of `metadata`. */
  public resetMetadata(): void {
    this._set('metadata', undefined);
  }

  /** What `cidrList` is configured as. */
  public get cidrListInput(): string[] | undefined {
    return this._input('cidrList');
  }

  /** Removes the configuration of `cidrList`. */
  public resetCidrList(): void {
    this._set('cidrList', undefined);
  }

  /** What `tokenBoundCidrs` is configured as. */
  public get tokenBoundCidrsInput(): string[] | undefined {
    return this._input('tokenBoundCidrs');
  }

  /** Removes the configuration of `tokenBoundCidrs`. */
  public resetTokenBoundCidrs(): void {
    this._set('tokenBoundCidrs', undefined);
  }

  /** What `ttl` is configured as. */
  public get ttlInput(): Duration | undefined {
    return this._input('ttl');
  }

  /**
   * Changes what `ttl` is configured as.
   *
   * @param value the new value
   */
  public putTtl(value: Duration): void {
    this._set('ttl', value);
  }

  /** Removes the configuration of `ttl`. */
  public resetTtl(): void {
    this._set('ttl', undefined);
  }

  /** What `numUses` is configured as. */
  public get numUsesInput(): number | undefined {
    return this._input('numUses');
  }

  /** Removes the configuration of `numUses`. */
  public resetNumUses(): void {
    this._set('numUses', undefined);
  }

  /** What `renewBefore` is configured as. */
  public get renewBeforeInput(): Duration | undefined {
    return this._input('renewBefore');
  }

  /**
   * Changes what `renewBefore` is configured as.
   *
   * @param value the new value
   */
  public putRenewBefore(value: Duration): void {
    this._set('renewBefore', value);
  }

  /** Removes the configuration of `renewBefore`. */
  public resetRenewBefore(): void {
    this._set('renewBefore', undefined);
  }

  /** What `recreateWhenGone` is configured as. */
  public get recreateWhenGoneInput(): boolean | IResolvable | undefined {
    return this._input('recreateWhenGone');
  }

  /** Removes the configuration of `recreateWhenGone`. */
  public resetRecreateWhenGone(): void {
    this._set('recreateWhenGone', undefined);
  }

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
