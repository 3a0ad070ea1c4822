// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { Credential } from './database-role';
import { DatabaseCredentialConfigOutputReference } from './nested-values';
import { databaseStaticRole } from '../../handlers/secrets/database-static-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `DatabaseStaticRole`. */
export interface DatabaseStaticRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the static role. Must differ from the names of the engine's dynamic roles. Must be a single path segment: not empty
   * and without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the user in the database. Changing it forces replacement. */
  readonly username: string;
  /** The name of the connection. It must allow the static role. Changing it forces replacement. */
  readonly dbName: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin uses its default statements
   */
  readonly rotationStatements?: string[];
  /**
   * The credential that a role of the database engine issues.
   *
   * @default - a password, generated with the policy of the connection
   */
  readonly credential?: Credential;
  /**
   * Whether creating the role leaves the password as it is, so that clients that use it are not locked out. The service does not
   * know the password until the first rotation, unless it is configured as `passwordWo`. Has no effect on a role that exists.
   * Requires Vault Enterprise 1.18 or later.
   *
   * @default - the setting `skip_static_role_import_rotation` of the connection decides, which is normally off
   */
  readonly skipImportRotation?: boolean | IResolvable;
  /**
   * The current password of the user. Required if the user changes its own password, because the connection has no root user
   * (`self_managed` in `parameters` of the connection), and otherwise useful together with `skipImportRotation`. It is sent only
   * when it changes. Requires Vault Enterprise 1.19 or later. The value is stored in state: prefer `passwordWo`. Never shown in
   * plans or logs. `password` conflicts with `passwordWo` and `passwordWoVersion`.
   *
   * @default - the service does not know the password until it rotates it
   */
  readonly password?: string;
  /**
   * The current password of the user. Required if the user changes its own password, because the connection has no root user
   * (`self_managed` in `parameters` of the connection), and otherwise useful together with `skipImportRotation`. It is sent only
   * when it changes. Requires Vault Enterprise 1.19 or later. Write-only: stored in neither the plan nor the state. Requires
   * Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service does not know the password until it rotates it
   */
  readonly passwordWo?: string;
  /**
   * The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes.
   *
   * @default - changes of `passwordWo` are detected automatically
   */
  readonly passwordWoVersion?: number;
}

/** When the service rotates the password. */
export interface RotationOnScheduleOptions {
  /**
   * The time after a scheduled rotation within which it can still take place. A rotation that misses its window waits for the next
   * scheduled time. Must be at least 3600 seconds.
   *
   * @default - a rotation can be late by any amount of time
   */
  readonly window?: Duration;
}

/** When the service rotates the password. */
export class Rotation {
  /**
   * When the service rotates the password. Option: `every`.
   *
   * @param period The time between rotations. Must be at least 5 seconds.
   */
  public static every(period: Duration): Rotation {
    return new Rotation({ rotationPeriod: period });
  }

  /**
   * When the service rotates the password. Option: `onSchedule`.
   *
   * @param schedule The schedule of rotations, as a cron expression with five fields, in UTC. Must be a cron expression of exactly
   * five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".
   * @param options the other settings
   */
  public static onSchedule(schedule: string, options: RotationOnScheduleOptions = {}): Rotation {
    return new Rotation({ rotationSchedule: schedule, rotationWindow: options.window });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * A static role of the database engine: an existing database user whose password the service rotates. Creating the role rotates the
 * password, unless `skipImportRotation` is set. Destroying it leaves the user with its last password.
 *
 * The Terraform type is `lintel_database_static_role`.
 *
 * @internal
 */
export class DatabaseStaticRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_static_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `DatabaseStaticRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDatabaseStaticRole(x: any): boolean {
    return hasType(x, 'resource lintel_database_static_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseStaticRoleProps) {
    super(scope, id, databaseStaticRole, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the static role. Must differ from the names of the engine's dynamic roles. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The name of the connection. It must allow the static role. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  public set dbName(value: string) {
    this._set('dbName', value);
  }

  /** The time between rotations. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /** The schedule of rotations, as a cron expression with five fields, in UTC. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /**
   * The time after a scheduled rotation within which it can still take place. A rotation that misses its window waits for the next
   * scheduled time.
   */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** The statements that change the password of the user. */
  public get rotationStatements(): string[] {
    return this.getListAttribute('rotation_statements');
  }

  public set rotationStatements(value: string[]) {
    this._set('rotationStatements', value);
  }

  /** The type of the credential. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is generated. Which attributes apply depends on `credentialType`. */
  public get credentialConfig(): DatabaseCredentialConfigOutputReference {
    return new DatabaseCredentialConfigOutputReference(this, 'credential_config');
  }

  /**
   * Whether creating the role leaves the password as it is, so that clients that use it are not locked out. The service does not
   * know the password until the first rotation, unless it is configured as `passwordWo`. Has no effect on a role that exists.
   * Requires Vault Enterprise 1.18 or later. If omitted, the setting `skip_static_role_import_rotation` of the connection decides,
   * which is normally off.
   */
  public get skipImportRotation(): boolean | IResolvable {
    return this.getBooleanAttribute('skip_import_rotation');
  }

  public set skipImportRotation(value: boolean | IResolvable) {
    this._set('skipImportRotation', value);
  }

  /**
   * The current password of the user. Required if the user changes its own password, because the connection has no root user
   * (`self_managed` in `parameters` of the connection), and otherwise useful together with `skipImportRotation`. It is sent only
   * when it changes. Requires Vault Enterprise 1.19 or later. The value is stored in state: prefer `passwordWo`.
   */
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

  /** The time of the last rotation by the service. Null if the service does not report it. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `username` is configured as. */
  public get usernameInput(): string {
    return this._input('username');
  }

  /** What `dbName` is configured as. */
  public get dbNameInput(): string {
    return this._input('dbName');
  }

  /** What `rotation` is configured as. */
  public get rotationInput(): Rotation {
    return this._input('rotation');
  }

  /**
   * Changes what `rotation` is configured as.
   *
   * @param value the new value
   */
  public putRotation(value: Rotation): void {
    this._set('rotation', value);
  }

  /** What `rotationStatements` is configured as. */
  public get rotationStatementsInput(): string[] | undefined {
    return this._input('rotationStatements');
  }

  /** Removes the configuration of `rotationStatements`. */
  public resetRotationStatements(): void {
    this._set('rotationStatements', undefined);
  }

  /** What `credential` is configured as. */
  public get credentialInput(): Credential | undefined {
    return this._input('credential');
  }

  /**
   * Changes what `credential` is configured as.
   *
   * @param value the new value
   */
  public putCredential(value: Credential): void {
    this._set('credential', value);
  }

  /** Removes the configuration of `credential`. */
  public resetCredential(): void {
    this._set('credential', undefined);
  }

  /** What `skipImportRotation` is configured as. */
  public get skipImportRotationInput(): boolean | IResolvable | undefined {
    return this._input('skipImportRotation');
  }

  /** Removes the configuration of `skipImportRotation`. */
  public resetSkipImportRotation(): void {
    this._set('skipImportRotation', undefined);
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
}
