// Written from src/handlers/secrets/secrets-token/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { IssuedTokenType } from './vocabularies';
import { secretsTokenEphemeral } from '../../handlers/secrets/secrets-token/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralSecretsToken`. */
export interface EphemeralSecretsTokenProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the token role that the token is created under. Must be a single path segment: not empty and without `/`.
   *
   * @default - the token is a child of the provider's token
   */
  readonly role?: string;
  /**
   * The ACL policies of the token. The service adds `default` unless `noDefaultPolicy` is set. Each element must not be empty. Each
   * element must not be `root`, because the service then refuses every login.
   *
   * @default - they are those of the role, or else of the provider's token
   */
  readonly policies?: string[];
  /**
   * The lifetime of the token until it is renewed. Must be at least 1 seconds. `ttl` must not exceed `explicitMaxTtl`, unless that
   * is 0.
   *
   * @default - the service chooses it
   */
  readonly ttl?: Duration;
  /**
   * The lifetime of the token that no renewal extends. Must be at least 1 seconds.
   *
   * @default - the maximum of the service applies
   */
  readonly explicitMaxTtl?: Duration;
  /**
   * If set, the token can be renewed for this time again and again. Without a role this requires `sudo`. Must be at least 1 seconds.
   * `period` can be set only if `type` is `service` or not set.
   *
   * @default - the token is not periodic
   */
  readonly period?: Duration;
  /**
   * The number of requests that the token can be used for. Must be at least 1. `numUses` can be set only if `type` is `service` or
   * not set.
   *
   * @default - there is no limit
   */
  readonly numUses?: number;
  /**
   * Whether the token does not have the policy `default`.
   *
   * @default false
   */
  readonly noDefaultPolicy?: boolean | IResolvable;
  /**
   * Whether the token can be renewed.
   *
   * @default - the service decides
   */
  readonly renewable?: boolean | IResolvable;
  /**
   * The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false. One of
   * `service`, `batch`.
   *
   * @default - the role decides, or it is `service`
   */
  readonly type?: IssuedTokenType;
  /**
   * The name of the token in the audit log, behind `token-`. Must not be empty.
   *
   * @default - `token`
   */
  readonly displayName?: string;
  /**
   * Metadata of the token, which the audit log shows.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * If set, the service keeps the token for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it. Must be at least 1 seconds.
   *
   * @default - the token is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the token is revoked when the run no longer uses it, with everything that was leased with it. If not, it must expire, by
   * `ttl`, `period`, `explicitMaxTtl` or the role. Set it to false for a token that is handed over.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
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
 * A token of the secrets service, created for this run and never stored in a plan or state. It is renewed while the run uses it, and
 * revoked at its end. A plan and an apply each create one.
 *
 * The Terraform type is `lintel_secrets_token`.
 */
export class EphemeralSecretsToken extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_secrets_token';

  /**
   * Whether a value is a `EphemeralSecretsToken`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralSecretsToken(x: any): boolean {
    return hasType(x, 'ephemeral lintel_secrets_token');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralSecretsTokenProps = {}) {
    super(scope, id, secretsTokenEphemeral, props);
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the token role that the token is created under. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /**
   * The ACL policies of the token. The service adds `default` unless `noDefaultPolicy` is set. If omitted, they are those of the
   * role, or else of the provider's token.
   */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  public set policies(value: string[]) {
    this._set('policies', value);
  }

  /** The lifetime of the token until it is renewed. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The lifetime of the token that no renewal extends. */
  public get explicitMaxTtl(): string {
    return this.getStringAttribute('explicit_max_ttl');
  }

  /** If set, the token can be renewed for this time again and again. Without a role this requires `sudo`. */
  public get period(): string {
    return this.getStringAttribute('period');
  }

  /** The number of requests that the token can be used for. */
  public get numUses(): number {
    return this.getNumberAttribute('num_uses');
  }

  public set numUses(value: number) {
    this._set('numUses', value);
  }

  /** Whether the token does not have the policy `default`. */
  public get noDefaultPolicy(): boolean | IResolvable {
    return this.getBooleanAttribute('no_default_policy');
  }

  public set noDefaultPolicy(value: boolean | IResolvable) {
    this._set('noDefaultPolicy', value);
  }

  /** Whether the token can be renewed. If omitted, the service decides. */
  public get renewable(): boolean | IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  public set renewable(value: boolean | IResolvable) {
    this._set('renewable', value);
  }

  /** The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The name of the token in the audit log, behind `token-`. */
  public get displayName(): string {
    return this.getStringAttribute('display_name');
  }

  public set displayName(value: string) {
    this._set('displayName', value);
  }

  /** Metadata of the token, which the audit log shows. */
  public get metadata(): StringMap {
    return new StringMap(this, 'metadata');
  }

  /**
   * If set, the service keeps the token for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that
   * nobody else has seen it.
   */
  public get wrapTtl(): string {
    return this.getStringAttribute('wrap_ttl');
  }

  /** The token that unwraps the token, once. Null if the token is not wrapped. */
  public get wrappingToken(): string {
    return this.getStringAttribute('wrapping_token');
  }

  /** The accessor of the wrapping token. Null if the token is not wrapped. */
  public get wrappingAccessor(): string {
    return this.getStringAttribute('wrapping_accessor');
  }

  /** When the wrapping token expires, as an RFC 3339 time in UTC. Null if the token is not wrapped. */
  public get wrappingExpires(): string {
    return this.getStringAttribute('wrapping_expires');
  }

  /**
   * Whether the token is revoked when the run no longer uses it, with everything that was leased with it. If not, it must expire, by
   * `ttl`, `period`, `explicitMaxTtl` or the role. Set it to false for a token that is handed over.
   */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The token. Null if the token is wrapped. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The accessor, by which the token can be looked up, renewed and revoked. Null if the token is a batch token. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** The lifetime in seconds until it is renewed. Null if the token is wrapped. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
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

  /** What `role` is configured as. */
  public get roleInput(): string | undefined {
    return this._input('role');
  }

  /** Removes the configuration of `role`. */
  public resetRole(): void {
    this._set('role', undefined);
  }

  /** What `policies` is configured as. */
  public get policiesInput(): string[] | undefined {
    return this._input('policies');
  }

  /** Removes the configuration of `policies`. */
  public resetPolicies(): void {
    this._set('policies', undefined);
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

  /** What `explicitMaxTtl` is configured as. */
  public get explicitMaxTtlInput(): Duration | undefined {
    return this._input('explicitMaxTtl');
  }

  /**
   * Changes what `explicitMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putExplicitMaxTtl(value: Duration): void {
    this._set('explicitMaxTtl', value);
  }

  /** Removes the configuration of `explicitMaxTtl`. */
  public resetExplicitMaxTtl(): void {
    this._set('explicitMaxTtl', undefined);
  }

  /** What `period` is configured as. */
  public get periodInput(): Duration | undefined {
    return this._input('period');
  }

  /**
   * Changes what `period` is configured as.
   *
   * @param value the new value
   */
  public putPeriod(value: Duration): void {
    this._set('period', value);
  }

  /** Removes the configuration of `period`. */
  public resetPeriod(): void {
    this._set('period', undefined);
  }

  /** What `numUses` is configured as. */
  public get numUsesInput(): number | undefined {
    return this._input('numUses');
  }

  /** Removes the configuration of `numUses`. */
  public resetNumUses(): void {
    this._set('numUses', undefined);
  }

  /** What `noDefaultPolicy` is configured as. */
  public get noDefaultPolicyInput(): boolean | IResolvable | undefined {
    return this._input('noDefaultPolicy');
  }

  /** Removes the configuration of `noDefaultPolicy`. */
  public resetNoDefaultPolicy(): void {
    this._set('noDefaultPolicy', undefined);
  }

  /** What `renewable` is configured as. */
  public get renewableInput(): boolean | IResolvable | undefined {
    return this._input('renewable');
  }

  /** Removes the configuration of `renewable`. */
  public resetRenewable(): void {
    this._set('renewable', undefined);
  }

  /** What `type` is configured as. */
  public get typeInput(): IssuedTokenType | undefined {
    return this._input('type');
  }

  /**
   * Changes what `type` is configured as.
   *
   * @param value the new value
   */
  public putType(value: IssuedTokenType): void {
    this._set('type', value);
  }

  /** Removes the configuration of `type`. */
  public resetType(): void {
    this._set('type', undefined);
  }

  /** What `displayName` is configured as. */
  public get displayNameInput(): string | undefined {
    return this._input('displayName');
  }

  /** Removes the configuration of `displayName`. */
  public resetDisplayName(): void {
    this._set('displayName', undefined);
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

  /** What `revokeOnClose` is configured as. */
  public get revokeOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnClose');
  }

  /** Removes the configuration of `revokeOnClose`. */
  public resetRevokeOnClose(): void {
    this._set('revokeOnClose', undefined);
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
