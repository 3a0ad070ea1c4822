// Written from src/handlers/secrets/userpass-user/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RoleTokenType } from './vocabularies';
import { userpassUser } from '../../handlers/secrets/userpass-user/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `UserpassUser`. */
export interface UserpassUserProps extends TerraformMetaArguments {
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
   * @default "userpass"
   */
  readonly mount?: string;
  /**
   * The name of the user. With the dialects `vault` and `openbao`, in lower case. Must consist of letters, digits, `_`, `-` and `.`,
   * and begin and end with a letter, a digit or `_`. Changing it forces replacement.
   */
  readonly username: string;
  /**
   * The password. The value is stored in state: prefer `passwordWo`. Must not be empty. Must have at most 72 bytes of UTF-8. Never
   * shown in plans or logs. `password` conflicts with `passwordWo` and `passwordWoVersion`.
   *
   * @default - the password that the user has stays; a new user needs one
   */
  readonly password?: string;
  /**
   * The password. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later.
   * Must not be empty. Must have at most 72 bytes of UTF-8. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the password that the user has stays; a new user needs one
   */
  readonly passwordWo?: string;
  /**
   * The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes.
   *
   * @default - changes of `passwordWo` are detected automatically
   */
  readonly passwordWoVersion?: number;
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
   * such as "10.0.0.0/8". `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
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
 * A user who logs in with a password, and the policies that the user gets. Anyone who runs the stack knows the password: a machine
 * logs in better by JWT or AppRole.
 *
 * The Terraform type is `lintel_userpass_user`.
 */
export class UserpassUser extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_userpass_user';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_userpass_user', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `UserpassUser`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isUserpassUser(x: any): boolean {
    return hasType(x, 'resource lintel_userpass_user');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: UserpassUserProps) {
    super(scope, id, userpassUser, props);
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

  /** The name of the user. With the dialects `vault` and `openbao`, in lower case. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The password. The value is stored in state: prefer `passwordWo`. */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  public set password(value: string) {
    this._set('password', value);
  }

  /** The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes. */
  public get passwordWoVersion(): number {
    return this.getNumberAttribute('password_wo_version');
  }

  public set passwordWoVersion(value: number) {
    this._set('passwordWoVersion', value);
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

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `username` is configured as. */
  public get usernameInput(): string {
    return this._input('username');
  }

  /** What `password` is configured as. */
  public get passwordInput(): string | undefined {
    return this._input('password');
  }

  /** Removes the configuration of `password`. */
  public resetPassword(): void {
    this._set('password', undefined);
  }

  /** What `passwordWo` is configured as. */
  public get passwordWoInput(): string | undefined {
    return this._input('passwordWo');
  }

  /**
   * Changes what `passwordWo` is configured as.
   *
   * @param value the new value
   */
  public putPasswordWo(value: string): void {
    this._set('passwordWo', value);
  }

  /** Removes the configuration of `passwordWo`. */
  public resetPasswordWo(): void {
    this._set('passwordWo', undefined);
  }

  /** What `passwordWoVersion` is configured as. */
  public get passwordWoVersionInput(): number | undefined {
    return this._input('passwordWoVersion');
  }

  /** Removes the configuration of `passwordWoVersion`. */
  public resetPasswordWoVersion(): void {
    this._set('passwordWoVersion', undefined);
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
