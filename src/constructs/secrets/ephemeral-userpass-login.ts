// Written from src/handlers/secrets/userpass-login/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { userpassLoginEphemeral } from '../../handlers/secrets/userpass-login/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralUserpassLogin`. */
export interface EphemeralUserpassLoginProps extends TerraformMetaArguments {
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
  /** The name of the user. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a letter, a digit or `_`. */
  readonly username: string;
  /** The password of the user. Must not be empty. Never shown in plans or logs. */
  readonly password: string;
  /**
   * Whether the token is revoked when the run no longer uses it, with everything that was leased with it.
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
 * The token of a user who logs in with a password, for this run and never stored in a plan or state. It is renewed while the run
 * uses it, and revoked at its end. A plan and an apply each log in.
 *
 * The Terraform type is `lintel_userpass_login`.
 */
export class EphemeralUserpassLogin extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_userpass_login';

  /**
   * Whether a value is a `EphemeralUserpassLogin`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralUserpassLogin(x: any): boolean {
    return hasType(x, 'ephemeral lintel_userpass_login');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralUserpassLoginProps) {
    super(scope, id, userpassLoginEphemeral, props);
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

  /** The name of the user. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The password of the user. */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  public set password(value: string) {
    this._set('password', value);
  }

  /** Whether the token is revoked when the run no longer uses it, with everything that was leased with it. */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The token. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The accessor, by which the token can be looked up, renewed and revoked. Null if the token is a batch token. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** The ACL policies of the token. */
  public get policies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('policies')));
  }

  /** The lifetime in seconds until it is renewed. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the token can be renewed. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
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

  /** What `username` is configured as. */
  public get usernameInput(): string {
    return this._input('username');
  }

  /** What `password` is configured as. */
  public get passwordInput(): string {
    return this._input('password');
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
