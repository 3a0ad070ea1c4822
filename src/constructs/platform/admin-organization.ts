// Written from src/handlers/platform/admin-organization/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { adminOrganization } from '../../handlers/platform/admin-organization/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `AdminOrganization`. */
export interface AdminOrganizationProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_admin_organization`.
 *
 * @internal
 */
export class AdminOrganizationBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_admin_organization';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_admin_organization', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `AdminOrganization`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isAdminOrganization(x: any): boolean {
    return hasType(x, 'resource lintel_admin_organization');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AdminOrganizationProps) {
    super(scope, id, adminOrganization, props);
  }

  /** The name. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /**
   * The name of the organization. If it changes, the previous organization is removed from state, or deleted if `deleteOnDestroy`
   * was applied.
   */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /**
   * Whether workspaces may use beta versions of tools. If omitted, the setting is left unchanged; once set and then removed, it
   * reverts to `false`.
   */
  public get accessBetaTools(): boolean | IResolvable {
    return this.getBooleanAttribute('access_beta_tools');
  }

  public set accessBetaTools(value: boolean | IResolvable) {
    this._set('accessBetaTools', value);
  }

  /**
   * Whether all organizations may use the private modules of this one. It excludes a list of consumers: setting either one ends the
   * other. If omitted, the setting is left unchanged; once set and then removed, it reverts to `false`.
   */
  public get globalModuleSharing(): boolean | IResolvable {
    return this.getBooleanAttribute('global_module_sharing');
  }

  public set globalModuleSharing(value: boolean | IResolvable) {
    this._set('globalModuleSharing', value);
  }

  /**
   * Whether all permissions are revoked, so that every request to the organization returns 404. If omitted, the setting is left
   * unchanged; once set and then removed, it reverts to `false`.
   */
  public get isDisabled(): boolean | IResolvable {
    return this.getBooleanAttribute('is_disabled');
  }

  public set isDisabled(value: boolean | IResolvable) {
    this._set('isDisabled', value);
  }

  /**
   * The maximum duration of an apply. If omitted, the setting is left unchanged; once set and then removed, it reverts to the
   * service default of `24h`.
   */
  public get infraBuildWorkerApplyTimeout(): string {
    return this.getStringAttribute('infra_build_worker_apply_timeout');
  }

  /**
   * The maximum duration of a plan. If omitted, the setting is left unchanged; once set and then removed, it reverts to the service
   * default of `2h`.
   */
  public get infraBuildWorkerPlanTimeout(): string {
    return this.getStringAttribute('infra_build_worker_plan_timeout');
  }

  /**
   * The maximum number of workspaces in the organization; 0 means no limit. A limit below the current number only prevents new
   * workspaces. If omitted, the setting is left unchanged; once set and then removed, it reverts to no limit.
   */
  public get workspaceLimit(): number {
    return this.getNumberAttribute('workspace_limit');
  }

  public set workspaceLimit(value: number) {
    this._set('workspaceLimit', value);
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

  /**
   * Whether destroying the resource deletes the organization and everything in it. If `false`, the organization is only removed from
   * state.
   */
  public get deleteOnDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_on_destroy');
  }

  public set deleteOnDestroy(value: boolean | IResolvable) {
    this._set('deleteOnDestroy', value);
  }

  /**
   * Whether destroying the resource restores the settings that Lintel found before it first changed them. Conflicts with
   * `deleteOnDestroy`.
   */
  public get restoreOnDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('restore_on_destroy');
  }

  public set restoreOnDestroy(value: boolean | IResolvable) {
    this._set('restoreOnDestroy', value);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `accessBetaTools` is configured as. */
  public get accessBetaToolsInput(): boolean | IResolvable | undefined {
    return this._input('accessBetaTools');
  }

  /** Removes the configuration of `accessBetaTools`. */
  public resetAccessBetaTools(): void {
    this._set('accessBetaTools', undefined);
  }

  /** What `globalModuleSharing` is configured as. */
  public get globalModuleSharingInput(): boolean | IResolvable | undefined {
    return this._input('globalModuleSharing');
  }

  /** Removes the configuration of `globalModuleSharing`. */
  public resetGlobalModuleSharing(): void {
    this._set('globalModuleSharing', undefined);
  }

  /** What `isDisabled` is configured as. */
  public get isDisabledInput(): boolean | IResolvable | undefined {
    return this._input('isDisabled');
  }

  /** Removes the configuration of `isDisabled`. */
  public resetIsDisabled(): void {
    this._set('isDisabled', undefined);
  }

  /** What `infraBuildWorkerApplyTimeout` is configured as. */
  public get infraBuildWorkerApplyTimeoutInput(): Duration | undefined {
    return this._input('infraBuildWorkerApplyTimeout');
  }

  /**
   * Changes what `infraBuildWorkerApplyTimeout` is configured as.
   *
   * @param value the new value
   */
  public putInfraBuildWorkerApplyTimeout(value: Duration): void {
    this._set('infraBuildWorkerApplyTimeout', value);
  }

  /** Removes the configuration of `infraBuildWorkerApplyTimeout`. */
  public resetInfraBuildWorkerApplyTimeout(): void {
    this._set('infraBuildWorkerApplyTimeout', undefined);
  }

  /** What `infraBuildWorkerPlanTimeout` is configured as. */
  public get infraBuildWorkerPlanTimeoutInput(): Duration | undefined {
    return this._input('infraBuildWorkerPlanTimeout');
  }

  /**
   * Changes what `infraBuildWorkerPlanTimeout` is configured as.
   *
   * @param value the new value
   */
  public putInfraBuildWorkerPlanTimeout(value: Duration): void {
    this._set('infraBuildWorkerPlanTimeout', value);
  }

  /** Removes the configuration of `infraBuildWorkerPlanTimeout`. */
  public resetInfraBuildWorkerPlanTimeout(): void {
    this._set('infraBuildWorkerPlanTimeout', undefined);
  }

  /** What `workspaceLimit` is configured as. */
  public get workspaceLimitInput(): number | undefined {
    return this._input('workspaceLimit');
  }

  /** Removes the configuration of `workspaceLimit`. */
  public resetWorkspaceLimit(): void {
    this._set('workspaceLimit', undefined);
  }

  /** What `deleteOnDestroy` is configured as. */
  public get deleteOnDestroyInput(): boolean | IResolvable | undefined {
    return this._input('deleteOnDestroy');
  }

  /** Removes the configuration of `deleteOnDestroy`. */
  public resetDeleteOnDestroy(): void {
    this._set('deleteOnDestroy', undefined);
  }

  /** What `restoreOnDestroy` is configured as. */
  public get restoreOnDestroyInput(): boolean | IResolvable | undefined {
    return this._input('restoreOnDestroy');
  }

  /** Removes the configuration of `restoreOnDestroy`. */
  public resetRestoreOnDestroy(): void {
    this._set('restoreOnDestroy', undefined);
  }
}
