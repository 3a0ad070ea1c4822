// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ResourceIdentifierList } from './nested-values';
import { adminOrganizationData } from '../../handlers/platform/admin-organization/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAdminOrganization`. */
export interface DataAdminOrganizationProps extends TerraformMetaArguments {
  /** The name of the organization. Must be the name of an organization: not empty and without `/`. */
  readonly name: string;
  /**
   * The related resources to fetch along with an organization: `owners`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
}

/**
 * An organization as site administrators see it (self-hosted edition only).
 *
 * The Terraform type is `lintel_admin_organization`.
 */
export class DataAdminOrganization extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_admin_organization';

  /**
   * Whether a value is a `DataAdminOrganization`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAdminOrganization(x: any): boolean {
    return hasType(x, 'data lintel_admin_organization');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAdminOrganizationProps) {
    super(scope, id, adminOrganizationData, props);
  }

  /** The name of the organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The related resources to fetch along with an organization: `owners`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
  }

  /** The name. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Whether workspaces may use beta versions of tools. Null if the service does not report it. */
  public get accessBetaTools(): IResolvable {
    return this.getBooleanAttribute('access_beta_tools');
  }

  /** Whether all organizations may use its private modules. Null if the service does not report it. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /** Whether all permissions are revoked. Null if the service does not report it. */
  public get isDisabled(): IResolvable {
    return this.getBooleanAttribute('is_disabled');
  }

  /** The maximum duration of an apply. Null if the service default of `24h` applies. */
  public get infraBuildWorkerApplyTimeout(): string {
    return this.getStringAttribute('infra_build_worker_apply_timeout');
  }

  /** The maximum duration of a plan. Null if the service default of `2h` applies. */
  public get infraBuildWorkerPlanTimeout(): string {
    return this.getStringAttribute('infra_build_worker_plan_timeout');
  }

  /** The maximum number of workspaces; 0 means no limit. Null if no limit is set. */
  public get workspaceLimit(): number {
    return this.getNumberAttribute('workspace_limit');
  }

  /** The ID of the organization, `org-…`. */
  public get externalId(): string {
    return this.getStringAttribute('external_id');
  }

  /** The e-mail address for notifications. Null if the organization has none. */
  public get notificationEmail(): string {
    return this.getStringAttribute('notification_email');
  }

  /** Whether users sign in through an identity provider. Null if the service does not report it. */
  public get ssoEnabled(): IResolvable {
    return this.getBooleanAttribute('sso_enabled');
  }

  /** Whether workers may run commands as the superuser. Null if the service does not report it. */
  public get infraWorkerSudoEnabled(): IResolvable {
    return this.getBooleanAttribute('infra_worker_sudo_enabled');
  }

  /** The IDs of the owners, `user-…`. */
  public get ownerIds(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('owner_ids')));
  }

  /** The ID of the subscription. Null if there is none. */
  public get subscriptionId(): string {
    return this.getStringAttribute('subscription_id');
  }

  /** The ID of the feature set. Null if there is none. */
  public get featureSetId(): string {
    return this.getStringAttribute('feature_set_id');
  }

  /** The owners. Null if `include` does not contain `owners`. */
  public get owners(): ResourceIdentifierList {
    return new ResourceIdentifierList(this, 'owners', false);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
  }
}
