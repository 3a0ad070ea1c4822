// Written from src/handlers/secrets/kubernetes-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { AliasNameSource, RoleTokenType } from './vocabularies';
import { kubernetesAuthRole } from '../../handlers/secrets/kubernetes-auth-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `KubernetesAuthRole`. */
export interface KubernetesAuthRoleProps extends TerraformMetaArguments {
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
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The names of the service accounts that can log in. `*` alone means all. Must not be empty. Must contain "*" only as its single
   * element. Each element must not be empty.
   */
  readonly boundServiceAccountNames: string[];
  /**
   * The cluster's namespaces of the service accounts that can log in. `*` alone means all. Namespaces that match
   * `boundServiceAccountNamespaceSelector` are allowed in addition. Must contain "*" only as its single element. Each element must
   * not be empty.
   *
   * @default - no namespace is allowed by name
   */
  readonly boundServiceAccountNamespaces?: string[];
  /**
   * A label selector for the cluster's namespaces, as a JSON or YAML object. An empty object selects every namespace. Must contain
   * an object. Not every response of the service includes it. At least one of `boundServiceAccountNamespaces`,
   * `boundServiceAccountNamespaceSelector` must be set.
   *
   * @default - no namespace is allowed by its labels
   */
  readonly boundServiceAccountNamespaceSelector?: string;
  /**
   * The audience that a token must have.
   *
   * @default - tokens for every audience are accepted
   */
  readonly audience?: string;
  /**
   * What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may
   * have later. One of `serviceaccount_uid`, `serviceaccount_name`.
   *
   * @default "serviceaccount_uid"
   */
  readonly aliasNameSource?: AliasNameSource;
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
 * A role of a Kubernetes auth method: which service accounts can log in, and which policies they get.
 *
 * The Terraform type is `lintel_kubernetes_auth_role`.
 */
export class KubernetesAuthRole extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kubernetes_auth_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kubernetes_auth_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KubernetesAuthRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKubernetesAuthRole(x: any): boolean {
    return hasType(x, 'resource lintel_kubernetes_auth_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KubernetesAuthRoleProps) {
    super(scope, id, kubernetesAuthRole, props);
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

  /** The names of the service accounts that can log in. `*` alone means all. */
  public get boundServiceAccountNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('bound_service_account_names')));
  }

  public set boundServiceAccountNames(value: string[]) {
    this._set('boundServiceAccountNames', value);
  }

  /**
   * The cluster's namespaces of the service accounts that can log in. `*` alone means all. Namespaces that match
   * `boundServiceAccountNamespaceSelector` are allowed in addition.
   */
  public get boundServiceAccountNamespaces(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('bound_service_account_namespaces')));
  }

  public set boundServiceAccountNamespaces(value: string[]) {
    this._set('boundServiceAccountNamespaces', value);
  }

  /** A label selector for the cluster's namespaces, as a JSON or YAML object. An empty object selects every namespace. */
  public get boundServiceAccountNamespaceSelector(): string {
    return this.getStringAttribute('bound_service_account_namespace_selector');
  }

  public set boundServiceAccountNamespaceSelector(value: string) {
    this._set('boundServiceAccountNamespaceSelector', value);
  }

  /** The audience that a token must have. */
  public get audience(): string {
    return this.getStringAttribute('audience');
  }

  public set audience(value: string) {
    this._set('audience', value);
  }

  /**
   * What names the identity that logs in: the unique id of the service account, or its namespace and name, which another account may
   * have later.
   */
  public get aliasNameSource(): string {
    return this.getStringAttribute('alias_name_source');
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

  /** What `boundServiceAccountNames` is configured as. */
  public get boundServiceAccountNamesInput(): string[] {
    return this._input('boundServiceAccountNames');
  }

  /** What `boundServiceAccountNamespaces` is configured as. */
  public get boundServiceAccountNamespacesInput(): string[] | undefined {
    return this._input('boundServiceAccountNamespaces');
  }

  /** Removes the configuration of `boundServiceAccountNamespaces`. */
  public resetBoundServiceAccountNamespaces(): void {
    this._set('boundServiceAccountNamespaces', undefined);
  }

  /** What `boundServiceAccountNamespaceSelector` is configured as. */
  public get boundServiceAccountNamespaceSelectorInput(): string | undefined {
    return this._input('boundServiceAccountNamespaceSelector');
  }

  /** Removes the configuration of `boundServiceAccountNamespaceSelector`. */
  public resetBoundServiceAccountNamespaceSelector(): void {
    this._set('boundServiceAccountNamespaceSelector', undefined);
  }

  /** What `audience` is configured as. */
  public get audienceInput(): string | undefined {
    return this._input('audience');
  }

  /** Removes the configuration of `audience`. */
  public resetAudience(): void {
    this._set('audience', undefined);
  }

  /** What `aliasNameSource` is configured as. */
  public get aliasNameSourceInput(): AliasNameSource | undefined {
    return this._input('aliasNameSource');
  }

  /**
   * Changes what `aliasNameSource` is configured as.
   *
   * @param value the new value
   */
  public putAliasNameSource(value: AliasNameSource): void {
    this._set('aliasNameSource', value);
  }

  /** Removes the configuration of `aliasNameSource`. */
  public resetAliasNameSource(): void {
    this._set('aliasNameSource', undefined);
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
