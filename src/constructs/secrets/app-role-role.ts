// Written from src/handlers/secrets/approle-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RoleTokenType } from './vocabularies';
import { approleRole } from '../../handlers/secrets/approle-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `AppRoleRole`. */
export interface AppRoleRoleProps extends TerraformMetaArguments {
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
  readonly name: string;
  /**
   * The role id, by which a login names the role. By itself it is no secret. Must not be empty.
   *
   * @default - the service generates it
   */
  readonly roleId?: string;
  /**
   * Whether a login needs a secret id. Without it, everyone who knows the role id can log in from the addresses that are allowed.
   *
   * @default true
   */
  readonly bindSecretId?: boolean | IResolvable;
  /**
   * The networks that can log in. Each element must be a network in CIDR notation, such as "10.0.0.0/8". At least one of
   * `secretIdBoundCidrs`, `tokenBoundCidrs` must be set if `bindSecretId` is `false`.
   *
   * @default - every address is allowed
   */
  readonly secretIdBoundCidrs?: string[];
  /**
   * How often a secret id can log in. Must be at least 0.
   *
   * @default - there is no limit
   */
  readonly secretIdNumUses?: number;
  /**
   * The lifetime of a secret id. The service deletes expired ones about every minute; until then they can log in.
   *
   * @default - secret ids do not expire
   */
  readonly secretIdTtl?: Duration;
  /**
   * Whether secret ids are valid only in the cluster that made them. Changing it forces replacement.
   *
   * @default false
   */
  readonly localSecretIds?: boolean | IResolvable;
  /**
   * The metadata of the identity that logs in. Only supported with the dialect `vault`.
   *
   * @default - there is none
   */
  readonly aliasMetadata?: { [key: string]: string };
  /**
   * The lifetime of a token until it is renewed. `tokenTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - the default of the mount applies
   */
  readonly tokenTtl?: Duration;
  /**
   * The lifetime of a token that is renewed.
   *
   * @default - the maximum of the mount applies
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default`, `service`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case.
   * Each element must not be empty. Each element must not be `root`, because the service then refuses every login.
   *
   * @default - tokens have only the policy `default`
   */
  readonly tokenPolicies?: string[];
  /**
   * The addresses and networks that can log in and use a token. Each element must be an IP address or a network in CIDR notation,
   * such as "10.0.0.0/8". At least one of `secretIdBoundCidrs`, `tokenBoundCidrs` must be set if `bindSecretId` is `false`.
   * `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
   *
   * @default - every address is allowed
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   *
   * @default false
   */
  readonly tokenNoDefaultPolicy?: boolean | IResolvable;
  /**
   * The number of requests that a token can be used for. Must be at least 0. `tokenNumUses` can be set only if `tokenType` is
   * `default`, `service`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked. One of `default`, `service`, `batch`.
   *
   * @default "default"
   */
  readonly tokenType?: RoleTokenType;
  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly tokenStrictlyBindIp?: boolean | IResolvable;
}

/**
 * A role of the auth method AppRole: machines log in by its role id and a secret id. Secret ids are never stored in state; the
 * ephemeral resource `lintel_approle_secret_id` generates them.
 *
 * The Terraform type is `lintel_approle_role`.
 */
export class AppRoleRole extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_approle_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_approle_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AppRoleRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAppRoleRole(x: any): boolean {
    return hasType(x, 'resource lintel_approle_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AppRoleRoleProps) {
    super(scope, id, approleRole, props);
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
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The role id, by which a login names the role. By itself it is no secret. If omitted, the service generates it. */
  public get roleId(): string {
    return this.getStringAttribute('role_id');
  }

  public set roleId(value: string) {
    this._set('roleId', value);
  }

  /** Whether a login needs a secret id. Without it, everyone who knows the role id can log in from the addresses that are allowed. */
  public get bindSecretId(): boolean | IResolvable {
    return this.getBooleanAttribute('bind_secret_id');
  }

  public set bindSecretId(value: boolean | IResolvable) {
    this._set('bindSecretId', value);
  }

  /** The networks that can log in. */
  public get secretIdBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('secret_id_bound_cidrs')));
  }

  public set secretIdBoundCidrs(value: string[]) {
    this._set('secretIdBoundCidrs', value);
  }

  /** How often a secret id can log in. */
  public get secretIdNumUses(): number {
    return this.getNumberAttribute('secret_id_num_uses');
  }

  public set secretIdNumUses(value: number) {
    this._set('secretIdNumUses', value);
  }

  /** The lifetime of a secret id. The service deletes expired ones about every minute; until then they can log in. */
  public get secretIdTtl(): string {
    return this.getStringAttribute('secret_id_ttl');
  }

  /** Whether secret ids are valid only in the cluster that made them. */
  public get localSecretIds(): boolean | IResolvable {
    return this.getBooleanAttribute('local_secret_ids');
  }

  public set localSecretIds(value: boolean | IResolvable) {
    this._set('localSecretIds', value);
  }

  /** The metadata of the identity that logs in. Only supported with the dialect `vault`. */
  public get aliasMetadata(): StringMap {
    return new StringMap(this, 'alias_metadata');
  }

  /** The lifetime of a token until it is renewed. */
  public get tokenTtl(): string {
    return this.getStringAttribute('token_ttl');
  }

  /** The lifetime of a token that is renewed. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /** The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case. */
  public get tokenPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_policies')));
  }

  public set tokenPolicies(value: string[]) {
    this._set('tokenPolicies', value);
  }

  /** The addresses and networks that can log in and use a token. */
  public get tokenBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_bound_cidrs')));
  }

  public set tokenBoundCidrs(value: string[]) {
    this._set('tokenBoundCidrs', value);
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): boolean | IResolvable {
    return this.getBooleanAttribute('token_no_default_policy');
  }

  public set tokenNoDefaultPolicy(value: boolean | IResolvable) {
    this._set('tokenNoDefaultPolicy', value);
  }

  /** The number of requests that a token can be used for. */
  public get tokenNumUses(): number {
    return this.getNumberAttribute('token_num_uses');
  }

  public set tokenNumUses(value: number) {
    this._set('tokenNumUses', value);
  }

  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** Whether a token can be used only from the address that logged in. Only supported by OpenBao. */
  public get tokenStrictlyBindIp(): boolean | IResolvable {
    return this.getBooleanAttribute('token_strictly_bind_ip');
  }

  public set tokenStrictlyBindIp(value: boolean | IResolvable) {
    this._set('tokenStrictlyBindIp', value);
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

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `roleId` is configured as. */
  public get roleIdInput(): string | undefined {
    return this._input('roleId');
  }

  /** Removes the configuration of `roleId`. */
  public resetRoleId(): void {
    this._set('roleId', undefined);
  }

  /** What `bindSecretId` is configured as. */
  public get bindSecretIdInput(): boolean | IResolvable | undefined {
    return this._input('bindSecretId');
  }

  /** Removes the configuration of `bindSecretId`. */
  public resetBindSecretId(): void {
    this._set('bindSecretId', undefined);
  }

  /** What `secretIdBoundCidrs` is configured as. */
  public get secretIdBoundCidrsInput(): string[] | undefined {
    return this._input('secretIdBoundCidrs');
  }

  /** Removes the configuration of `secretIdBoundCidrs`. */
  public resetSecretIdBoundCidrs(): void {
    this._set('secretIdBoundCidrs', undefined);
  }

  /** What `secretIdNumUses` is configured as. */
  public get secretIdNumUsesInput(): number | undefined {
    return this._input('secretIdNumUses');
  }

  /** Removes the configuration of `secretIdNumUses`. */
  public resetSecretIdNumUses(): void {
    this._set('secretIdNumUses', undefined);
  }

  /** What `secretIdTtl` is configured as. */
  public get secretIdTtlInput(): Duration | undefined {
    return this._input('secretIdTtl');
  }

  /**
   * Changes what `secretIdTtl` is configured as.
   *
   * @param value the new value
   */
  public putSecretIdTtl(value: Duration): void {
    this._set('secretIdTtl', value);
  }

  /** Removes the configuration of `secretIdTtl`. */
  public resetSecretIdTtl(): void {
    this._set('secretIdTtl', undefined);
  }

  /** What `localSecretIds` is configured as. */
  public get localSecretIdsInput(): boolean | IResolvable | undefined {
    return this._input('localSecretIds');
  }

  /** Removes the configuration of `localSecretIds`. */
  public resetLocalSecretIds(): void {
    this._set('localSecretIds', undefined);
  }

  /** What `aliasMetadata` is configured as. */
  public get aliasMetadataInput(): { [key: string]: string } | undefined {
    return this._input('aliasMetadata');
  }

  /**
   * Changes what `aliasMetadata` is configured as.
   *
   * @param value the new value
   */
  public putAliasMetadata(value: { [key: string]: string }): void {
    this._set('aliasMetadata', value);
  }

  /** Removes the configuration of `aliasMetadata`. */
  public resetAliasMetadata(): void {
    this._set('aliasMetadata', undefined);
  }

  /** What `tokenTtl` is configured as. */
  public get tokenTtlInput(): Duration | undefined {
    return this._input('tokenTtl');
  }

  /**
   * Changes what `tokenTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenTtl(value: Duration): void {
    this._set('tokenTtl', value);
  }

  /** Removes the configuration of `tokenTtl`. */
  public resetTokenTtl(): void {
    this._set('tokenTtl', undefined);
  }

  /** What `tokenMaxTtl` is configured as. */
  public get tokenMaxTtlInput(): Duration | undefined {
    return this._input('tokenMaxTtl');
  }

  /**
   * Changes what `tokenMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenMaxTtl(value: Duration): void {
    this._set('tokenMaxTtl', value);
  }

  /** Removes the configuration of `tokenMaxTtl`. */
  public resetTokenMaxTtl(): void {
    this._set('tokenMaxTtl', undefined);
  }

  /** What `tokenExplicitMaxTtl` is configured as. */
  public get tokenExplicitMaxTtlInput(): Duration | undefined {
    return this._input('tokenExplicitMaxTtl');
  }

  /**
   * Changes what `tokenExplicitMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenExplicitMaxTtl(value: Duration): void {
    this._set('tokenExplicitMaxTtl', value);
  }

  /** Removes the configuration of `tokenExplicitMaxTtl`. */
  public resetTokenExplicitMaxTtl(): void {
    this._set('tokenExplicitMaxTtl', undefined);
  }

  /** What `tokenPeriod` is configured as. */
  public get tokenPeriodInput(): Duration | undefined {
    return this._input('tokenPeriod');
  }

  /**
   * Changes what `tokenPeriod` is configured as.
   *
   * @param value the new value
   */
  public putTokenPeriod(value: Duration): void {
    this._set('tokenPeriod', value);
  }

  /** Removes the configuration of `tokenPeriod`. */
  public resetTokenPeriod(): void {
    this._set('tokenPeriod', undefined);
  }

  /** What `tokenPolicies` is configured as. */
  public get tokenPoliciesInput(): string[] | undefined {
    return this._input('tokenPolicies');
  }

  /** Removes the configuration of `tokenPolicies`. */
  public resetTokenPolicies(): void {
    this._set('tokenPolicies', undefined);
  }

  /** What `tokenBoundCidrs` is configured as. */
  public get tokenBoundCidrsInput(): string[] | undefined {
    return this._input('tokenBoundCidrs');
  }

  /** Removes the configuration of `tokenBoundCidrs`. */
  public resetTokenBoundCidrs(): void {
    this._set('tokenBoundCidrs', undefined);
  }

  /** What `tokenNoDefaultPolicy` is configured as. */
  public get tokenNoDefaultPolicyInput(): boolean | IResolvable | undefined {
    return this._input('tokenNoDefaultPolicy');
  }

  /** Removes the configuration of `tokenNoDefaultPolicy`. */
  public resetTokenNoDefaultPolicy(): void {
    this._set('tokenNoDefaultPolicy', undefined);
  }

  /** What `tokenNumUses` is configured as. */
  public get tokenNumUsesInput(): number | undefined {
    return this._input('tokenNumUses');
  }

  /** Removes the configuration of `tokenNumUses`. */
  public resetTokenNumUses(): void {
    this._set('tokenNumUses', undefined);
  }

  /** What `tokenType` is configured as. */
  public get tokenTypeInput(): RoleTokenType | undefined {
    return this._input('tokenType');
  }

  /**
   * Changes what `tokenType` is configured as.
   *
   * @param value the new value
   */
  public putTokenType(value: RoleTokenType): void {
    this._set('tokenType', value);
  }

  /** Removes the configuration of `tokenType`. */
  public resetTokenType(): void {
    this._set('tokenType', undefined);
  }

  /** What `tokenStrictlyBindIp` is configured as. */
  public get tokenStrictlyBindIpInput(): boolean | IResolvable | undefined {
    return this._input('tokenStrictlyBindIp');
  }

  /** Removes the configuration of `tokenStrictlyBindIp`. */
  public resetTokenStrictlyBindIp(): void {
    this._set('tokenStrictlyBindIp', undefined);
  }
}
