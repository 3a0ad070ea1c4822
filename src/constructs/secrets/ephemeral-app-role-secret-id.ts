// Written from src/handlers/secrets/approle-secret-id/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { approleSecretIdEphemeral } from '../../handlers/secrets/approle-secret-id/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralAppRoleSecretId`. */
export interface EphemeralAppRoleSecretIdProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`.
   *
   * @default "approle"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly role: string;
  /**
   * The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * The networks that can log in by the secret id. Each element must be a network in CIDR notation, such as "10.0.0.0/8".
   *
   * @default - the networks of the role apply
   */
  readonly cidrList?: string[];
  /**
   * The networks that can use a token that the secret id logs in for. Each element must be a network in CIDR notation, such as
   * "10.0.0.0/8".
   *
   * @default - those of the role apply
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * The lifetime of the secret id. At most that of the role.
   *
   * @default - that of the role applies
   */
  readonly ttl?: Duration;
  /**
   * How often the secret id can log in. At most as often as the role allows. Must be at least 1.
   *
   * @default - the number of the role applies
   */
  readonly numUses?: number;
  /**
   * If set, the service keeps the secret id for this time, and returns a token that unwraps it once. Anyone who unwraps it knows
   * that nobody else has seen it. Must be at least 1 seconds. `wrapTtl` can be set only if `destroyOnClose` is `false`.
   *
   * @default - the secret id is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the secret id is destroyed when the run no longer uses it. A plan and an apply each generate one: if it is not
   * destroyed, it must expire, by `ttl` or by the `secretIdTtl` of the role.
   *
   * @default true
   */
  readonly destroyOnClose?: boolean | IResolvable;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * A secret id of a role of AppRole, generated for this run and never stored in a plan or state. It is destroyed when the run ends,
 * or handed over, possibly wrapped.
 *
 * The Terraform type is `lintel_approle_secret_id`.
 */
export class EphemeralAppRoleSecretId extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_approle_secret_id';

  /**
   * Whether a value is a `EphemeralAppRoleSecretId`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralAppRoleSecretId(x: any): boolean {
    return hasType(x, 'ephemeral lintel_approle_secret_id');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralAppRoleSecretIdProps) {
    super(scope, id, approleSecretIdEphemeral, props);
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

  /** The name of the role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
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

  /** The lifetime of the secret id. At most that of the role. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** How often the secret id can log in. At most as often as the role allows. */
  public get numUses(): number {
    return this.getNumberAttribute('num_uses');
  }

  public set numUses(value: number) {
    this._set('numUses', value);
  }

  /**
   * If set, the service keeps the secret id for this time, and returns a token that unwraps it once. Anyone who unwraps it knows
   * that nobody else has seen it.
   */
  public get wrapTtl(): string {
    return this.getStringAttribute('wrap_ttl');
  }

  /** The token that unwraps the secret id, once. Null if the secret id is not wrapped. */
  public get wrappingToken(): string {
    return this.getStringAttribute('wrapping_token');
  }

  /** The accessor of the wrapping token. Null if the secret id is not wrapped. */
  public get wrappingAccessor(): string {
    return this.getStringAttribute('wrapping_accessor');
  }

  /** When the wrapping token expires, as an RFC 3339 time in UTC. Null if the secret id is not wrapped. */
  public get wrappingExpires(): string {
    return this.getStringAttribute('wrapping_expires');
  }

  /**
   * Whether the secret id is destroyed when the run no longer uses it. A plan and an apply each generate one: if it is not
   * destroyed, it must expire, by `ttl` or by the `secretIdTtl` of the role.
   */
  public get destroyOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('destroy_on_close');
  }

  public set destroyOnClose(value: boolean | IResolvable) {
    this._set('destroyOnClose', value);
  }

  /** The secret id. Null if the secret id is wrapped. */
  public get secretId(): string {
    return this.getStringAttribute('secret_id');
  }

  /** The accessor, by which the secret id can be looked up and destroyed. Null if the secret id is wrapped. */
  public get secretIdAccessor(): string {
    return this.getStringAttribute('secret_id_accessor');
  }

  /** The lifetime in seconds; 0 if it does not expire. Null if the secret id is wrapped. */
  public get secretIdTtl(): number {
    return this.getNumberAttribute('secret_id_ttl');
  }

  /** How often it can log in; 0 if there is no limit. Null if the secret id is wrapped. */
  public get secretIdNumUses(): number {
    return this.getNumberAttribute('secret_id_num_uses');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }

  public set after(value: string[]) {
    this._set('after', value);
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

  /** What `destroyOnClose` is configured as. */
  public get destroyOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('destroyOnClose');
  }

  /** Removes the configuration of `destroyOnClose`. */
  public resetDestroyOnClose(): void {
    this._set('destroyOnClose', undefined);
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
