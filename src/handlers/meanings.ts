// Written from the rooms beside it by `npx tsx generate/main.ts`.
import type { MeaningRoom } from './register';

/* eslint-disable @typescript-eslint/no-require-imports */

export const meanings: { readonly [type: string]: MeaningRoom } = {
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumers,
    meaning: () => (require('./platform/admin-module-consumers/meaning') as typeof import('./platform/admin-module-consumers/meaning')).adminModuleConsumersMeaning,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganization,
    meaning: () => (require('./platform/admin-organization/meaning') as typeof import('./platform/admin-organization/meaning')).adminOrganizationMeaning,
  },
  lintel_cluster_config: {
    definition: () => (require('./secrets/cluster-config/definition') as typeof import('./secrets/cluster-config/definition')).clusterConfig,
    meaning: () => (require('./secrets/cluster-config/meaning') as typeof import('./secrets/cluster-config/meaning')).clusterConfigMeaning,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRole,
    meaning: () => (require('./secrets/cluster-role/meaning') as typeof import('./secrets/cluster-role/meaning')).clusterRoleMeaning,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnection,
    meaning: () => (require('./secrets/database-connection/meaning') as typeof import('./secrets/database-connection/meaning')).databaseConnectionMeaning,
  },
  lintel_database_connection_reset: {
    definition: () => (require('./secrets/database-connection-reset/definition') as typeof import('./secrets/database-connection-reset/definition')).databaseConnectionReset,
    meaning: () => (require('./secrets/database-connection-reset/meaning') as typeof import('./secrets/database-connection-reset/meaning')).databaseConnectionResetMeaning,
  },
  lintel_database_plugin_reload: {
    definition: () => (require('./secrets/database-plugin-reload/definition') as typeof import('./secrets/database-plugin-reload/definition')).databasePluginReload,
    meaning: () => (require('./secrets/database-plugin-reload/meaning') as typeof import('./secrets/database-plugin-reload/meaning')).databasePluginReloadMeaning,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRole,
    meaning: () => (require('./secrets/database-role/meaning') as typeof import('./secrets/database-role/meaning')).databaseRoleMeaning,
  },
  lintel_database_role_rotation: {
    definition: () => (require('./secrets/database-role-rotation/definition') as typeof import('./secrets/database-role-rotation/definition')).databaseRoleRotation,
    meaning: () => (require('./secrets/database-role-rotation/meaning') as typeof import('./secrets/database-role-rotation/meaning')).databaseRoleRotationMeaning,
  },
  lintel_database_root_rotation: {
    definition: () => (require('./secrets/database-root-rotation/definition') as typeof import('./secrets/database-root-rotation/definition')).databaseRootRotation,
    meaning: () => (require('./secrets/database-root-rotation/meaning') as typeof import('./secrets/database-root-rotation/meaning')).databaseRootRotationMeaning,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRole,
    meaning: () => (require('./secrets/database-static-role/meaning') as typeof import('./secrets/database-static-role/meaning')).databaseStaticRoleMeaning,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProvider,
    meaning: () => (require('./secrets/key-management-provider/meaning') as typeof import('./secrets/key-management-provider/meaning')).keyManagementProviderMeaning,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificate,
    meaning: () => (require('./secrets/pki-certificate/meaning') as typeof import('./secrets/pki-certificate/meaning')).pkiCertificateMeaning,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRole,
    meaning: () => (require('./secrets/pki-role/meaning') as typeof import('./secrets/pki-role/meaning')).pkiRoleMeaning,
  },
  lintel_pki_signed_certificate: {
    definition: () => (require('./secrets/pki-signed-certificate/definition') as typeof import('./secrets/pki-signed-certificate/definition')).pkiSignedCertificate,
    meaning: () => (require('./secrets/pki-signed-certificate/meaning') as typeof import('./secrets/pki-signed-certificate/meaning')).pkiSignedCertificateMeaning,
  },
  lintel_pki_signed_intermediate: {
    definition: () => (require('./secrets/pki-signed-intermediate/definition') as typeof import('./secrets/pki-signed-intermediate/definition')).pkiSignedIntermediate,
    meaning: () => (require('./secrets/pki-signed-intermediate/meaning') as typeof import('./secrets/pki-signed-intermediate/meaning')).pkiSignedIntermediateMeaning,
  },
  lintel_platform_token_config: {
    definition: () => (require('./secrets/platform-token-config/definition') as typeof import('./secrets/platform-token-config/definition')).platformTokenConfig,
    meaning: () => (require('./secrets/platform-token-config/meaning') as typeof import('./secrets/platform-token-config/meaning')).platformTokenConfigMeaning,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRole,
    meaning: () => (require('./secrets/platform-token-role/meaning') as typeof import('./secrets/platform-token-role/meaning')).platformTokenRoleMeaning,
  },
  lintel_platform_token_rotation: {
    definition: () => (require('./secrets/platform-token-rotation/definition') as typeof import('./secrets/platform-token-rotation/definition')).platformTokenRotation,
    meaning: () => (require('./secrets/platform-token-rotation/meaning') as typeof import('./secrets/platform-token-rotation/meaning')).platformTokenRotationMeaning,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policy,
    meaning: () => (require('./platform/policy/meaning') as typeof import('./platform/policy/meaning')).policyMeaning,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryRekey,
    meaning: () => (require('./secrets/recovery-rekey/meaning') as typeof import('./secrets/recovery-rekey/meaning')).recoveryRekeyMeaning,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModule,
    meaning: () => (require('./platform/registry-module/meaning') as typeof import('./platform/registry-module/meaning')).registryModuleMeaning,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersion,
    meaning: () => (require('./platform/registry-module-version/meaning') as typeof import('./platform/registry-module-version/meaning')).registryModuleVersionMeaning,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    meaning: () => (require('./platform/run-task/meaning') as typeof import('./platform/run-task/meaning')).runTaskMeaning,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTask,
    meaning: () => (require('./platform/workspace-run-task/meaning') as typeof import('./platform/workspace-run-task/meaning')).workspaceRunTaskMeaning,
  },
};
