// Written from src/handlers/platform/notification-configuration/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { NotificationDestination, NotificationTrigger } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `NotificationConfiguration`. */
export interface NotificationConfigurationProps extends LintelResourceProps {
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
   * Must be an absolute URL with the scheme "https" or "http" and a host. `url` can be set only if `destinationType` is `generic`,
   * `slack`, `microsoft-teams`.
   *
   * @default - it is given by `urlWo` or `sensitiveUrl`, or messages go by e-mail
   */
  readonly url?: string;
  /**
   * The address that messages go to. Must be an absolute URL with the scheme "https" or "http" and a host. `sensitiveUrl` can be set
   * only if `destinationType` is `generic`, `slack`, `microsoft-teams`.
   *
   * @default - it is given by another attribute, or messages go by e-mail
   */
  readonly sensitiveUrl?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `sensitiveUrlVersion` requires `sensitiveUrl`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly sensitiveUrlVersion?: number;
  /**
   * The token with which the service signs messages to an address of one’s own, by HMAC-SHA512. `token` can be set only if
   * `destinationType` is `generic`.
   *
   * @default - messages are not signed
   */
  readonly token?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `tokenVersion` requires `token`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly tokenVersion?: number;
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
 * The CloudFormation type is `Custom::LintelNotificationConfiguration`.
 */
export class NotificationConfiguration extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelNotificationConfiguration';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NotificationConfigurationProps) {
    super(scope, id, 'NotificationConfiguration', props);
  }

  /** The ID of the notification configuration, `nc-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the notification configuration. */
  public get name(): string {
    return this._string('Name');
  }

  /** Where messages go: to an address of one’s own (`generic`), to a channel, or to people by e-mail. */
  public get destinationType(): string {
    return this._string('DestinationType');
  }

  /**
   * Whether messages are sent. When it is turned on, the service first calls the address, and stores nothing unless that responds
   * with a 2xx status.
   */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }

  /** The IDs of all users who get e-mails, `user-…`. */
  public get emailUserIds(): string[] {
    return this._list('EmailUserIds');
  }

  /** All other addresses that get e-mails. Self-managed installations alone have them. */
  public get emailAddresses(): string[] {
    return this._list('EmailAddresses');
  }

  /** When the notification configuration was created. If the service does not report it, a reference to it fails. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }

  /** When it was last changed. If the service does not report it, a reference to it fails. */
  public get updatedAt(): string {
    return this._string('UpdatedAt');
  }
}
