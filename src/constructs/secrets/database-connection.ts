// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { databaseConnection } from '../../handlers/secrets/database-connection/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `DatabaseConnection`. */
export interface DatabaseConnectionProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * The name of the plugin that connects to the database, such as `postgresql-database-plugin`. Any plugin can be used. Must not be
   * empty.
   */
  readonly pluginName: string;
  /**
   * The semantic version of the plugin, with or without a leading `v`. Must be a semantic version such as "1.2.0", with or without a
   * leading "v".
   *
   * @default - the service chooses the version
   */
  readonly pluginVersion?: string;
  /**
   * Whether the service tests the connection before it stores it. Applies to every create and update. Not every response of the
   * service includes it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the dynamic and static roles that can use the connection; `*` allows all roles. Each element must not be empty.
   *
   * @default - no role can use the connection
   */
  readonly allowedRoles?: string[];
  /**
   * The statements that change the password of the root user.
   *
   * @default - the plugin uses its default statements
   */
  readonly rootRotationStatements?: string[];
  /**
   * The name of the policy that passwords are generated with.
   *
   * @default - the default policy applies: 20 characters with at least one upper-case letter, one lower-case letter, one digit and
   * one dash
   */
  readonly passwordPolicy?: string;
  /**
   * The connection string. Use `{{username}}` and `{{password}}` for the credentials of the root user: a password in the string
   * itself cannot be rotated, and drift of it is not detected. The value is stored in state: prefer `connectionUrlWo`. Never shown
   * in plans or logs. `connectionUrl` conflicts with `connectionUrlWo` and `connectionUrlWoVersion`.
   *
   * @default - there is none
   */
  readonly connectionUrl?: string;
  /**
   * The connection string. Use `{{username}}` and `{{password}}` for the credentials of the root user: a password in the string
   * itself cannot be rotated, and drift of it is not detected. Write-only: stored in neither the plan nor the state. Requires
   * Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - there is none
   */
  readonly connectionUrlWo?: string;
  /**
   * The version of `connectionUrlWo`. If set, `connectionUrlWo` is sent again only when the version changes, or if others have
   * changed it on the service.
   *
   * @default - changes of `connectionUrlWo` are detected automatically
   */
  readonly connectionUrlWoVersion?: number;
  /**
   * The name of the root user that the service connects as.
   *
   * @default - there is none
   */
  readonly username?: string;
  /**
   * The password of the root user. It is sent only when it changes, so that a password rotated by the service stays in effect. The
   * value is stored in state: prefer `passwordWo`. Never shown in plans or logs. `password` conflicts with `passwordWo` and
   * `passwordWoVersion`.
   *
   * @default - no password is sent
   */
  readonly password?: string;
  /**
   * The password of the root user. It is sent only when it changes, so that a password rotated by the service stays in effect.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - no password is sent
   */
  readonly passwordWo?: string;
  /**
   * The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes.
   *
   * @default - changes of `passwordWo` are detected automatically
   */
  readonly passwordWoVersion?: number;
  /**
   * Whether special characters in the username and password are inserted into the connection string without escaping. Not every
   * response of the service includes it.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * The time between rotations of the password of the root user. Requires Vault Enterprise 1.19 or later. `rotationPeriod` conflicts
   * with `rotationSchedule`.
   *
   * @default - the password is not rotated at fixed periods
   */
  readonly rotationPeriod?: Duration;
  /**
   * The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC. Requires Vault
   * Enterprise 1.19 or later. Must be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from
   * 0, Sunday, to 6), without macros such as "@daily".
   *
   * @default - the password is not rotated on a schedule
   */
  readonly rotationSchedule?: string;
  /**
   * The time after a scheduled rotation within which it can still take place. Requires Vault Enterprise 1.19 or later. Must be at
   * least 3600 seconds. `rotationWindow` requires `rotationSchedule`.
   *
   * @default - a rotation can be late by any amount of time
   */
  readonly rotationWindow?: Duration;
  /**
   * Whether rotations of the password of the root user are suspended. Requires Vault Enterprise 1.19 or later.
   *
   * @default false
   */
  readonly disableAutomatedRotation?: boolean | IResolvable;
  /**
   * Whether creating a static role of the connection leaves the password of its user as it is, unless `skip_import_rotation` of the
   * role says otherwise. Requires Vault Enterprise 1.19 or later.
   *
   * @default false
   */
  readonly skipStaticRoleImportRotation?: boolean | IResolvable;
  /**
   * Further parameters of the plugin, such as `max_open_connections`, `url` or `hosts`, under the names that the plugin uses. A
   * removed parameter is sent as an empty string, because the service keeps parameters that a request leaves out. Must not have the
   * keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping",
   * "rotation_period", "rotation_schedule", "rotation_window", "disable_automated_rotation", "skip_static_role_import_rotation",
   * "id", "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters",
   * "parameters_wo", "parameters_wo_version", "secrets_revision" and "force_destroy": these are separate attributes. `parameters`
   * and `parametersWo` must not have a key in common.
   *
   * @default - none are set
   */
  readonly parameters?: { [key: string]: string };
  /**
   * Further secret parameters of the plugin, such as `private_key` or `tls_certificate_key`, under the names that the plugin uses.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Must not have
   * the keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping",
   * "rotation_period", "rotation_schedule", "rotation_window", "disable_automated_rotation", "skip_static_role_import_rotation",
   * "id", "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters",
   * "parameters_wo", "parameters_wo_version", "secrets_revision" and "force_destroy": these are separate attributes. Never shown in
   * plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - none are set
   */
  readonly parametersWo?: { [key: string]: string };
  /**
   * The version of `parametersWo`. If set, `parametersWo` is sent again only when the version changes.
   *
   * @default - changes of `parametersWo` are detected automatically
   */
  readonly parametersWoVersion?: number;
  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   *
   * @default - it is not destroyed while there are, or may be, leases that cannot be revoked
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * A connection of the database engine to a database.
 *
 * The Terraform type is `lintel_database_connection`.
 *
 * @internal
 */
export class DatabaseConnectionBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_connection';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_connection', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `DatabaseConnection`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDatabaseConnection(x: any): boolean {
    return hasType(x, 'resource lintel_database_connection');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseConnectionProps) {
    super(scope, id, databaseConnection, props);
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

  /** The name of the connection. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the plugin that connects to the database, such as `postgresql-database-plugin`. Any plugin can be used. */
  public get pluginName(): string {
    return this.getStringAttribute('plugin_name');
  }

  public set pluginName(value: string) {
    this._set('pluginName', value);
  }

  /** The semantic version of the plugin, with or without a leading `v`. If omitted, the service chooses the version. */
  public get pluginVersion(): string {
    return this.getStringAttribute('plugin_version');
  }

  public set pluginVersion(value: string) {
    this._set('pluginVersion', value);
  }

  /** Whether the service tests the connection before it stores it. Applies to every create and update. */
  public get verifyConnection(): boolean | IResolvable {
    return this.getBooleanAttribute('verify_connection');
  }

  public set verifyConnection(value: boolean | IResolvable) {
    this._set('verifyConnection', value);
  }

  /** The names of the dynamic and static roles that can use the connection; `*` allows all roles. */
  public get allowedRoles(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_roles')));
  }

  public set allowedRoles(value: string[]) {
    this._set('allowedRoles', value);
  }

  /** The statements that change the password of the root user. */
  public get rootRotationStatements(): string[] {
    return this.getListAttribute('root_rotation_statements');
  }

  public set rootRotationStatements(value: string[]) {
    this._set('rootRotationStatements', value);
  }

  /** The name of the policy that passwords are generated with. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  public set passwordPolicy(value: string) {
    this._set('passwordPolicy', value);
  }

  /**
   * The connection string. Use `{{username}}` and `{{password}}` for the credentials of the root user: a password in the string
   * itself cannot be rotated, and drift of it is not detected. The value is stored in state: prefer `connectionUrlWo`.
   */
  public get connectionUrl(): string {
    return this.getStringAttribute('connection_url');
  }

  public set connectionUrl(value: string) {
    this._set('connectionUrl', value);
  }

  /**
   * The version of `connectionUrlWo`. If set, `connectionUrlWo` is sent again only when the version changes, or if others have
   * changed it on the service.
   */
  public get connectionUrlWoVersion(): number {
    return this.getNumberAttribute('connection_url_wo_version');
  }

  public set connectionUrlWoVersion(value: number) {
    this._set('connectionUrlWoVersion', value);
  }

  /** The name of the root user that the service connects as. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /**
   * The password of the root user. It is sent only when it changes, so that a password rotated by the service stays in effect. The
   * value is stored in state: prefer `passwordWo`.
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

  /** Whether special characters in the username and password are inserted into the connection string without escaping. */
  public get disableEscaping(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_escaping');
  }

  public set disableEscaping(value: boolean | IResolvable) {
    this._set('disableEscaping', value);
  }

  /** The time between rotations of the password of the root user. Requires Vault Enterprise 1.19 or later. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /**
   * The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC. Requires Vault
   * Enterprise 1.19 or later.
   */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  public set rotationSchedule(value: string) {
    this._set('rotationSchedule', value);
  }

  /** The time after a scheduled rotation within which it can still take place. Requires Vault Enterprise 1.19 or later. */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** Whether rotations of the password of the root user are suspended. Requires Vault Enterprise 1.19 or later. */
  public get disableAutomatedRotation(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_automated_rotation');
  }

  public set disableAutomatedRotation(value: boolean | IResolvable) {
    this._set('disableAutomatedRotation', value);
  }

  /**
   * Whether creating a static role of the connection leaves the password of its user as it is, unless `skip_import_rotation` of the
   * role says otherwise. Requires Vault Enterprise 1.19 or later.
   */
  public get skipStaticRoleImportRotation(): boolean | IResolvable {
    return this.getBooleanAttribute('skip_static_role_import_rotation');
  }

  public set skipStaticRoleImportRotation(value: boolean | IResolvable) {
    this._set('skipStaticRoleImportRotation', value);
  }

  /**
   * Further parameters of the plugin, such as `max_open_connections`, `url` or `hosts`, under the names that the plugin uses. A
   * removed parameter is sent as an empty string, because the service keeps parameters that a request leaves out.
   */
  public get parameters(): StringMap {
    return new StringMap(this, 'parameters');
  }

  /** The version of `parametersWo`. If set, `parametersWo` is sent again only when the version changes. */
  public get parametersWoVersion(): number {
    return this.getNumberAttribute('parameters_wo_version');
  }

  public set parametersWoVersion(value: number) {
    this._set('parametersWoVersion', value);
  }

  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
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

  /** What `pluginName` is configured as. */
  public get pluginNameInput(): string {
    return this._input('pluginName');
  }

  /** What `pluginVersion` is configured as. */
  public get pluginVersionInput(): string | undefined {
    return this._input('pluginVersion');
  }

  /** Removes the configuration of `pluginVersion`. */
  public resetPluginVersion(): void {
    this._set('pluginVersion', undefined);
  }

  /** What `verifyConnection` is configured as. */
  public get verifyConnectionInput(): boolean | IResolvable | undefined {
    return this._input('verifyConnection');
  }

  /** Removes the configuration of `verifyConnection`. */
  public resetVerifyConnection(): void {
    this._set('verifyConnection', undefined);
  }

  /** What `allowedRoles` is configured as. */
  public get allowedRolesInput(): string[] | undefined {
    return this._input('allowedRoles');
  }

  /** Removes the configuration of `allowedRoles`. */
  public resetAllowedRoles(): void {
    this._set('allowedRoles', undefined);
  }

  /** What `rootRotationStatements` is configured as. */
  public get rootRotationStatementsInput(): string[] | undefined {
    return this._input('rootRotationStatements');
  }

  /** Removes the configuration of `rootRotationStatements`. */
  public resetRootRotationStatements(): void {
    this._set('rootRotationStatements', undefined);
  }

  /** What `passwordPolicy` is configured as. */
  public get passwordPolicyInput(): string | undefined {
    return this._input('passwordPolicy');
  }

  /** Removes the configuration of `passwordPolicy`. */
  public resetPasswordPolicy(): void {
    this._set('passwordPolicy', undefined);
  }

  /** What `connectionUrl` is configured as. */
  public get connectionUrlInput(): string | undefined {
    return this._input('connectionUrl');
  }

  /** Removes the configuration of `connectionUrl`. */
  public resetConnectionUrl(): void {
    this._set('connectionUrl', undefined);
  }

  /** What `connectionUrlWo` is configured as. */
  public get connectionUrlWoInput(): string | undefined {
    return this._input('connectionUrlWo');
  }

  /**
   * Changes what `connectionUrlWo` is configured as.
   *
   * @param value the new value
   */
  public putConnectionUrlWo(value: string): void {
    this._set('connectionUrlWo', value);
  }

  /** Removes the configuration of `connectionUrlWo`. */
  public resetConnectionUrlWo(): void {
    this._set('connectionUrlWo', undefined);
  }

  /** What `connectionUrlWoVersion` is configured as. */
  public get connectionUrlWoVersionInput(): number | undefined {
    return this._input('connectionUrlWoVersion');
  }

  /** Removes the configuration of `connectionUrlWoVersion`. */
  public resetConnectionUrlWoVersion(): void {
    this._set('connectionUrlWoVersion', undefined);
  }

  /** What `username` is configured as. */
  public get usernameInput(): string | undefined {
    return this._input('username');
  }

  /** Removes the configuration of `username`. */
  public resetUsername(): void {
    this._set('username', undefined);
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

  /** What `disableEscaping` is configured as. */
  public get disableEscapingInput(): boolean | IResolvable | undefined {
    return this._input('disableEscaping');
  }

  /** Removes the configuration of `disableEscaping`. */
  public resetDisableEscaping(): void {
    this._set('disableEscaping', undefined);
  }

  /** What `rotationPeriod` is configured as. */
  public get rotationPeriodInput(): Duration | undefined {
    return this._input('rotationPeriod');
  }

  /**
   * Changes what `rotationPeriod` is configured as.
   *
   * @param value the new value
   */
  public putRotationPeriod(value: Duration): void {
    this._set('rotationPeriod', value);
  }

  /** Removes the configuration of `rotationPeriod`. */
  public resetRotationPeriod(): void {
    this._set('rotationPeriod', undefined);
  }

  /** What `rotationSchedule` is configured as. */
  public get rotationScheduleInput(): string | undefined {
    return this._input('rotationSchedule');
  }

  /** Removes the configuration of `rotationSchedule`. */
  public resetRotationSchedule(): void {
    this._set('rotationSchedule', undefined);
  }

  /** What `rotationWindow` is configured as. */
  public get rotationWindowInput(): Duration | undefined {
    return this._input('rotationWindow');
  }

  /**
   * Changes what `rotationWindow` is configured as.
   *
   * @param value the new value
   */
  public putRotationWindow(value: Duration): void {
    this._set('rotationWindow', value);
  }

  /** Removes the configuration of `rotationWindow`. */
  public resetRotationWindow(): void {
    this._set('rotationWindow', undefined);
  }

  /** What `disableAutomatedRotation` is configured as. */
  public get disableAutomatedRotationInput(): boolean | IResolvable | undefined {
    return this._input('disableAutomatedRotation');
  }

  /** Removes the configuration of `disableAutomatedRotation`. */
  public resetDisableAutomatedRotation(): void {
    this._set('disableAutomatedRotation', undefined);
  }

  /** What `skipStaticRoleImportRotation` is configured as. */
  public get skipStaticRoleImportRotationInput(): boolean | IResolvable | undefined {
    return this._input('skipStaticRoleImportRotation');
  }

  /** Removes the configuration of `skipStaticRoleImportRotation`. */
  public resetSkipStaticRoleImportRotation(): void {
    this._set('skipStaticRoleImportRotation', undefined);
  }

  /** What `parameters` is configured as. */
  public get parametersInput(): { [key: string]: string } | undefined {
    return this._input('parameters');
  }

  /**
   * Changes what `parameters` is configured as.
   *
   * @param value the new value
   */
  public putParameters(value: { [key: string]: string }): void {
    this._set('parameters', value);
  }

  /** Removes the configuration of `parameters`. */
  public resetParameters(): void {
    this._set('parameters', undefined);
  }

  /** What `parametersWo` is configured as. */
  public get parametersWoInput(): { [key: string]: string } | undefined {
    return this._input('parametersWo');
  }

  /**
   * Changes what `parametersWo` is configured as.
   *
   * @param value the new value
   */
  public putParametersWo(value: { [key: string]: string }): void {
    this._set('parametersWo', value);
  }

  /** Removes the configuration of `parametersWo`. */
  public resetParametersWo(): void {
    this._set('parametersWo', undefined);
  }

  /** What `parametersWoVersion` is configured as. */
  public get parametersWoVersionInput(): number | undefined {
    return this._input('parametersWoVersion');
  }

  /** Removes the configuration of `parametersWoVersion`. */
  public resetParametersWoVersion(): void {
    this._set('parametersWoVersion', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
