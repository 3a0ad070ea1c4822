// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AdminOrganization`. */
export interface AdminOrganizationProps extends LintelResourceProps {
  /**
   * The name of the organization. With another name the old organization is forgotten, or deleted if `deleteOnDestroy` had been
   * applied. It must be the name of an organization: not empty, without `/`. A change replaces the object.
   */
  readonly name: string;
  /**
   * Whether workspaces may use beta versions of tools.
   *
   * @default - it stays as it is; removed, it goes back to `false`
   */
  readonly accessBetaTools?: boolean | IResolvable;
  /**
   * Whether all organizations may use the private modules of this one. It excludes a list of consumers: each ends the other.
   *
   * @default - it stays as it is; removed, it goes back to `false`
   */
  readonly globalModuleSharing?: boolean | IResolvable;
  /**
   * Whether all permissions are taken away, so that everything in the organization answers 404.
   *
   * @default - it stays as it is; removed, it goes back to `false`
   */
  readonly isDisabled?: boolean | IResolvable;
  /**
   * How long an apply may take. It must be one decimal number and one unit of `ms`, `s`, `m` and `h`.
   *
   * @default - it stays as it is; removed, it goes back to the service's `24h`
   */
  readonly infraBuildWorkerApplyTimeout?: Duration;
  /**
   * How long a plan may take. It must be one decimal number and one unit of `ms`, `s`, `m` and `h`.
   *
   * @default - it stays as it is; removed, it goes back to the service's `2h`
   */
  readonly infraBuildWorkerPlanTimeout?: Duration;
  /**
   * How many workspaces the organization may have; 0 is no limit. A limit below what is there blocks new workspaces only. It must be
   * at least 0.
   *
   * @default - it stays as it is; removed, it goes back to none
   */
  readonly workspaceLimit?: number;
  /**
   * Whether destroying this deletes the organization with everything in it. Otherwise the organization is only forgotten.
   *
   * @default false
   */
  readonly deleteOnDestroy?: boolean | IResolvable;
  /**
   * Whether destroying this sends back what was found before Lintel first set it. Not together with `deleteOnDestroy`.
   *
   * @default false
   */
  readonly restoreOnDestroy?: boolean | IResolvable;
}

/**
 * What site administrators set of an organization that exists, in the self-hosted edition. It is adopted by its name: nothing makes
 * an organization here. Only what is configured is sent, and what is removed goes back to what its row says if Lintel had set it.
 *
 * CloudFormation's type is `Custom::LintelAdminOrganization`.
 */
export class AdminOrganization extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelAdminOrganization';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, 'AdminOrganization', props);
  }

  /** The name. */
  public get id(): string {
    return this._string('Id');
  }

  /**
   * The name of the organization. With another name the old organization is forgotten, or deleted if `deleteOnDestroy` had been
   * applied.
   */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether workspaces may use beta versions of tools. */
  public get accessBetaTools(): IResolvable {
    return this._boolean('AccessBetaTools');
  }

  /** Whether all organizations may use the private modules of this one. It excludes a list of consumers: each ends the other. */
  public get globalModuleSharing(): IResolvable {
    return this._boolean('GlobalModuleSharing');
  }

  /** Whether all permissions are taken away, so that everything in the organization answers 404. */
  public get isDisabled(): IResolvable {
    return this._boolean('IsDisabled');
  }

  /** How long an apply may take. */
  public get infraBuildWorkerApplyTimeout(): string {
    return this._string('InfraBuildWorkerApplyTimeout');
  }

  /** How long a plan may take. */
  public get infraBuildWorkerPlanTimeout(): string {
    return this._string('InfraBuildWorkerPlanTimeout');
  }

  /** How many workspaces the organization may have; 0 is no limit. A limit below what is there blocks new workspaces only. */
  public get workspaceLimit(): number {
    return this._number('WorkspaceLimit');
  }

  /** The id of the organization, `org-…`. */
  public get externalId(): string {
    return this._string('ExternalId');
  }

  /** The address for notifications. Where the organization has none, a reference to it fails. */
  public get notificationEmail(): string {
    return this._string('NotificationEmail');
  }

  /** Whether people sign in through an identity provider. Where the service does not tell, a reference to it fails. */
  public get ssoEnabled(): IResolvable {
    return this._boolean('SsoEnabled');
  }

  /** Whether workers may act as the superuser. Where the service does not tell, a reference to it fails. */
  public get infraWorkerSudoEnabled(): IResolvable {
    return this._boolean('InfraWorkerSudoEnabled');
  }

  /** The ids of the owners, `user-…`. */
  public get ownerIds(): string[] {
    return this._list('OwnerIds');
  }

  /** The id of the subscription. Where there is none, a reference to it fails. */
  public get subscriptionId(): string {
    return this._string('SubscriptionId');
  }

  /** The id of the feature set. Where there is none, a reference to it fails. */
  public get featureSetId(): string {
    return this._string('FeatureSetId');
  }
}
