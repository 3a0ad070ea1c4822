// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AdminOrganization`. */
export interface AdminOrganizationProps extends LintelResourceProps {
  /**
   * The name of the organization. If it changes, the previous organization is removed from state, or deleted if `deleteOnDestroy`
   * was applied. Must be the name of an organization: not empty and without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * Whether workspaces may use beta versions of tools.
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to `false`
   */
  readonly accessBetaTools?: boolean | IResolvable;
  /**
   * Whether all organizations may use the private modules of this one. It excludes a list of consumers: setting either one ends the
   * other.
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to `false`
   */
  readonly globalModuleSharing?: boolean | IResolvable;
  /**
   * Whether all permissions are revoked, so that every request to the organization returns 404.
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to `false`
   */
  readonly isDisabled?: boolean | IResolvable;
  /**
   * The maximum duration of an apply. Must be a decimal number followed by one of the units `ms`, `s`, `m` and `h`, such as "24h" or
   * "1.5h".
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to the service default of `24h`
   */
  readonly infraBuildWorkerApplyTimeout?: Duration;
  /**
   * The maximum duration of a plan. Must be a decimal number followed by one of the units `ms`, `s`, `m` and `h`, such as "24h" or
   * "1.5h".
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to the service default of `2h`
   */
  readonly infraBuildWorkerPlanTimeout?: Duration;
  /**
   * The maximum number of workspaces in the organization; 0 means no limit. A limit below the current number only prevents new
   * workspaces. Must be at least 0.
   *
   * @default - the setting is left unchanged; once set and then removed, it reverts to no limit
   */
  readonly workspaceLimit?: number;
  /**
   * Whether destroying the resource deletes the organization and everything in it. If `false`, the organization is only removed from
   * state.
   *
   * @default false
   */
  readonly deleteOnDestroy?: boolean | IResolvable;
  /**
   * Whether destroying the resource restores the settings that Lintel found before it first changed them. Conflicts with
   * `deleteOnDestroy`.
   *
   * @default false
   */
  readonly restoreOnDestroy?: boolean | IResolvable;
}

/**
 * Manages the site administration settings of an existing organization (self-hosted edition only). The organization is adopted by
 * its name and never created. Only configured settings are sent; a setting that Lintel has set reverts to its default, given below,
 * when it is removed from the configuration.
 *
 * The CloudFormation type is `Custom::LintelAdminOrganization`.
 */
export class AdminOrganization extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAdminOrganization';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, 'AdminOrganization', props);
  }

  /** The name. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The name of the organization. If it changes, the previous organization is removed from state, or deleted if `deleteOnDestroy`
   * was applied.
   */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether workspaces may use beta versions of tools. */
  public get accessBetaTools(): IResolvable {
    return this._boolean('AccessBetaTools');
  }

  /**
   * Whether all organizations may use the private modules of this one. It excludes a list of consumers: setting either one ends the
   * other.
   */
  public get globalModuleSharing(): IResolvable {
    return this._boolean('GlobalModuleSharing');
  }

  /** Whether all permissions are revoked, so that every request to the organization returns 404. */
  public get isDisabled(): IResolvable {
    return this._boolean('IsDisabled');
  }

  /** The maximum duration of an apply. */
  public get infraBuildWorkerApplyTimeout(): string {
    return this._string('InfraBuildWorkerApplyTimeout');
  }

  /** The maximum duration of a plan. */
  public get infraBuildWorkerPlanTimeout(): string {
    return this._string('InfraBuildWorkerPlanTimeout');
  }

  /**
   * The maximum number of workspaces in the organization; 0 means no limit. A limit below the current number only prevents new
   * workspaces.
   */
  public get workspaceLimit(): number {
    return this._number('WorkspaceLimit');
  }

  /** The ID of the organization, `org-…`. */
  public get externalId(): string {
    return this._string('ExternalId');
  }

  /** The e-mail address for notifications. If the organization has none, a reference to it fails. */
  public get notificationEmail(): string {
    return this._string('NotificationEmail');
  }

  /** Whether users sign in through an identity provider. If the service does not report it, a reference to it fails. */
  public get ssoEnabled(): IResolvable {
    return this._boolean('SsoEnabled');
  }

  /** Whether workers may run commands as the superuser. If the service does not report it, a reference to it fails. */
  public get infraWorkerSudoEnabled(): IResolvable {
    return this._boolean('InfraWorkerSudoEnabled');
  }

  /** The IDs of the owners, `user-…`. */
  public get ownerIds(): string[] {
    return this._list('OwnerIds');
  }

  /** The ID of the subscription. If there is none, a reference to it fails. */
  public get subscriptionId(): string {
    return this._string('SubscriptionId');
  }

  /** The ID of the feature set. If there is none, a reference to it fails. */
  public get featureSetId(): string {
    return this._string('FeatureSetId');
  }
}
