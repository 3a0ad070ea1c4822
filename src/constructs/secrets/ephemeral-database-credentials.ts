// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseCredentialsEphemeral } from '../../handlers/secrets/database-role/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralDatabaseCredentials`. */
export interface EphemeralDatabaseCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly role: string;
  /**
   * Whether the lease is revoked when the run no longer uses the results.
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
 * A database user that is created for this run and removed when the run no longer uses it. Its credentials are never stored in a
 * plan or state.
 *
 * The Terraform type is `lintel_database_credentials`.
 */
export class EphemeralDatabaseCredentials extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_credentials';

  /**
   * Whether a value is a `EphemeralDatabaseCredentials`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralDatabaseCredentials(x: any): boolean {
    return hasType(x, 'ephemeral lintel_database_credentials');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralDatabaseCredentialsProps) {
    super(scope, id, databaseCredentialsEphemeral, props);
  }

  /** The path that the engine is mounted at. */
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

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The password of the user. Null if the credential has another type. */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  /** The private key of the user. Null if the credential has another type. */
  public get rsaPrivateKey(): string {
    return this.getStringAttribute('rsa_private_key');
  }

  /** The certificate of the user, as PEM. Null if the credential has another type. */
  public get clientCertificate(): string {
    return this.getStringAttribute('client_certificate');
  }

  /** The private key of the certificate, as PEM. Null if the credential has another type. */
  public get privateKey(): string {
    return this.getStringAttribute('private_key');
  }

  /** The type of the private key of the certificate. Null if the credential has another type. */
  public get privateKeyType(): string {
    return this.getStringAttribute('private_key_type');
  }

  /** Whether the lease is revoked when the run no longer uses the results. */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The id of the lease. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** The duration of the lease in seconds. Null if there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Null if there is no lease. */
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
