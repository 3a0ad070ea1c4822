// Written from src/handlers/secrets/token-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { TokenRoleTokenType } from './vocabularies';
import { tokenRole } from '../../handlers/secrets/token-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `TokenRole`. */
export interface TokenRoleProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the role. Its case is kept. Must be a single path segment: not empty and without `/`. Changing it forces
   * replacement.
   */
  readonly name: string;
  /**
   * The policies that a token can get. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty. Each
   * element must not be `root`, because the service then refuses every login.
   *
   * @default - a token can get those of `allowedPoliciesGlob`, and if that is absent too, those of the caller
   */
  readonly allowedPolicies?: string[];
  /**
   * The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - only `allowedPolicies` counts
   */
  readonly allowedPoliciesGlob?: string[];
  /**
   * The policies that a token cannot get. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - none is refused
   */
  readonly disallowedPolicies?: string[];
  /**
   * The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - none is refused
   */
  readonly disallowedPoliciesGlob?: string[];
  /**
   * The names of identities that a token can be created for, with `*` for any text. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly allowedEntityAliases?: string[];
  /**
   * Whether a token outlives the token that created it.
   *
   * @default false
   */
  readonly orphan?: boolean | IResolvable;
  /**
   * Whether a token can be renewed.
   *
   * @default true
   */
  readonly renewable?: boolean | IResolvable;
  /**
   * The last part of the path that tokens are listed and revoked by. Must consist of three or more letters, digits, "_", "-" and
   * ".", and begin and end with a letter, a digit or "_".
   *
   * @default - there is none
   */
  readonly pathSuffix?: string;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default-service`, `service`, `default-batch`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The addresses and networks that can use a token. Each element must be an IP address or a network in CIDR notation, such as
   * "10.0.0.0/8".
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
   * `default-service`, `service`, `default-batch`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
   * stored and can neither be renewed nor revoked. One of `default-service`, `service`, `batch`, `default-batch`. If `orphan` is
   * `false`, `tokenType` is one of `default-service`, `service`, `default-batch`. If `renewable` is `true`, `tokenType` is one of
   * `default-service`, `service`, `default-batch`.
   *
   * @default "default-service"
   */
  readonly tokenType?: TokenRoleTokenType;
}

/**
 * A role that tokens are created under, which decides about their policies and their lifetime.
 *
 * The Terraform type is `lintel_token_role`.
 */
export class TokenRole extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_token_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_token_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `TokenRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTokenRole(x: any): boolean {
    return hasType(x, 'resource lintel_token_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TokenRoleProps) {
    super(scope, id, tokenRole, props);
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

  /** The name of the role. Its case is kept. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The policies that a token can get. With the dialects `vault` and `openbao`, in lower case. */
  public get allowedPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_policies')));
  }

  public set allowedPolicies(value: string[]) {
    this._set('allowedPolicies', value);
  }

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get allowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_policies_glob')));
  }

  public set allowedPoliciesGlob(value: string[]) {
    this._set('allowedPoliciesGlob', value);
  }

  /** The policies that a token cannot get. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies')));
  }

  public set disallowedPolicies(value: string[]) {
    this._set('disallowedPolicies', value);
  }

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies_glob')));
  }

  public set disallowedPoliciesGlob(value: string[]) {
    this._set('disallowedPoliciesGlob', value);
  }

  /** The names of identities that a token can be created for, with `*` for any text. */
  public get allowedEntityAliases(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_entity_aliases')));
  }

  public set allowedEntityAliases(value: string[]) {
    this._set('allowedEntityAliases', value);
  }

  /** Whether a token outlives the token that created it. */
  public get orphan(): boolean | IResolvable {
    return this.getBooleanAttribute('orphan');
  }

  public set orphan(value: boolean | IResolvable) {
    this._set('orphan', value);
  }

  /** Whether a token can be renewed. */
  public get renewable(): boolean | IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  public set renewable(value: boolean | IResolvable) {
    this._set('renewable', value);
  }

  /** The last part of the path that tokens are listed and revoked by. */
  public get pathSuffix(): string {
    return this.getStringAttribute('path_suffix');
  }

  public set pathSuffix(value: string) {
    this._set('pathSuffix', value);
  }

  /** The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /** The addresses and networks that can use a token. */
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
   * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
   * stored and can neither be renewed nor revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `allowedPolicies` is configured as. */
  public get allowedPoliciesInput(): string[] | undefined {
    return this._input('allowedPolicies');
  }

  /** Removes the configuration of `allowedPolicies`. */
  public resetAllowedPolicies(): void {
    this._set('allowedPolicies', undefined);
  }

  /** What `allowedPoliciesGlob` is configured as. */
  public get allowedPoliciesGlobInput(): string[] | undefined {
    return this._input('allowedPoliciesGlob');
  }

  /** Removes the configuration of `allowedPoliciesGlob`. */
  public resetAllowedPoliciesGlob(): void {
    this._set('allowedPoliciesGlob', undefined);
  }

  /** What `disallowedPolicies` is configured as. */
  public get disallowedPoliciesInput(): string[] | undefined {
    return this._input('disallowedPolicies');
  }

  /** Removes the configuration of `disallowedPolicies`. */
  public resetDisallowedPolicies(): void {
    this._set('disallowedPolicies', undefined);
  }

  /** What `disallowedPoliciesGlob` is configured as. */
  public get disallowedPoliciesGlobInput(): string[] | undefined {
    return this._input('disallowedPoliciesGlob');
  }

  /** Removes the configuration of `disallowedPoliciesGlob`. */
  public resetDisallowedPoliciesGlob(): void {
    this._set('disallowedPoliciesGlob', undefined);
  }

  /** What `allowedEntityAliases` is configured as. */
  public get allowedEntityAliasesInput(): string[] | undefined {
    return this._input('allowedEntityAliases');
  }

  /** Removes the configuration of `allowedEntityAliases`. */
  public resetAllowedEntityAliases(): void {
    this._set('allowedEntityAliases', undefined);
  }

  /** What `orphan` is configured as. */
  public get orphanInput(): boolean | IResolvable | undefined {
    return this._input('orphan');
  }

  /** Removes the configuration of `orphan`. */
  public resetOrphan(): void {
    this._set('orphan', undefined);
  }

  /** What `renewable` is configured as. */
  public get renewableInput(): boolean | IResolvable | undefined {
    return this._input('renewable');
  }

  /** Removes the configuration of `renewable`. */
  public resetRenewable(): void {
    this._set('renewable', undefined);
  }

  /** What `pathSuffix` is configured as. */
  public get pathSuffixInput(): string | undefined {
    return this._input('pathSuffix');
  }

  /** Removes the configuration of `pathSuffix`. */
  public resetPathSuffix(): void {
    this._set('pathSuffix', undefined);
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
  public get tokenTypeInput(): TokenRoleTokenType | undefined {
    return this._input('tokenType');
  }

  /**
   * Changes what `tokenType` is configured as.
   *
   * @param value the new value
   */
  public putTokenType(value: TokenRoleTokenType): void {
    this._set('tokenType', value);
  }

  /** Removes the configuration of `tokenType`. */
  public resetTokenType(): void {
    this._set('tokenType', undefined);
  }
}
