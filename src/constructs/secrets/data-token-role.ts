// Written from src/handlers/secrets/token-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { tokenRoleData } from '../../handlers/secrets/token-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataTokenRole`. */
export interface DataTokenRoleProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /** The name of the role. Its case is kept. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A role that tokens are created under.
 *
 * The Terraform type is `lintel_token_role`.
 */
export class DataTokenRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_token_role';

  /**
   * Whether a value is a `DataTokenRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataTokenRole(x: any): boolean {
    return hasType(x, 'data lintel_token_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataTokenRoleProps) {
    super(scope, id, tokenRoleData, props);
  }

  /** The API path of the object. */
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

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get allowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_policies_glob')));
  }

  /** The policies that a token cannot get. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies')));
  }

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies_glob')));
  }

  /** The names of identities that a token can be created for, with `*` for any text. */
  public get allowedEntityAliases(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_entity_aliases')));
  }

  /** Whether a token outlives the token that created it. */
  public get orphan(): IResolvable {
    return this.getBooleanAttribute('orphan');
  }

  /** Whether a token can be renewed. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The last part of the path that tokens are listed and revoked by. Null if there is none. */
  public get pathSuffix(): string {
    return this.getStringAttribute('path_suffix');
  }

  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. Null if tokens are not
   * periodic.
   */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. Null if there is no further limit. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /** The addresses and networks that can use a token. */
  public get tokenBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_bound_cidrs')));
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this.getBooleanAttribute('token_no_default_policy');
  }

  /** The number of requests that a token can be used for. Null if there is no limit. */
  public get tokenNumUses(): number {
    return this.getNumberAttribute('token_num_uses');
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
}
