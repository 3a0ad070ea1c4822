// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminOrganizationsData } from '../../handlers/platform/admin-organization/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAdminOrganizations`. */
export interface DataAdminOrganizationsProps extends TerraformMetaArguments {
  /**
   * What to search for in names and notification addresses. `q` cannot be configured together with `qEmail` or `qName`: `q` alone
   * would count.
   *
   * @default - all are found
   */
  readonly q?: string;
  /**
   * What to search for in notification addresses.
   *
   * @default - all addresses are found
   */
  readonly qEmail?: string;
  /**
   * What to search for in names.
   *
   * @default - all names are found
   */
  readonly qName?: string;
  /**
   * Whether to find organizations that share modules, or those that do not.
   *
   * @default - both are found
   */
  readonly filterModuleProducer?: boolean | IResolvable;
  /**
   * What to fetch along with an organization: `owners`.
   *
   * @default - nothing further is fetched
   */
  readonly include?: string[];
  /**
   * How many organizations to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The organizations of the installation as site administrators see them, in the self-hosted edition.
 *
 * Terraform's type is `lintel_admin_organizations`.
 */
export class DataAdminOrganizations extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_admin_organizations';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataAdminOrganizationsProps = {}) {
    super(scope, id, adminOrganizationsData, props);
  }

  /** What to search for in names and notification addresses. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  /** What to search for in notification addresses. */
  public get qEmail(): string {
    return this.getStringAttribute('q_email');
  }

  /** What to search for in names. */
  public get qName(): string {
    return this.getStringAttribute('q_name');
  }

  /** Whether to find organizations that share modules, or those that do not. */
  public get filterModuleProducer(): IResolvable {
    return this.getBooleanAttribute('filter_module_producer');
  }

  /** What to fetch along with an organization: `owners`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  /** How many organizations to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The organizations, in the order of the service. */
  public get organizations(): DataAdminOrganizationsOrganizationsList {
    return new DataAdminOrganizationsOrganizationsList(this, 'organizations', false);
  }

  /** How many organizations there are that fit, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** How many organizations there are, by status. Absent, the service does not tell. */
  public get statusCounts(): DataAdminOrganizationsStatusCountsOutputReference {
    return new DataAdminOrganizationsStatusCountsOutputReference(this, 'status_counts');
  }
}

/** The organizations, in the order of the service. */
export class DataAdminOrganizationsOrganizationsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Whether workspaces may use beta versions of tools. Absent, the service does not tell. */
  public get accessBetaTools(): IResolvable {
    return this.getBooleanAttribute('access_beta_tools');
  }

  /** Whether all organizations may use its private modules. Absent, the service does not tell. */
  public get globalModuleSharing(): IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  /** Whether all permissions are taken away. Absent, the service does not tell. */
  public get isDisabled(): IResolvable {
    return this.getBooleanAttribute('is_disabled');
  }

  /** How long an apply may take. Absent, the service's `24h` counts. */
  public get infraBuildWorkerApplyTimeout(): string {
    return this.getStringAttribute('infra_build_worker_apply_timeout');
  }

  /** How long a plan may take. Absent, the service's `2h` counts. */
  public get infraBuildWorkerPlanTimeout(): string {
    return this.getStringAttribute('infra_build_worker_plan_timeout');
  }

  /** How many workspaces it may have; 0 is no limit. Absent, nothing is set. */
  public get workspaceLimit(): number {
    return this.getNumberAttribute('workspace_limit');
  }

  /** The id of the organization, `org-…`. */
  public get externalId(): string {
    return this.getStringAttribute('external_id');
  }

  /** The address for notifications. Absent, it has none. */
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

  /** The owners. Absent, `include` does not name `owners`. */
  public get owners(): DataAdminOrganizationsOrganizationsOwnersList {
    return new DataAdminOrganizationsOrganizationsOwnersList(this, 'owners', false);
  }
}

/** The organizations, in the order of the service. */
export class DataAdminOrganizationsOrganizationsList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataAdminOrganizationsOrganizationsOutputReference {
    return new DataAdminOrganizationsOrganizationsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The owners. */
export class DataAdminOrganizationsOrganizationsOwnersOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the resource. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Its JSON:API type. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** Its attributes as JSON text; the API documents only its identifier. */
  public get attributesJson(): string {
    return this.getStringAttribute('attributes_json');
  }
}

/** The owners. */
export class DataAdminOrganizationsOrganizationsOwnersList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataAdminOrganizationsOrganizationsOwnersOutputReference {
    return new DataAdminOrganizationsOrganizationsOwnersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** How many organizations there are, by status. */
export class DataAdminOrganizationsStatusCountsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How many there are. */
  public get total(): number {
    return this.getNumberAttribute('total');
  }

  /** How many of them are not disabled. */
  public get active(): number {
    return this.getNumberAttribute('active');
  }

  /** How many of them are. */
  public get disabled(): number {
    return this.getNumberAttribute('disabled');
  }
}
