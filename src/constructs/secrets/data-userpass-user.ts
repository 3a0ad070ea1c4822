// Written from src/handlers/secrets/userpass-user/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { userpassUserData } from '../../handlers/secrets/userpass-user/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataUserpassUser`. */
export interface DataUserpassUserProps extends TerraformMetaArguments {
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
   * @default "userpass"
   */
  readonly mount?: string;
  /** The name of the object. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a letter, a digit or `_`. */
  readonly username: string;
}

/**
 * A user who logs in with a password.
 *
 * The Terraform type is `lintel_userpass_user`.
 */
export class DataUserpassUser extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_userpass_user';

  /**
   * Whether a value is a `DataUserpassUser`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataUserpassUser(x: any): boolean {
    return hasType(x, 'data lintel_userpass_user');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataUserpassUserProps) {
    super(scope, id, userpassUserData, props);
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

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the object. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The lifetime of a token until it is renewed. Null if the default of the mount applies. */
  public get tokenTtl(): string {
    return this.getStringAttribute('token_ttl');
  }

  /** The lifetime of a token that is renewed. Null if the maximum of the mount applies. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. Null if there is no further limit. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. Null if tokens are not
   * periodic.
   */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case. */
  public get tokenPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_policies')));
  }

  /** The addresses and networks that can log in and use a token. */
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
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Null if the service does not report
   * it.
   */
  public get tokenStrictlyBindIp(): IResolvable {
    return this.getBooleanAttribute('token_strictly_bind_ip');
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
}
