// Written from src/handlers/platform/notification-configuration/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { notificationConfigurationsData } from '../../handlers/platform/notification-configuration/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataNotificationConfigurations`. */
export interface DataNotificationConfigurationsProps extends TerraformMetaArguments {
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
 * The notification configurations of a workspace, a team or a project.
 *
 * The Terraform type is `lintel_notification_configurations`.
 */
export class DataNotificationConfigurations extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_notification_configurations';

  /**
   * Whether a value is a `DataNotificationConfigurations`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataNotificationConfigurations(x: any): boolean {
    return hasType(x, 'data lintel_notification_configurations');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataNotificationConfigurationsProps = {}) {
    super(scope, id, notificationConfigurationsData, props);
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

  /** The notification configurations, sorted by name. */
  public get notificationConfigurations(): DataNotificationConfigurationsNotificationConfigurationsList {
    return new DataNotificationConfigurationsNotificationConfigurationsList(this, 'notification_configurations', false);
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

/** The notification configurations, sorted by name. */
export class DataNotificationConfigurationsNotificationConfigurationsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the notification configuration, `nc-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the notification configuration. */
  public get name(): string {
    return this.getStringAttribute('name');
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
}

/** The notification configurations, sorted by name. */
export class DataNotificationConfigurationsNotificationConfigurationsList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataNotificationConfigurationsNotificationConfigurationsOutputReference {
    return new DataNotificationConfigurationsNotificationConfigurationsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
