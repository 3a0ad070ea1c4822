// Written from src/handlers/platform/notification-configuration/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { NotificationDestination, NotificationTrigger } from './vocabularies';
import { notificationConfiguration } from '../../handlers/platform/notification-configuration/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `NotificationConfiguration`. */
export interface NotificationConfigurationProps extends TerraformMetaArguments {
  /**
   * The ID of the workspace that it is about, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement.
   * Exactly one of `workspaceId`, `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly workspaceId?: string;
  /**
   * The ID of the team that it is about, `team-…`. Must begin with `team-` and not contain `/`. Changing it forces replacement.
   * Exactly one of `workspaceId`, `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly teamId?: string;
  /**
   * The ID of the project that it is about, `prj-…`. Must begin with `prj-` and not contain `/`. Changing it forces replacement.
   * Exactly one of `workspaceId`, `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly projectId?: string;
  /** The name of the notification configuration. Must not be empty. */
  readonly name: string;
  /**
   * Where messages go: to an address of one’s own (`generic`), to a channel, or to people by e-mail. One of `generic`, `slack`,
   * `microsoft-teams`, `email`. Changing it forces replacement.
   */
  readonly destinationType: NotificationDestination;
  /**
   * Whether messages are sent. When it is turned on, the service first calls the address, and stores nothing unless that responds
   * with a 2xx status.
   *
   * @default false
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The address that messages go to, which plans and reviews show. The address of a channel is a secret: configure it as `urlWo`.
   * Must be an absolute URL with the scheme "https" or "http" and a host. `url` conflicts with `sensitiveUrl` and `urlWo` and
   * `urlWoVersion`. `url` can be set only if `destinationType` is `generic`, `slack`, `microsoft-teams`.
   *
   * @default - it is given by `urlWo` or `sensitiveUrl`, or messages go by e-mail
   */
  readonly url?: string;
  /**
   * The address that messages go to. The value is stored in state: prefer `urlWo`. Must be an absolute URL with the scheme "https"
   * or "http" and a host. Never shown in plans or logs. `sensitiveUrl` can be set only if `destinationType` is `generic`, `slack`,
   * `microsoft-teams`. `sensitiveUrl` conflicts with `urlWo` and `urlWoVersion`.
   *
   * @default - it is given by another attribute, or messages go by e-mail
   */
  readonly sensitiveUrl?: string;
  /**
   * The address that messages go to. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or
   * OpenTofu 1.11 or later. Must be an absolute URL with the scheme "https" or "http" and a host. Never shown in plans or logs.
   * `urlWo` can be set only if `destinationType` is `generic`, `slack`, `microsoft-teams`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - it is given by another attribute, or messages go by e-mail
   */
  readonly urlWo?: string;
  /**
   * The version of `urlWo`. If set, `urlWo` is sent again only when the version changes, or if others have changed it on the
   * service.
   *
   * @default - changes of `urlWo` are detected automatically
   */
  readonly urlWoVersion?: number;
  /**
   * The token with which the service signs messages to an address of one’s own, by HMAC-SHA512. The value is stored in state: prefer
   * `tokenWo`. Never shown in plans or logs. `token` can be set only if `destinationType` is `generic`. `token` conflicts with
   * `tokenWo` and `tokenWoVersion`.
   *
   * @default - messages are not signed
   */
  readonly token?: string;
  /**
   * The token with which the service signs messages to an address of one’s own, by HMAC-SHA512. Write-only: stored in neither the
   * plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs. `tokenWo` can be
   * set only if `destinationType` is `generic`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - messages are not signed
   */
  readonly tokenWo?: string;
  /**
   * The version of `tokenWo`. If set, `tokenWo` is sent again only when the version changes.
   *
   * @default - changes of `tokenWo` are detected automatically
   */
  readonly tokenWoVersion?: number;
  /**
   * What messages are sent about. `change_request:created` is for teams, all others are for workspaces and projects. Each element is
   * one of `run:created`, `run:planning`, `run:needs_attention`, `run:applying`, `run:completed`, `run:errored`,
   * `assessment:drifted`, `assessment:check_failure`, `assessment:failed`, `workspace:auto_destroy_reminder`,
   * `workspace:auto_destroy_run_results`, `change_request:created`.
   *
   * @default - nothing causes a message
   */
  readonly triggers?: NotificationTrigger[];
  /**
   * The IDs of all users who get e-mails, `user-…`. Each element must begin with `user-` and not contain `/`. `emailUserIds` can
   * only have elements if `destinationType` is `email`.
   *
   * @default - it is only read; a team’s messages go to all members then
   */
  readonly emailUserIds?: string[];
  /**
   * All other addresses that get e-mails. Self-managed installations alone have them. Each element must be an e-mail address.
   * `emailAddresses` can only have elements if `destinationType` is `email`.
   *
   * @default - it is only read, and the hosted service has none
   */
  readonly emailAddresses?: string[];
}

/**
 * Sends a message about runs of a workspace or of the workspaces of a project, or about change requests of a team, to an address or
 * to people. Plans read those of each owner with one request.
 *
 * The Terraform type is `lintel_notification_configuration`.
 */
export class NotificationConfiguration extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_notification_configuration';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_notification_configuration', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `NotificationConfiguration`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isNotificationConfiguration(x: any): boolean {
    return hasType(x, 'resource lintel_notification_configuration');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NotificationConfigurationProps) {
    super(scope, id, notificationConfiguration, props);
  }

  /** The ID of the notification configuration, `nc-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the workspace that it is about, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the team that it is about, `team-…`. */
  public get teamId(): string {
    return this.getStringAttribute('team_id');
  }

  public set teamId(value: string) {
    this._set('teamId', value);
  }

  /** The ID of the project that it is about, `prj-…`. */
  public get projectId(): string {
    return this.getStringAttribute('project_id');
  }

  public set projectId(value: string) {
    this._set('projectId', value);
  }

  /** The name of the notification configuration. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** Where messages go: to an address of one’s own (`generic`), to a channel, or to people by e-mail. */
  public get destinationType(): string {
    return this.getStringAttribute('destination_type');
  }

  /**
   * Whether messages are sent. When it is turned on, the service first calls the address, and stores nothing unless that responds
   * with a 2xx status.
   */
  public get enabled(): boolean | IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  public set enabled(value: boolean | IResolvable) {
    this._set('enabled', value);
  }

  /** The address that messages go to, which plans and reviews show. The address of a channel is a secret: configure it as `urlWo`. */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  public set url(value: string) {
    this._set('url', value);
  }

  /** The address that messages go to. The value is stored in state: prefer `urlWo`. */
  public get sensitiveUrl(): string {
    return this.getStringAttribute('sensitive_url');
  }

  public set sensitiveUrl(value: string) {
    this._set('sensitiveUrl', value);
  }

  /**
   * The version of `urlWo`. If set, `urlWo` is sent again only when the version changes, or if others have changed it on the
   * service.
   */
  public get urlWoVersion(): number {
    return this.getNumberAttribute('url_wo_version');
  }

  public set urlWoVersion(value: number) {
    this._set('urlWoVersion', value);
  }

  /**
   * The token with which the service signs messages to an address of one’s own, by HMAC-SHA512. The value is stored in state: prefer
   * `tokenWo`.
   */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  public set token(value: string) {
    this._set('token', value);
  }

  /** The version of `tokenWo`. If set, `tokenWo` is sent again only when the version changes. */
  public get tokenWoVersion(): number {
    return this.getNumberAttribute('token_wo_version');
  }

  public set tokenWoVersion(value: number) {
    this._set('tokenWoVersion', value);
  }

  /** What messages are sent about. `change_request:created` is for teams, all others are for workspaces and projects. */
  public get triggers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('triggers')));
  }

  /** The IDs of all users who get e-mails, `user-…`. If omitted, it is only read; a team’s messages go to all members then. */
  public get emailUserIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('email_user_ids')));
  }

  public set emailUserIds(value: string[]) {
    this._set('emailUserIds', value);
  }

  /**
   * All other addresses that get e-mails. Self-managed installations alone have them. If omitted, it is only read, and the hosted
   * service has none.
   */
  public get emailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('email_addresses')));
  }

  public set emailAddresses(value: string[]) {
    this._set('emailAddresses', value);
  }

  /** When the notification configuration was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When it was last changed. Null if the service does not report it. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** How often `urlWo` or `tokenWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string | undefined {
    return this._input('workspaceId');
  }

  /** Removes the configuration of `workspaceId`. */
  public resetWorkspaceId(): void {
    this._set('workspaceId', undefined);
  }

  /** What `teamId` is configured as. */
  public get teamIdInput(): string | undefined {
    return this._input('teamId');
  }

  /** Removes the configuration of `teamId`. */
  public resetTeamId(): void {
    this._set('teamId', undefined);
  }

  /** What `projectId` is configured as. */
  public get projectIdInput(): string | undefined {
    return this._input('projectId');
  }

  /** Removes the configuration of `projectId`. */
  public resetProjectId(): void {
    this._set('projectId', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `destinationType` is configured as. */
  public get destinationTypeInput(): NotificationDestination {
    return this._input('destinationType');
  }

  /**
   * Changes what `destinationType` is configured as.
   *
   * @param value the new value
   */
  public putDestinationType(value: NotificationDestination): void {
    this._set('destinationType', value);
  }

  /** What `enabled` is configured as. */
  public get enabledInput(): boolean | IResolvable | undefined {
    return this._input('enabled');
  }

  /** Removes the configuration of `enabled`. */
  public resetEnabled(): void {
    this._set('enabled', undefined);
  }

  /** What `url` is configured as. */
  public get urlInput(): string | undefined {
    return this._input('url');
  }

  /** Removes the configuration of `url`. */
  public resetUrl(): void {
    this._set('url', undefined);
  }

  /** What `sensitiveUrl` is configured as. */
  public get sensitiveUrlInput(): string | undefined {
    return this._input('sensitiveUrl');
  }

  /** Removes the configuration of `sensitiveUrl`. */
  public resetSensitiveUrl(): void {
    this._set('sensitiveUrl', undefined);
  }

  /** What `urlWo` is configured as. */
  public get urlWoInput(): string | undefined {
    return this._input('urlWo');
  }

  /**
   * Changes what `urlWo` is configured as.
   *
   * @param value the new value
   */
  public putUrlWo(value: string): void {
    this._set('urlWo', value);
  }

  /** Removes the configuration of `urlWo`. */
  public resetUrlWo(): void {
    this._set('urlWo', undefined);
  }

  /** What `urlWoVersion` is configured as. */
  public get urlWoVersionInput(): number | undefined {
    return this._input('urlWoVersion');
  }

  /** Removes the configuration of `urlWoVersion`. */
  public resetUrlWoVersion(): void {
    this._set('urlWoVersion', undefined);
  }

  /** What `token` is configured as. */
  public get tokenInput(): string | undefined {
    return this._input('token');
  }

  /** Removes the configuration of `token`. */
  public resetToken(): void {
    this._set('token', undefined);
  }

  /** What `tokenWo` is configured as. */
  public get tokenWoInput(): string | undefined {
    return this._input('tokenWo');
  }

  /**
   * Changes what `tokenWo` is configured as.
   *
   * @param value the new value
   */
  public putTokenWo(value: string): void {
    this._set('tokenWo', value);
  }

  /** Removes the configuration of `tokenWo`. */
  public resetTokenWo(): void {
    this._set('tokenWo', undefined);
  }

  /** What `tokenWoVersion` is configured as. */
  public get tokenWoVersionInput(): number | undefined {
    return this._input('tokenWoVersion');
  }

  /** Removes the configuration of `tokenWoVersion`. */
  public resetTokenWoVersion(): void {
    this._set('tokenWoVersion', undefined);
  }

  /** What `triggers` is configured as. */
  public get triggersInput(): NotificationTrigger[] | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: NotificationTrigger[]): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }

  /** What `emailUserIds` is configured as. */
  public get emailUserIdsInput(): string[] | undefined {
    return this._input('emailUserIds');
  }

  /** Removes the configuration of `emailUserIds`. */
  public resetEmailUserIds(): void {
    this._set('emailUserIds', undefined);
  }

  /** What `emailAddresses` is configured as. */
  public get emailAddressesInput(): string[] | undefined {
    return this._input('emailAddresses');
  }

  /** Removes the configuration of `emailAddresses`. */
  public resetEmailAddresses(): void {
    this._set('emailAddresses', undefined);
  }
}
