// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminOrganization } from '../../handlers/platform/admin-organization/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `AdminOrganization`. */
export interface AdminOrganizationProps extends TerraformMetaArguments {
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
 * Terraform's type is `lintel_admin_organization`.
 *
 * @internal
 */
export class AdminOrganizationBase extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_admin_organization';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_admin_organization', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, adminOrganization, props);
  }

  /** The name. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /**
   * The name of the organization. With another name the old organization is forgotten, or deleted if `deleteOnDestroy` had been
   * applied.
   */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** Whether workspaces may use beta versions of tools. Absent, it stays as it is; removed, it goes back to `false`. */
  public get accessBetaTools(): IResolvable {
    return this.getBooleanAttribute('access_beta_tools');
  }

  /**
   * Whether all organizations may use the private modules of this one. It excludes a list of consumers: each ends the other. Absent,
   * it stays as it is; removed, it goes back to `false`.
   */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /**
   * Whether all permissions are taken away, so that everything in the organization answers 404. Absent, it stays as it is; removed,
   * it goes back to `false`.
   */
  public get isDisabled(): IResolvable {
    return this.getBooleanAttribute('is_disabled');
  }

  /** How long an apply may take. Absent, it stays as it is; removed, it goes back to the service's `24h`. */
  public get infraBuildWorkerApplyTimeout(): string {
    return this.getStringAttribute('infra_build_worker_apply_timeout');
  }

  /** How long a plan may take. Absent, it stays as it is; removed, it goes back to the service's `2h`. */
  public get infraBuildWorkerPlanTimeout(): string {
    return this.getStringAttribute('infra_build_worker_plan_timeout');
  }

  /**
   * How many workspaces the organization may have; 0 is no limit. A limit below what is there blocks new workspaces only. Absent, it
   * stays as it is; removed, it goes back to none.
   */
  public get workspaceLimit(): number {
    return this.getNumberAttribute('workspace_limit');
  }

  /** The id of the organization, `org-…`. */
  public get externalId(): string {
    return this.getStringAttribute('external_id');
  }

  /** The address for notifications. Absent, the organization has none. */
  public get notificationEmail(): string {
    return this.getStringAttribute('notification_email');
  }

  /** Whether people sign in through an identity provider. Absent, the service does not tell. */
  public get ssoEnabled(): IResolvable {
    return this.getBooleanAttribute('sso_enabled');
  }

  /** Whether workers may act as the superuser. Absent, the service does not tell. */
  public get infraWorkerSudoEnabled(): IResolvable {
    return this.getBooleanAttribute('infra_worker_sudo_enabled');
  }

  /** The ids of the owners, `user-…`. */
  public get ownerIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('owner_ids')));
  }

  /** The id of the subscription. Absent, there is none. */
  public get subscriptionId(): string {
    return this.getStringAttribute('subscription_id');
  }

  /** The id of the feature set. Absent, there is none. */
  public get featureSetId(): string {
    return this.getStringAttribute('feature_set_id');
  }

  /** Whether destroying this deletes the organization with everything in it. Otherwise the organization is only forgotten. */
  public get deleteOnDestroy(): IResolvable {
    return this.getBooleanAttribute('delete_on_destroy');
  }

  /** Whether destroying this sends back what was found before Lintel first set it. Not together with `deleteOnDestroy`. */
  public get restoreOnDestroy(): IResolvable {
    return this.getBooleanAttribute('restore_on_destroy');
  }
}
