// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, Fn, IInterpolatingParent, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ResourceIdentifierList } from './nested-values';
import { adminOrganizationsData } from '../../handlers/platform/admin-organization/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAdminOrganizations`. */
export interface DataAdminOrganizationsProps extends TerraformMetaArguments {
  /**
   * A search term for names and notification addresses. `q` conflicts with `qEmail` and `qName`: the service would use only `q`.
   *
   * @default - the search is not restricted
   */
  readonly q?: string;
  /**
   * A search term for notification addresses.
   *
   * @default - notification addresses are not filtered
   */
  readonly qEmail?: string;
  /**
   * A search term for names.
   *
   * @default - names are not filtered
   */
  readonly qName?: string;
  /**
   * Whether to include only organizations that share modules (`true`), or only those that do not (`false`).
   *
   * @default - both are included
   */
  readonly filterModuleProducer?: boolean | IResolvable;
  /**
   * The related resources to fetch along with an organization: `owners`.
   *
   * @default - no related resources are fetched
   */
  readonly include?: string[];
  /**
   * The maximum number of organizations to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The organizations of the installation as site administrators see them (self-hosted edition only).
 *
 * The Terraform type is `lintel_admin_organizations`.
 */
export class DataAdminOrganizations extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_admin_organizations';

  /**
   * Whether a value is a `DataAdminOrganizations`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAdminOrganizations(x: any): boolean {
    return hasType(x, 'data lintel_admin_organizations');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAdminOrganizationsProps = {}) {
    super(scope, id, adminOrganizationsData, props);
  }

  /** A search term for names and notification addresses. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** A search term for notification addresses. */
  public get qEmail(): string {
    return this.getStringAttribute('q_email');
  }

  public set qEmail(value: string) {
    this._set('qEmail', value);
  }

  /** A search term for names. */
  public get qName(): string {
    return this.getStringAttribute('q_name');
  }

  public set qName(value: string) {
    this._set('qName', value);
  }

  /** Whether to include only organizations that share modules (`true`), or only those that do not (`false`). */
  public get filterModuleProducer(): boolean | IResolvable {
    return this.getBooleanAttribute('filter_module_producer');
  }

  public set filterModuleProducer(value: boolean | IResolvable) {
    this._set('filterModuleProducer', value);
  }

  /** The related resources to fetch along with an organization: `owners`. */
  public get include(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('include')));
  }

  public set include(value: string[]) {
    this._set('include', value);
  }

  /** The maximum number of organizations to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The organizations, in the order in which the service returns them. */
  public get organizations(): DataAdminOrganizationsOrganizationsList {
    return new DataAdminOrganizationsOrganizationsList(this, 'organizations', false);
  }

  /** The number of matching organizations, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** The number of organizations by status. Null if the service does not report it. */
  public get statusCounts(): DataAdminOrganizationsStatusCountsOutputReference {
    return new DataAdminOrganizationsStatusCountsOutputReference(this, 'status_counts');
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `qEmail` is configured as. */
  public get qEmailInput(): string | undefined {
    return this._input('qEmail');
  }

  /** Removes the configuration of `qEmail`. */
  public resetQEmail(): void {
    this._set('qEmail', undefined);
  }

  /** What `qName` is configured as. */
  public get qNameInput(): string | undefined {
    return this._input('qName');
  }

  /** Removes the configuration of `qName`. */
  public resetQName(): void {
    this._set('qName', undefined);
  }

  /** What `filterModuleProducer` is configured as. */
  public get filterModuleProducerInput(): boolean | IResolvable | undefined {
    return this._input('filterModuleProducer');
  }

  /** Removes the configuration of `filterModuleProducer`. */
  public resetFilterModuleProducer(): void {
    this._set('filterModuleProducer', undefined);
  }

  /** What `include` is configured as. */
  public get includeInput(): string[] | undefined {
    return this._input('include');
  }

  /** Removes the configuration of `include`. */
  public resetInclude(): void {
    this._set('include', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The organizations, in the order in which the service returns them. */
export class DataAdminOrganizationsOrganizationsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
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
}

/** The organizations, in the order in which the service returns them. */
export class DataAdminOrganizationsOrganizationsList extends ComplexList {
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
  public get(index: number): DataAdminOrganizationsOrganizationsOutputReference {
    return new DataAdminOrganizationsOrganizationsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The number of organizations by status. */
export class DataAdminOrganizationsStatusCountsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The number of all organizations. */
  public get total(): number {
    return this.getNumberAttribute('total');
  }

  /** The number of organizations that are not disabled. */
  public get active(): number {
    return this.getNumberAttribute('active');
  }

  /** The number of disabled organizations. */
  public get disabled(): number {
    return this.getNumberAttribute('disabled');
  }
}
