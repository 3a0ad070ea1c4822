// Written from the rooms beside it by `npx tsx generate/main.ts`.
import type { Register } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumers,
    handlers: () => (require('./platform/admin-module-consumers/resource') as typeof import('./platform/admin-module-consumers/resource')).adminModuleConsumersResource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganization,
    handlers: () => (require('./platform/admin-organization/resource') as typeof import('./platform/admin-organization/resource')).adminOrganizationResource,
  },
  lintel_cluster_config: {
    definition: () => (require('./secrets/cluster-config/definition') as typeof import('./secrets/cluster-config/definition')).clusterConfig,
    handlers: () => (require('./secrets/cluster-config/resource') as typeof import('./secrets/cluster-config/resource')).clusterConfigResource,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRole,
    handlers: () => (require('./secrets/cluster-role/resource') as typeof import('./secrets/cluster-role/resource')).clusterRoleResource,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnection,
    handlers: () => (require('./secrets/database-connection/resource') as typeof import('./secrets/database-connection/resource')).databaseConnectionResource,
  },
  lintel_database_connection_reset: {
    definition: () => (require('./secrets/database-connection-reset/definition') as typeof import('./secrets/database-connection-reset/definition')).databaseConnectionReset,
    handlers: () => (require('./secrets/database-connection-reset/resource') as typeof import('./secrets/database-connection-reset/resource')).databaseConnectionResetResource,
  },
  lintel_database_plugin_reload: {
    definition: () => (require('./secrets/database-plugin-reload/definition') as typeof import('./secrets/database-plugin-reload/definition')).databasePluginReload,
    handlers: () => (require('./secrets/database-plugin-reload/resource') as typeof import('./secrets/database-plugin-reload/resource')).databasePluginReloadResource,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRole,
    handlers: () => (require('./secrets/database-role/resource') as typeof import('./secrets/database-role/resource')).databaseRoleResource,
  },
  lintel_database_role_rotation: {
    definition: () => (require('./secrets/database-role-rotation/definition') as typeof import('./secrets/database-role-rotation/definition')).databaseRoleRotation,
    handlers: () => (require('./secrets/database-role-rotation/resource') as typeof import('./secrets/database-role-rotation/resource')).databaseRoleRotationResource,
  },
  lintel_database_root_rotation: {
    definition: () => (require('./secrets/database-root-rotation/definition') as typeof import('./secrets/database-root-rotation/definition')).databaseRootRotation,
    handlers: () => (require('./secrets/database-root-rotation/resource') as typeof import('./secrets/database-root-rotation/resource')).databaseRootRotationResource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRole,
    handlers: () => (require('./secrets/database-static-role/resource') as typeof import('./secrets/database-static-role/resource')).databaseStaticRoleResource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProvider,
    handlers: () => (require('./secrets/key-management-provider/resource') as typeof import('./secrets/key-management-provider/resource')).keyManagementProviderResource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificate,
    handlers: () => (require('./secrets/pki-certificate/resource') as typeof import('./secrets/pki-certificate/resource')).pkiCertificateResource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRole,
    handlers: () => (require('./secrets/pki-role/resource') as typeof import('./secrets/pki-role/resource')).pkiRoleResource,
  },
  lintel_pki_signed_certificate: {
    definition: () => (require('./secrets/pki-signed-certificate/definition') as typeof import('./secrets/pki-signed-certificate/definition')).pkiSignedCertificate,
    handlers: () => (require('./secrets/pki-signed-certificate/resource') as typeof import('./secrets/pki-signed-certificate/resource')).pkiSignedCertificateResource,
  },
  lintel_pki_signed_intermediate: {
    definition: () => (require('./secrets/pki-signed-intermediate/definition') as typeof import('./secrets/pki-signed-intermediate/definition')).pkiSignedIntermediate,
    handlers: () => (require('./secrets/pki-signed-intermediate/resource') as typeof import('./secrets/pki-signed-intermediate/resource')).pkiSignedIntermediateResource,
  },
  lintel_platform_token_config: {
    definition: () => (require('./secrets/platform-token-config/definition') as typeof import('./secrets/platform-token-config/definition')).platformTokenConfig,
    handlers: () => (require('./secrets/platform-token-config/resource') as typeof import('./secrets/platform-token-config/resource')).platformTokenConfigResource,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRole,
    handlers: () => (require('./secrets/platform-token-role/resource') as typeof import('./secrets/platform-token-role/resource')).platformTokenRoleResource,
  },
  lintel_platform_token_rotation: {
    definition: () => (require('./secrets/platform-token-rotation/definition') as typeof import('./secrets/platform-token-rotation/definition')).platformTokenRotation,
    handlers: () => (require('./secrets/platform-token-rotation/resource') as typeof import('./secrets/platform-token-rotation/resource')).platformTokenRotationResource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policy,
    handlers: () => (require('./platform/policy/resource') as typeof import('./platform/policy/resource')).policyResource,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryRekey,
    handlers: () => (require('./secrets/recovery-rekey/resource') as typeof import('./secrets/recovery-rekey/resource')).recoveryRekeyResource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModule,
    handlers: () => (require('./platform/registry-module/resource') as typeof import('./platform/registry-module/resource')).registryModuleResource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersion,
    handlers: () => (require('./platform/registry-module-version/resource') as typeof import('./platform/registry-module-version/resource')).registryModuleVersionResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    handlers: () => (require('./platform/run-task/resource') as typeof import('./platform/run-task/resource')).runTaskResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTask,
    handlers: () => (require('./platform/workspace-run-task/resource') as typeof import('./platform/workspace-run-task/resource')).workspaceRunTaskResource,
  },
} satisfies Register['resources'];

export const dataSources = {
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/data-sources') as typeof import('./platform/admin-module-consumers/data-sources')).adminModuleConsumersData,
    handlers: () => (require('./platform/admin-module-consumers/data-source') as typeof import('./platform/admin-module-consumers/data-source')).adminModuleConsumersDataSource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/data-sources') as typeof import('./platform/admin-organization/data-sources')).adminOrganizationData,
    handlers: () => (require('./platform/admin-organization/data-source') as typeof import('./platform/admin-organization/data-source')).adminOrganizationDataSource,
  },
  lintel_admin_organizations: {
    definition: () => (require('./platform/admin-organization/data-sources') as typeof import('./platform/admin-organization/data-sources')).adminOrganizationsData,
    handlers: () => (require('./platform/admin-organization/data-source') as typeof import('./platform/admin-organization/data-source')).adminOrganizationsDataSource,
  },
  lintel_cluster_config: {
    definition: () => (require('./secrets/cluster-config/data-sources') as typeof import('./secrets/cluster-config/data-sources')).clusterConfigData,
    handlers: () => (require('./secrets/cluster-config/data-source') as typeof import('./secrets/cluster-config/data-source')).clusterConfigDataSource,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/data-sources') as typeof import('./secrets/cluster-role/data-sources')).clusterRoleData,
    handlers: () => (require('./secrets/cluster-role/data-source') as typeof import('./secrets/cluster-role/data-source')).clusterRoleDataSource,
  },
  lintel_cluster_roles: {
    definition: () => (require('./secrets/cluster-role/data-sources') as typeof import('./secrets/cluster-role/data-sources')).clusterRolesData,
    handlers: () => (require('./secrets/cluster-role/data-source') as typeof import('./secrets/cluster-role/data-source')).clusterRolesDataSource,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/data-sources') as typeof import('./secrets/database-connection/data-sources')).databaseConnectionData,
    handlers: () => (require('./secrets/database-connection/data-source') as typeof import('./secrets/database-connection/data-source')).databaseConnectionDataSource,
  },
  lintel_database_connections: {
    definition: () => (require('./secrets/database-connection/data-sources') as typeof import('./secrets/database-connection/data-sources')).databaseConnectionsData,
    handlers: () => (require('./secrets/database-connection/data-source') as typeof import('./secrets/database-connection/data-source')).databaseConnectionsDataSource,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/data-sources') as typeof import('./secrets/database-role/data-sources')).databaseRoleData,
    handlers: () => (require('./secrets/database-role/data-source') as typeof import('./secrets/database-role/data-source')).databaseRoleDataSource,
  },
  lintel_database_roles: {
    definition: () => (require('./secrets/database-role/data-sources') as typeof import('./secrets/database-role/data-sources')).databaseRolesData,
    handlers: () => (require('./secrets/database-role/data-source') as typeof import('./secrets/database-role/data-source')).databaseRolesDataSource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/data-sources') as typeof import('./secrets/database-static-role/data-sources')).databaseStaticRoleData,
    handlers: () => (require('./secrets/database-static-role/data-source') as typeof import('./secrets/database-static-role/data-source')).databaseStaticRoleDataSource,
  },
  lintel_database_static_roles: {
    definition: () => (require('./secrets/database-static-role/data-sources') as typeof import('./secrets/database-static-role/data-sources')).databaseStaticRolesData,
    handlers: () => (require('./secrets/database-static-role/data-source') as typeof import('./secrets/database-static-role/data-source')).databaseStaticRolesDataSource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/data-sources') as typeof import('./secrets/key-management-provider/data-sources')).keyManagementProviderData,
    handlers: () => (require('./secrets/key-management-provider/data-source') as typeof import('./secrets/key-management-provider/data-source')).keyManagementProviderDataSource,
  },
  lintel_key_management_providers: {
    definition: () => (require('./secrets/key-management-provider/data-sources') as typeof import('./secrets/key-management-provider/data-sources')).keyManagementProvidersData,
    handlers: () => (require('./secrets/key-management-provider/data-source') as typeof import('./secrets/key-management-provider/data-source')).keyManagementProvidersDataSource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/data-sources') as typeof import('./secrets/pki-certificate/data-sources')).pkiCertificateData,
    handlers: () => (require('./secrets/pki-certificate/data-source') as typeof import('./secrets/pki-certificate/data-source')).pkiCertificateDataSource,
  },
  lintel_pki_issuer: {
    definition: () => (require('./secrets/pki-issuer/data-sources') as typeof import('./secrets/pki-issuer/data-sources')).pkiIssuerData,
    handlers: () => (require('./secrets/pki-issuer/data-source') as typeof import('./secrets/pki-issuer/data-source')).pkiIssuerDataSource,
  },
  lintel_pki_issuers: {
    definition: () => (require('./secrets/pki-issuer/data-sources') as typeof import('./secrets/pki-issuer/data-sources')).pkiIssuersData,
    handlers: () => (require('./secrets/pki-issuer/data-source') as typeof import('./secrets/pki-issuer/data-source')).pkiIssuersDataSource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/data-sources') as typeof import('./secrets/pki-role/data-sources')).pkiRoleData,
    handlers: () => (require('./secrets/pki-role/data-source') as typeof import('./secrets/pki-role/data-source')).pkiRoleDataSource,
  },
  lintel_pki_roles: {
    definition: () => (require('./secrets/pki-role/data-sources') as typeof import('./secrets/pki-role/data-sources')).pkiRolesData,
    handlers: () => (require('./secrets/pki-role/data-source') as typeof import('./secrets/pki-role/data-source')).pkiRolesDataSource,
  },
  lintel_platform_token_config: {
    definition: () => (require('./secrets/platform-token-config/data-sources') as typeof import('./secrets/platform-token-config/data-sources')).platformTokenConfigData,
    handlers: () => (require('./secrets/platform-token-config/data-source') as typeof import('./secrets/platform-token-config/data-source')).platformTokenConfigDataSource,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/data-sources') as typeof import('./secrets/platform-token-role/data-sources')).platformTokenRoleData,
    handlers: () => (require('./secrets/platform-token-role/data-source') as typeof import('./secrets/platform-token-role/data-source')).platformTokenRoleDataSource,
  },
  lintel_platform_token_roles: {
    definition: () => (require('./secrets/platform-token-role/data-sources') as typeof import('./secrets/platform-token-role/data-sources')).platformTokenRolesData,
    handlers: () => (require('./secrets/platform-token-role/data-source') as typeof import('./secrets/platform-token-role/data-source')).platformTokenRolesDataSource,
  },
  lintel_policies: {
    definition: () => (require('./platform/policy/data-sources') as typeof import('./platform/policy/data-sources')).policiesData,
    handlers: () => (require('./platform/policy/data-source') as typeof import('./platform/policy/data-source')).policiesDataSource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/data-sources') as typeof import('./platform/policy/data-sources')).policyData,
    handlers: () => (require('./platform/policy/data-source') as typeof import('./platform/policy/data-source')).policyDataSource,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/data-sources') as typeof import('./secrets/recovery-rekey/data-sources')).recoveryRekeyData,
    handlers: () => (require('./secrets/recovery-rekey/data-source') as typeof import('./secrets/recovery-rekey/data-source')).recoveryRekeyDataSource,
  },
  lintel_registry_browse: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registryBrowseData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registryBrowseDataSource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/data-sources') as typeof import('./platform/registry-module/data-sources')).registryModuleData,
    handlers: () => (require('./platform/registry-module/data-source') as typeof import('./platform/registry-module/data-source')).registryModuleDataSource,
  },
  lintel_registry_module_download: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registryModuleDownloadData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registryModuleDownloadDataSource,
  },
  lintel_registry_module_latest: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registryModuleLatestData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registryModuleLatestDataSource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/data-sources') as typeof import('./platform/registry-module-version/data-sources')).registryModuleVersionData,
    handlers: () => (require('./platform/registry-module-version/data-source') as typeof import('./platform/registry-module-version/data-source')).registryModuleVersionDataSource,
  },
  lintel_registry_module_versions: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registryModuleVersionsData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registryModuleVersionsDataSource,
  },
  lintel_registry_modules: {
    definition: () => (require('./platform/registry-module/data-sources') as typeof import('./platform/registry-module/data-sources')).registryModulesData,
    handlers: () => (require('./platform/registry-module/data-source') as typeof import('./platform/registry-module/data-source')).registryModulesDataSource,
  },
  lintel_registry_search: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registrySearchData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registrySearchDataSource,
  },
  lintel_registry_standard_module: {
    definition: () => (require('./platform/registry-standard/data-sources') as typeof import('./platform/registry-standard/data-sources')).registryStandardModuleData,
    handlers: () => (require('./platform/registry-standard/data-source') as typeof import('./platform/registry-standard/data-source')).registryStandardModuleDataSource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/data-sources') as typeof import('./platform/run-task/data-sources')).runTaskData,
    handlers: () => (require('./platform/run-task/data-source') as typeof import('./platform/run-task/data-source')).runTaskDataSource,
  },
  lintel_run_tasks: {
    definition: () => (require('./platform/run-task/data-sources') as typeof import('./platform/run-task/data-sources')).runTasksData,
    handlers: () => (require('./platform/run-task/data-source') as typeof import('./platform/run-task/data-source')).runTasksDataSource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/data-sources') as typeof import('./platform/workspace-run-task/data-sources')).workspaceRunTaskData,
    handlers: () => (require('./platform/workspace-run-task/data-source') as typeof import('./platform/workspace-run-task/data-source')).workspaceRunTaskDataSource,
  },
  lintel_workspace_run_tasks: {
    definition: () => (require('./platform/workspace-run-task/data-sources') as typeof import('./platform/workspace-run-task/data-sources')).workspaceRunTasksData,
    handlers: () => (require('./platform/workspace-run-task/data-source') as typeof import('./platform/workspace-run-task/data-source')).workspaceRunTasksDataSource,
  },
} satisfies Register['dataSources'];

export const ephemeralResources = {
  lintel_cluster_credentials: {
    definition: () => (require('./secrets/cluster-role/ephemeral-resources') as typeof import('./secrets/cluster-role/ephemeral-resources')).clusterCredentialsEphemeral,
    handlers: () => (require('./secrets/cluster-role/ephemeral-resource') as typeof import('./secrets/cluster-role/ephemeral-resource')).clusterCredentialsEphemeralResource,
  },
  lintel_database_credentials: {
    definition: () => (require('./secrets/database-role/ephemeral-resources') as typeof import('./secrets/database-role/ephemeral-resources')).databaseCredentialsEphemeral,
    handlers: () => (require('./secrets/database-role/ephemeral-resource') as typeof import('./secrets/database-role/ephemeral-resource')).databaseCredentialsEphemeralResource,
  },
  lintel_database_static_credentials: {
    definition: () => (require('./secrets/database-static-role/ephemeral-resources') as typeof import('./secrets/database-static-role/ephemeral-resources')).databaseStaticCredentialsEphemeral,
    handlers: () => (require('./secrets/database-static-role/ephemeral-resource') as typeof import('./secrets/database-static-role/ephemeral-resource')).databaseStaticCredentialsEphemeralResource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/ephemeral-resources') as typeof import('./secrets/pki-certificate/ephemeral-resources')).pkiCertificateEphemeral,
    handlers: () => (require('./secrets/pki-certificate/ephemeral-resource') as typeof import('./secrets/pki-certificate/ephemeral-resource')).pkiCertificateEphemeralResource,
  },
  lintel_platform_token: {
    definition: () => (require('./secrets/platform-token-role/ephemeral-resources') as typeof import('./secrets/platform-token-role/ephemeral-resources')).platformTokenEphemeral,
    handlers: () => (require('./secrets/platform-token-role/ephemeral-resource') as typeof import('./secrets/platform-token-role/ephemeral-resource')).platformTokenEphemeralResource,
  },
  lintel_recovery_key_backup: {
    definition: () => (require('./secrets/recovery-rekey/ephemeral-resources') as typeof import('./secrets/recovery-rekey/ephemeral-resources')).recoveryKeyBackupEphemeral,
    handlers: () => (require('./secrets/recovery-rekey/ephemeral-resource') as typeof import('./secrets/recovery-rekey/ephemeral-resource')).recoveryKeyBackupEphemeralResource,
  },
} satisfies Register['ephemeralResources'];

export const listResources = {
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/list-resources') as typeof import('./platform/admin-module-consumers/list-resources')).adminModuleConsumersList,
    handlers: () => (require('./platform/admin-module-consumers/list') as typeof import('./platform/admin-module-consumers/list')).adminModuleConsumersListResource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/list-resources') as typeof import('./platform/admin-organization/list-resources')).adminOrganizationList,
    handlers: () => (require('./platform/admin-organization/list') as typeof import('./platform/admin-organization/list')).adminOrganizationListResource,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/list-resources') as typeof import('./secrets/cluster-role/list-resources')).clusterRoleList,
    handlers: () => (require('./secrets/cluster-role/list') as typeof import('./secrets/cluster-role/list')).clusterRoleListResource,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/list-resources') as typeof import('./secrets/database-connection/list-resources')).databaseConnectionList,
    handlers: () => (require('./secrets/database-connection/list') as typeof import('./secrets/database-connection/list')).databaseConnectionListResource,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/list-resources') as typeof import('./secrets/database-role/list-resources')).databaseRoleList,
    handlers: () => (require('./secrets/database-role/list') as typeof import('./secrets/database-role/list')).databaseRoleListResource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/list-resources') as typeof import('./secrets/database-static-role/list-resources')).databaseStaticRoleList,
    handlers: () => (require('./secrets/database-static-role/list') as typeof import('./secrets/database-static-role/list')).databaseStaticRoleListResource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/list-resources') as typeof import('./secrets/key-management-provider/list-resources')).keyManagementProviderList,
    handlers: () => (require('./secrets/key-management-provider/list') as typeof import('./secrets/key-management-provider/list')).keyManagementProviderListResource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/list-resources') as typeof import('./secrets/pki-role/list-resources')).pkiRoleList,
    handlers: () => (require('./secrets/pki-role/list') as typeof import('./secrets/pki-role/list')).pkiRoleListResource,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/list-resources') as typeof import('./secrets/platform-token-role/list-resources')).platformTokenRoleList,
    handlers: () => (require('./secrets/platform-token-role/list') as typeof import('./secrets/platform-token-role/list')).platformTokenRoleListResource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/list-resources') as typeof import('./platform/policy/list-resources')).policyList,
    handlers: () => (require('./platform/policy/list') as typeof import('./platform/policy/list')).policyListResource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/list-resources') as typeof import('./platform/registry-module/list-resources')).registryModuleList,
    handlers: () => (require('./platform/registry-module/list') as typeof import('./platform/registry-module/list')).registryModuleListResource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/list-resources') as typeof import('./platform/registry-module-version/list-resources')).registryModuleVersionList,
    handlers: () => (require('./platform/registry-module-version/list') as typeof import('./platform/registry-module-version/list')).registryModuleVersionListResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/list-resources') as typeof import('./platform/run-task/list-resources')).runTaskList,
    handlers: () => (require('./platform/run-task/list') as typeof import('./platform/run-task/list')).runTaskListResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/list-resources') as typeof import('./platform/workspace-run-task/list-resources')).workspaceRunTaskList,
    handlers: () => (require('./platform/workspace-run-task/list') as typeof import('./platform/workspace-run-task/list')).workspaceRunTaskListResource,
  },
} satisfies Register['listResources'];

export const actions = {
  lintel_database_connection_reset: {
    definition: () => (require('./secrets/database-connection-reset/actions') as typeof import('./secrets/database-connection-reset/actions')).databaseConnectionResetAction,
    handlers: () => (require('./secrets/database-connection-reset/action') as typeof import('./secrets/database-connection-reset/action')).databaseConnectionResetActionHandlers,
  },
  lintel_database_plugin_reload: {
    definition: () => (require('./secrets/database-plugin-reload/actions') as typeof import('./secrets/database-plugin-reload/actions')).databasePluginReloadAction,
    handlers: () => (require('./secrets/database-plugin-reload/action') as typeof import('./secrets/database-plugin-reload/action')).databasePluginReloadActionHandlers,
  },
  lintel_database_role_rotation: {
    definition: () => (require('./secrets/database-role-rotation/actions') as typeof import('./secrets/database-role-rotation/actions')).databaseRoleRotationAction,
    handlers: () => (require('./secrets/database-role-rotation/action') as typeof import('./secrets/database-role-rotation/action')).databaseRoleRotationActionHandlers,
  },
  lintel_database_root_rotation: {
    definition: () => (require('./secrets/database-root-rotation/actions') as typeof import('./secrets/database-root-rotation/actions')).databaseRootRotationAction,
    handlers: () => (require('./secrets/database-root-rotation/action') as typeof import('./secrets/database-root-rotation/action')).databaseRootRotationActionHandlers,
  },
  lintel_platform_token_rotation: {
    definition: () => (require('./secrets/platform-token-rotation/actions') as typeof import('./secrets/platform-token-rotation/actions')).platformTokenRotationAction,
    handlers: () => (require('./secrets/platform-token-rotation/action') as typeof import('./secrets/platform-token-rotation/action')).platformTokenRotationActionHandlers,
  },
} satisfies Register['actions'];
