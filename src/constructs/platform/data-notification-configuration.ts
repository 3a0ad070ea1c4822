// Written from src/handlers/platform/notification-configuration/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { notificationConfigurationData } from '../../handlers/platform/notification-configuration/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataNotificationConfiguration`. */
export interface DataNotificationConfigurationProps extends TerraformMetaArguments {
  /** The name of the notification configuration. */
  readonly name: string;
  /**
   * The ID of the workspace that it is about, `ws-…`. Must begin with `ws-` and not contain `/`. Exactly one of `workspaceId`,
   * `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly workspaceId?: string;
  /**
   * The ID of the team that it is about, `team-…`. Must begin with `team-` and not contain `/`. Exactly one of `workspaceId`,
   * `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly teamId?: string;
  /**
   * The ID of the project that it is about, `prj-…`. Must begin with `prj-` and not contain `/`. Exactly one of `workspaceId`,
   * `teamId`, `projectId` must be set.
   *
   * @default - it is about something else
   */
  readonly projectId?: string;
}

/**
 * A notification configuration, looked up by its name among those of a workspace, a team or a project.
 *
 * The Terraform type is `lintel_notification_configuration`.
 */
export class DataNotificationConfiguration extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_notification_configuration';

  /**
   * Whether a value is a `DataNotificationConfiguration`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataNotificationConfiguration(x: any): boolean {
    return hasType(x, 'data lintel_notification_configuration');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataNotificationConfigurationProps) {
    super(scope, id, notificationConfigurationData, props);
  }

  /** The ID of the notification configuration, `nc-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
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
  public get enabled(): IResolvable {
    return this.getBooleanAttribute('enabled');
  }

  /**
   * The address that messages go to, which plans and reviews show. The address of a channel is a secret: configure it as `urlWo`.
   * Null if it is given by `urlWo` or `sensitiveUrl`, or messages go by e-mail.
   */
  public get url(): string {
    return this.getStringAttribute('url');
  }

  /**
   * The address that messages go to. The value is stored in state: prefer `urlWo`. Null if it is given by another attribute, or
   * messages go by e-mail.
   */
  public get sensitiveUrl(): string {
    return this.getStringAttribute('sensitive_url');
  }

  /** What messages are sent about. `change_request:created` is for teams, all others are for workspaces and projects. */
  public get triggers(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('triggers')));
  }

  /** The IDs of all users who get e-mails, `user-…`. */
  public get emailUserIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('email_user_ids')));
  }

  /** All other addresses that get e-mails. Self-managed installations alone have them. */
  public get emailAddresses(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('email_addresses')));
  }

  /** When the notification configuration was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When it was last changed. Null if the service does not report it. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
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

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
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
}
