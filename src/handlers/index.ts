// Written from the folders beside it by `npx tsx generate/main.ts`.
import type { Registry } from './registry';

/* eslint-disable @typescript-eslint/no-require-imports */

export const resources = {
  lintel_acl_policy: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPolicy,
    handlers: () => (require('./secrets/acl-policy/resource') as typeof import('./secrets/acl-policy/resource')).aclPolicyResource,
  },
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumers,
    handlers: () => (require('./platform/admin-module-consumers/resource') as typeof import('./platform/admin-module-consumers/resource')).adminModuleConsumersResource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganization,
    handlers: () => (require('./platform/admin-organization/resource') as typeof import('./platform/admin-organization/resource')).adminOrganizationResource,
  },
  lintel_approle_role: {
    definition: () => (require('./secrets/approle-role/definition') as typeof import('./secrets/approle-role/definition')).approleRole,
    handlers: () => (require('./secrets/approle-role/resource') as typeof import('./secrets/approle-role/resource')).approleRoleResource,
  },
  lintel_auth_mount: {
    definition: () => (require('./secrets/auth-mount/definition') as typeof import('./secrets/auth-mount/definition')).authMount,
    handlers: () => (require('./secrets/auth-mount/resource') as typeof import('./secrets/auth-mount/resource')).authMountResource,
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
  lintel_jwt_auth_config: {
    definition: () => (require('./secrets/jwt-auth-config/definition') as typeof import('./secrets/jwt-auth-config/definition')).jwtAuthConfig,
    handlers: () => (require('./secrets/jwt-auth-config/resource') as typeof import('./secrets/jwt-auth-config/resource')).jwtAuthConfigResource,
  },
  lintel_jwt_auth_role: {
    definition: () => (require('./secrets/jwt-auth-role/definition') as typeof import('./secrets/jwt-auth-role/definition')).jwtAuthRole,
    handlers: () => (require('./secrets/jwt-auth-role/resource') as typeof import('./secrets/jwt-auth-role/resource')).jwtAuthRoleResource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProvider,
    handlers: () => (require('./secrets/key-management-provider/resource') as typeof import('./secrets/key-management-provider/resource')).keyManagementProviderResource,
  },
  lintel_kubernetes_auth_config: {
    definition: () => (require('./secrets/kubernetes-auth-config/definition') as typeof import('./secrets/kubernetes-auth-config/definition')).kubernetesAuthConfig,
    handlers: () => (require('./secrets/kubernetes-auth-config/resource') as typeof import('./secrets/kubernetes-auth-config/resource')).kubernetesAuthConfigResource,
  },
  lintel_kubernetes_auth_role: {
    definition: () => (require('./secrets/kubernetes-auth-role/definition') as typeof import('./secrets/kubernetes-auth-role/definition')).kubernetesAuthRole,
    handlers: () => (require('./secrets/kubernetes-auth-role/resource') as typeof import('./secrets/kubernetes-auth-role/resource')).kubernetesAuthRoleResource,
  },
  lintel_namespace: {
    definition: () => (require('./secrets/namespace/definition') as typeof import('./secrets/namespace/definition')).namespace,
    handlers: () => (require('./secrets/namespace/resource') as typeof import('./secrets/namespace/resource')).namespaceResource,
  },
  lintel_password_policy: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).passwordPolicy,
    handlers: () => (require('./secrets/password-policy/resource') as typeof import('./secrets/password-policy/resource')).passwordPolicyResource,
  },
  lintel_pki_acme_config: {
    definition: () => (require('./secrets/pki-acme-config/definition') as typeof import('./secrets/pki-acme-config/definition')).pkiAcmeConfig,
    handlers: () => (require('./secrets/pki-acme-config/resource') as typeof import('./secrets/pki-acme-config/resource')).pkiAcmeConfigResource,
  },
  lintel_pki_acme_eab: {
    definition: () => (require('./secrets/pki-acme-eab/definition') as typeof import('./secrets/pki-acme-eab/definition')).pkiAcmeEab,
    handlers: () => (require('./secrets/pki-acme-eab/resource') as typeof import('./secrets/pki-acme-eab/resource')).pkiAcmeEabResource,
  },
  lintel_pki_auto_tidy_config: {
    definition: () => (require('./secrets/pki-auto-tidy-config/definition') as typeof import('./secrets/pki-auto-tidy-config/definition')).pkiAutoTidyConfig,
    handlers: () => (require('./secrets/pki-auto-tidy-config/resource') as typeof import('./secrets/pki-auto-tidy-config/resource')).pkiAutoTidyConfigResource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificate,
    handlers: () => (require('./secrets/pki-certificate/resource') as typeof import('./secrets/pki-certificate/resource')).pkiCertificateResource,
  },
  lintel_pki_certificate_revocation: {
    definition: () => (require('./secrets/pki-certificate-revocation/definition') as typeof import('./secrets/pki-certificate-revocation/definition')).pkiCertificateRevocation,
    handlers: () => (require('./secrets/pki-certificate-revocation/resource') as typeof import('./secrets/pki-certificate-revocation/resource')).pkiCertificateRevocationResource,
  },
  lintel_pki_cluster_config: {
    definition: () => (require('./secrets/pki-cluster-config/definition') as typeof import('./secrets/pki-cluster-config/definition')).pkiClusterConfig,
    handlers: () => (require('./secrets/pki-cluster-config/resource') as typeof import('./secrets/pki-cluster-config/resource')).pkiClusterConfigResource,
  },
  lintel_pki_crl_config: {
    definition: () => (require('./secrets/pki-crl-config/definition') as typeof import('./secrets/pki-crl-config/definition')).pkiCrlConfig,
    handlers: () => (require('./secrets/pki-crl-config/resource') as typeof import('./secrets/pki-crl-config/resource')).pkiCrlConfigResource,
  },
  lintel_pki_crl_rotation: {
    definition: () => (require('./secrets/pki-crl-rotation/definition') as typeof import('./secrets/pki-crl-rotation/definition')).pkiCrlRotation,
    handlers: () => (require('./secrets/pki-crl-rotation/resource') as typeof import('./secrets/pki-crl-rotation/resource')).pkiCrlRotationResource,
  },
  lintel_pki_intermediate_request: {
    definition: () => (require('./secrets/pki-intermediate-request/definition') as typeof import('./secrets/pki-intermediate-request/definition')).pkiIntermediateRequest,
    handlers: () => (require('./secrets/pki-intermediate-request/resource') as typeof import('./secrets/pki-intermediate-request/resource')).pkiIntermediateRequestResource,
  },
  lintel_pki_issuer: {
    definition: () => (require('./secrets/pki-issuer/definition') as typeof import('./secrets/pki-issuer/definition')).pkiIssuer,
    handlers: () => (require('./secrets/pki-issuer/resource') as typeof import('./secrets/pki-issuer/resource')).pkiIssuerResource,
  },
  lintel_pki_issuer_revocation: {
    definition: () => (require('./secrets/pki-issuer-revocation/definition') as typeof import('./secrets/pki-issuer-revocation/definition')).pkiIssuerRevocation,
    handlers: () => (require('./secrets/pki-issuer-revocation/resource') as typeof import('./secrets/pki-issuer-revocation/resource')).pkiIssuerRevocationResource,
  },
  lintel_pki_issuers_config: {
    definition: () => (require('./secrets/pki-issuers-config/definition') as typeof import('./secrets/pki-issuers-config/definition')).pkiIssuersConfig,
    handlers: () => (require('./secrets/pki-issuers-config/resource') as typeof import('./secrets/pki-issuers-config/resource')).pkiIssuersConfigResource,
  },
  lintel_pki_key: {
    definition: () => (require('./secrets/pki-key/definition') as typeof import('./secrets/pki-key/definition')).pkiKey,
    handlers: () => (require('./secrets/pki-key/resource') as typeof import('./secrets/pki-key/resource')).pkiKeyResource,
  },
  lintel_pki_keys_config: {
    definition: () => (require('./secrets/pki-keys-config/definition') as typeof import('./secrets/pki-keys-config/definition')).pkiKeysConfig,
    handlers: () => (require('./secrets/pki-keys-config/resource') as typeof import('./secrets/pki-keys-config/resource')).pkiKeysConfigResource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRole,
    handlers: () => (require('./secrets/pki-role/resource') as typeof import('./secrets/pki-role/resource')).pkiRoleResource,
  },
  lintel_pki_root: {
    definition: () => (require('./secrets/pki-root/definition') as typeof import('./secrets/pki-root/definition')).pkiRoot,
    handlers: () => (require('./secrets/pki-root/resource') as typeof import('./secrets/pki-root/resource')).pkiRootResource,
  },
  lintel_pki_signed_certificate: {
    definition: () => (require('./secrets/pki-signed-certificate/definition') as typeof import('./secrets/pki-signed-certificate/definition')).pkiSignedCertificate,
    handlers: () => (require('./secrets/pki-signed-certificate/resource') as typeof import('./secrets/pki-signed-certificate/resource')).pkiSignedCertificateResource,
  },
  lintel_pki_signed_intermediate: {
    definition: () => (require('./secrets/pki-signed-intermediate/definition') as typeof import('./secrets/pki-signed-intermediate/definition')).pkiSignedIntermediate,
    handlers: () => (require('./secrets/pki-signed-intermediate/resource') as typeof import('./secrets/pki-signed-intermediate/resource')).pkiSignedIntermediateResource,
  },
  lintel_pki_tidy: {
    definition: () => (require('./secrets/pki-tidy/definition') as typeof import('./secrets/pki-tidy/definition')).pkiTidy,
    handlers: () => (require('./secrets/pki-tidy/resource') as typeof import('./secrets/pki-tidy/resource')).pkiTidyResource,
  },
  lintel_pki_urls_config: {
    definition: () => (require('./secrets/pki-urls-config/definition') as typeof import('./secrets/pki-urls-config/definition')).pkiUrlsConfig,
    handlers: () => (require('./secrets/pki-urls-config/resource') as typeof import('./secrets/pki-urls-config/resource')).pkiUrlsConfigResource,
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
  lintel_policy_set: {
    definition: () => (require('./platform/policy-set/definition') as typeof import('./platform/policy-set/definition')).policySet,
    handlers: () => (require('./platform/policy-set/resource') as typeof import('./platform/policy-set/resource')).policySetResource,
  },
  lintel_policy_set_parameter: {
    definition: () => (require('./platform/policy-set-parameter/definition') as typeof import('./platform/policy-set-parameter/definition')).policySetParameter,
    handlers: () => (require('./platform/policy-set-parameter/resource') as typeof import('./platform/policy-set-parameter/resource')).policySetParameterResource,
  },
  lintel_policy_set_policy: {
    definition: () => (require('./platform/policy-set-policy/definition') as typeof import('./platform/policy-set-policy/definition')).policySetPolicy,
    handlers: () => (require('./platform/policy-set-policy/resource') as typeof import('./platform/policy-set-policy/resource')).policySetPolicyResource,
  },
  lintel_policy_set_project: {
    definition: () => (require('./platform/policy-set-project/definition') as typeof import('./platform/policy-set-project/definition')).policySetProject,
    handlers: () => (require('./platform/policy-set-project/resource') as typeof import('./platform/policy-set-project/resource')).policySetProjectResource,
  },
  lintel_policy_set_project_exclusion: {
    definition: () => (require('./platform/policy-set-project-exclusion/definition') as typeof import('./platform/policy-set-project-exclusion/definition')).policySetProjectExclusion,
    handlers: () => (require('./platform/policy-set-project-exclusion/resource') as typeof import('./platform/policy-set-project-exclusion/resource')).policySetProjectExclusionResource,
  },
  lintel_policy_set_version: {
    definition: () => (require('./platform/policy-set-version/definition') as typeof import('./platform/policy-set-version/definition')).policySetVersion,
    handlers: () => (require('./platform/policy-set-version/resource') as typeof import('./platform/policy-set-version/resource')).policySetVersionResource,
  },
  lintel_policy_set_workspace: {
    definition: () => (require('./platform/policy-set-workspace/definition') as typeof import('./platform/policy-set-workspace/definition')).policySetWorkspace,
    handlers: () => (require('./platform/policy-set-workspace/resource') as typeof import('./platform/policy-set-workspace/resource')).policySetWorkspaceResource,
  },
  lintel_policy_set_workspace_exclusion: {
    definition: () => (require('./platform/policy-set-workspace-exclusion/definition') as typeof import('./platform/policy-set-workspace-exclusion/definition')).policySetWorkspaceExclusion,
    handlers: () => (require('./platform/policy-set-workspace-exclusion/resource') as typeof import('./platform/policy-set-workspace-exclusion/resource')).policySetWorkspaceExclusionResource,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryRekey,
    handlers: () => (require('./secrets/recovery-rekey/resource') as typeof import('./secrets/recovery-rekey/resource')).recoveryRekeyResource,
  },
  lintel_registry_gpg_key: {
    definition: () => (require('./platform/registry-gpg-key/definition') as typeof import('./platform/registry-gpg-key/definition')).registryGpgKey,
    handlers: () => (require('./platform/registry-gpg-key/resource') as typeof import('./platform/registry-gpg-key/resource')).registryGpgKeyResource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModule,
    handlers: () => (require('./platform/registry-module/resource') as typeof import('./platform/registry-module/resource')).registryModuleResource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersion,
    handlers: () => (require('./platform/registry-module-version/resource') as typeof import('./platform/registry-module-version/resource')).registryModuleVersionResource,
  },
  lintel_registry_provider: {
    definition: () => (require('./platform/registry-provider/definition') as typeof import('./platform/registry-provider/definition')).registryProvider,
    handlers: () => (require('./platform/registry-provider/resource') as typeof import('./platform/registry-provider/resource')).registryProviderResource,
  },
  lintel_registry_provider_version: {
    definition: () => (require('./platform/registry-provider-version/definition') as typeof import('./platform/registry-provider-version/definition')).registryProviderVersion,
    handlers: () => (require('./platform/registry-provider-version/resource') as typeof import('./platform/registry-provider-version/resource')).registryProviderVersionResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    handlers: () => (require('./platform/run-task/resource') as typeof import('./platform/run-task/resource')).runTaskResource,
  },
  lintel_run_task_global_configuration: {
    definition: () => (require('./platform/run-task-global-configuration/definition') as typeof import('./platform/run-task-global-configuration/definition')).runTaskGlobalConfiguration,
    handlers: () => (require('./platform/run-task-global-configuration/resource') as typeof import('./platform/run-task-global-configuration/resource')).runTaskGlobalConfigurationResource,
  },
  lintel_secrets_mount: {
    definition: () => (require('./secrets/secrets-mount/definition') as typeof import('./secrets/secrets-mount/definition')).secretsMount,
    handlers: () => (require('./secrets/secrets-mount/resource') as typeof import('./secrets/secrets-mount/resource')).secretsMountResource,
  },
  lintel_task_config: {
    definition: () => (require('./platform/task-config/definition') as typeof import('./platform/task-config/definition')).taskConfig,
    handlers: () => (require('./platform/task-config/resource') as typeof import('./platform/task-config/resource')).taskConfigResource,
  },
  lintel_token_role: {
    definition: () => (require('./secrets/token-role/definition') as typeof import('./secrets/token-role/definition')).tokenRole,
    handlers: () => (require('./secrets/token-role/resource') as typeof import('./secrets/token-role/resource')).tokenRoleResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTask,
    handlers: () => (require('./platform/workspace-run-task/resource') as typeof import('./platform/workspace-run-task/resource')).workspaceRunTaskResource,
  },
} satisfies Registry['resources'];

export const dataSources = {
  lintel_acl_policies: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPoliciesData,
    handlers: () => (require('./secrets/acl-policy/queries') as typeof import('./secrets/acl-policy/queries')).aclPoliciesDataSource,
  },
  lintel_acl_policy: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPolicyData,
    handlers: () => (require('./secrets/acl-policy/queries') as typeof import('./secrets/acl-policy/queries')).aclPolicyDataSource,
  },
  lintel_acl_policy_document: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPolicyDocumentData,
    handlers: () => (require('./secrets/acl-policy/queries') as typeof import('./secrets/acl-policy/queries')).aclPolicyDocumentDataSource,
  },
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumersData,
    handlers: () => (require('./platform/admin-module-consumers/queries') as typeof import('./platform/admin-module-consumers/queries')).adminModuleConsumersDataSource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganizationData,
    handlers: () => (require('./platform/admin-organization/queries') as typeof import('./platform/admin-organization/queries')).adminOrganizationDataSource,
  },
  lintel_admin_organizations: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganizationsData,
    handlers: () => (require('./platform/admin-organization/queries') as typeof import('./platform/admin-organization/queries')).adminOrganizationsDataSource,
  },
  lintel_agent_pool: {
    definition: () => (require('./platform/agent-pool/definition') as typeof import('./platform/agent-pool/definition')).agentPoolData,
    handlers: () => (require('./platform/agent-pool/queries') as typeof import('./platform/agent-pool/queries')).agentPoolDataSource,
  },
  lintel_agent_pools: {
    definition: () => (require('./platform/agent-pool/definition') as typeof import('./platform/agent-pool/definition')).agentPoolsData,
    handlers: () => (require('./platform/agent-pool/queries') as typeof import('./platform/agent-pool/queries')).agentPoolsDataSource,
  },
  lintel_approle_role: {
    definition: () => (require('./secrets/approle-role/definition') as typeof import('./secrets/approle-role/definition')).approleRoleData,
    handlers: () => (require('./secrets/approle-role/queries') as typeof import('./secrets/approle-role/queries')).approleRoleDataSource,
  },
  lintel_approle_roles: {
    definition: () => (require('./secrets/approle-role/definition') as typeof import('./secrets/approle-role/definition')).approleRolesData,
    handlers: () => (require('./secrets/approle-role/queries') as typeof import('./secrets/approle-role/queries')).approleRolesDataSource,
  },
  lintel_auth_mount: {
    definition: () => (require('./secrets/auth-mount/definition') as typeof import('./secrets/auth-mount/definition')).authMountData,
    handlers: () => (require('./secrets/auth-mount/queries') as typeof import('./secrets/auth-mount/queries')).authMountDataSource,
  },
  lintel_auth_mounts: {
    definition: () => (require('./secrets/auth-mount/definition') as typeof import('./secrets/auth-mount/definition')).authMountsData,
    handlers: () => (require('./secrets/auth-mount/queries') as typeof import('./secrets/auth-mount/queries')).authMountsDataSource,
  },
  lintel_cluster_config: {
    definition: () => (require('./secrets/cluster-config/definition') as typeof import('./secrets/cluster-config/definition')).clusterConfigData,
    handlers: () => (require('./secrets/cluster-config/queries') as typeof import('./secrets/cluster-config/queries')).clusterConfigDataSource,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRoleData,
    handlers: () => (require('./secrets/cluster-role/queries') as typeof import('./secrets/cluster-role/queries')).clusterRoleDataSource,
  },
  lintel_cluster_roles: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRolesData,
    handlers: () => (require('./secrets/cluster-role/queries') as typeof import('./secrets/cluster-role/queries')).clusterRolesDataSource,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnectionData,
    handlers: () => (require('./secrets/database-connection/queries') as typeof import('./secrets/database-connection/queries')).databaseConnectionDataSource,
  },
  lintel_database_connections: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnectionsData,
    handlers: () => (require('./secrets/database-connection/queries') as typeof import('./secrets/database-connection/queries')).databaseConnectionsDataSource,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRoleData,
    handlers: () => (require('./secrets/database-role/queries') as typeof import('./secrets/database-role/queries')).databaseRoleDataSource,
  },
  lintel_database_roles: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRolesData,
    handlers: () => (require('./secrets/database-role/queries') as typeof import('./secrets/database-role/queries')).databaseRolesDataSource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRoleData,
    handlers: () => (require('./secrets/database-static-role/queries') as typeof import('./secrets/database-static-role/queries')).databaseStaticRoleDataSource,
  },
  lintel_database_static_roles: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRolesData,
    handlers: () => (require('./secrets/database-static-role/queries') as typeof import('./secrets/database-static-role/queries')).databaseStaticRolesDataSource,
  },
  lintel_github_app_installation: {
    definition: () => (require('./platform/github-app-installation/definition') as typeof import('./platform/github-app-installation/definition')).githubAppInstallationData,
    handlers: () => (require('./platform/github-app-installation/queries') as typeof import('./platform/github-app-installation/queries')).githubAppInstallationDataSource,
  },
  lintel_github_app_installations: {
    definition: () => (require('./platform/github-app-installation/definition') as typeof import('./platform/github-app-installation/definition')).githubAppInstallationsData,
    handlers: () => (require('./platform/github-app-installation/queries') as typeof import('./platform/github-app-installation/queries')).githubAppInstallationsDataSource,
  },
  lintel_jwt_auth_config: {
    definition: () => (require('./secrets/jwt-auth-config/definition') as typeof import('./secrets/jwt-auth-config/definition')).jwtAuthConfigData,
    handlers: () => (require('./secrets/jwt-auth-config/queries') as typeof import('./secrets/jwt-auth-config/queries')).jwtAuthConfigDataSource,
  },
  lintel_jwt_auth_role: {
    definition: () => (require('./secrets/jwt-auth-role/definition') as typeof import('./secrets/jwt-auth-role/definition')).jwtAuthRoleData,
    handlers: () => (require('./secrets/jwt-auth-role/queries') as typeof import('./secrets/jwt-auth-role/queries')).jwtAuthRoleDataSource,
  },
  lintel_jwt_auth_roles: {
    definition: () => (require('./secrets/jwt-auth-role/definition') as typeof import('./secrets/jwt-auth-role/definition')).jwtAuthRolesData,
    handlers: () => (require('./secrets/jwt-auth-role/queries') as typeof import('./secrets/jwt-auth-role/queries')).jwtAuthRolesDataSource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProviderData,
    handlers: () => (require('./secrets/key-management-provider/queries') as typeof import('./secrets/key-management-provider/queries')).keyManagementProviderDataSource,
  },
  lintel_key_management_providers: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProvidersData,
    handlers: () => (require('./secrets/key-management-provider/queries') as typeof import('./secrets/key-management-provider/queries')).keyManagementProvidersDataSource,
  },
  lintel_kubernetes_auth_config: {
    definition: () => (require('./secrets/kubernetes-auth-config/definition') as typeof import('./secrets/kubernetes-auth-config/definition')).kubernetesAuthConfigData,
    handlers: () => (require('./secrets/kubernetes-auth-config/queries') as typeof import('./secrets/kubernetes-auth-config/queries')).kubernetesAuthConfigDataSource,
  },
  lintel_kubernetes_auth_role: {
    definition: () => (require('./secrets/kubernetes-auth-role/definition') as typeof import('./secrets/kubernetes-auth-role/definition')).kubernetesAuthRoleData,
    handlers: () => (require('./secrets/kubernetes-auth-role/queries') as typeof import('./secrets/kubernetes-auth-role/queries')).kubernetesAuthRoleDataSource,
  },
  lintel_kubernetes_auth_roles: {
    definition: () => (require('./secrets/kubernetes-auth-role/definition') as typeof import('./secrets/kubernetes-auth-role/definition')).kubernetesAuthRolesData,
    handlers: () => (require('./secrets/kubernetes-auth-role/queries') as typeof import('./secrets/kubernetes-auth-role/queries')).kubernetesAuthRolesDataSource,
  },
  lintel_namespace: {
    definition: () => (require('./secrets/namespace/definition') as typeof import('./secrets/namespace/definition')).namespaceData,
    handlers: () => (require('./secrets/namespace/queries') as typeof import('./secrets/namespace/queries')).namespaceDataSource,
  },
  lintel_namespaces: {
    definition: () => (require('./secrets/namespace/definition') as typeof import('./secrets/namespace/definition')).namespacesData,
    handlers: () => (require('./secrets/namespace/queries') as typeof import('./secrets/namespace/queries')).namespacesDataSource,
  },
  lintel_oauth_client: {
    definition: () => (require('./platform/oauth-client/definition') as typeof import('./platform/oauth-client/definition')).oauthClientData,
    handlers: () => (require('./platform/oauth-client/queries') as typeof import('./platform/oauth-client/queries')).oauthClientDataSource,
  },
  lintel_oauth_clients: {
    definition: () => (require('./platform/oauth-client/definition') as typeof import('./platform/oauth-client/definition')).oauthClientsData,
    handlers: () => (require('./platform/oauth-client/queries') as typeof import('./platform/oauth-client/queries')).oauthClientsDataSource,
  },
  lintel_oauth_token: {
    definition: () => (require('./platform/oauth-client/definition') as typeof import('./platform/oauth-client/definition')).oauthTokenData,
    handlers: () => (require('./platform/oauth-client/queries') as typeof import('./platform/oauth-client/queries')).oauthTokenDataSource,
  },
  lintel_organization: {
    definition: () => (require('./platform/organization/definition') as typeof import('./platform/organization/definition')).organizationData,
    handlers: () => (require('./platform/organization/queries') as typeof import('./platform/organization/queries')).organizationDataSource,
  },
  lintel_password_policies: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).passwordPoliciesData,
    handlers: () => (require('./secrets/password-policy/queries') as typeof import('./secrets/password-policy/queries')).passwordPoliciesDataSource,
  },
  lintel_password_policy: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).passwordPolicyData,
    handlers: () => (require('./secrets/password-policy/queries') as typeof import('./secrets/password-policy/queries')).passwordPolicyDataSource,
  },
  lintel_pki_acme_config: {
    definition: () => (require('./secrets/pki-acme-config/definition') as typeof import('./secrets/pki-acme-config/definition')).pkiAcmeConfigData,
    handlers: () => (require('./secrets/pki-acme-config/queries') as typeof import('./secrets/pki-acme-config/queries')).pkiAcmeConfigDataSource,
  },
  lintel_pki_acme_eabs: {
    definition: () => (require('./secrets/pki-acme-eab/definition') as typeof import('./secrets/pki-acme-eab/definition')).pkiAcmeEabsData,
    handlers: () => (require('./secrets/pki-acme-eab/queries') as typeof import('./secrets/pki-acme-eab/queries')).pkiAcmeEabsDataSource,
  },
  lintel_pki_auto_tidy_config: {
    definition: () => (require('./secrets/pki-auto-tidy-config/definition') as typeof import('./secrets/pki-auto-tidy-config/definition')).pkiAutoTidyConfigData,
    handlers: () => (require('./secrets/pki-auto-tidy-config/queries') as typeof import('./secrets/pki-auto-tidy-config/queries')).pkiAutoTidyConfigDataSource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificateData,
    handlers: () => (require('./secrets/pki-certificate/queries') as typeof import('./secrets/pki-certificate/queries')).pkiCertificateDataSource,
  },
  lintel_pki_certificates: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificatesData,
    handlers: () => (require('./secrets/pki-certificate/queries') as typeof import('./secrets/pki-certificate/queries')).pkiCertificatesDataSource,
  },
  lintel_pki_cluster_config: {
    definition: () => (require('./secrets/pki-cluster-config/definition') as typeof import('./secrets/pki-cluster-config/definition')).pkiClusterConfigData,
    handlers: () => (require('./secrets/pki-cluster-config/queries') as typeof import('./secrets/pki-cluster-config/queries')).pkiClusterConfigDataSource,
  },
  lintel_pki_crl: {
    definition: () => (require('./secrets/pki-crl/definition') as typeof import('./secrets/pki-crl/definition')).pkiCrlData,
    handlers: () => (require('./secrets/pki-crl/queries') as typeof import('./secrets/pki-crl/queries')).pkiCrlDataSource,
  },
  lintel_pki_crl_config: {
    definition: () => (require('./secrets/pki-crl-config/definition') as typeof import('./secrets/pki-crl-config/definition')).pkiCrlConfigData,
    handlers: () => (require('./secrets/pki-crl-config/queries') as typeof import('./secrets/pki-crl-config/queries')).pkiCrlConfigDataSource,
  },
  lintel_pki_issuer: {
    definition: () => (require('./secrets/pki-issuer/definition') as typeof import('./secrets/pki-issuer/definition')).pkiIssuerData,
    handlers: () => (require('./secrets/pki-issuer/queries') as typeof import('./secrets/pki-issuer/queries')).pkiIssuerDataSource,
  },
  lintel_pki_issuers: {
    definition: () => (require('./secrets/pki-issuer/definition') as typeof import('./secrets/pki-issuer/definition')).pkiIssuersData,
    handlers: () => (require('./secrets/pki-issuer/queries') as typeof import('./secrets/pki-issuer/queries')).pkiIssuersDataSource,
  },
  lintel_pki_issuers_config: {
    definition: () => (require('./secrets/pki-issuers-config/definition') as typeof import('./secrets/pki-issuers-config/definition')).pkiIssuersConfigData,
    handlers: () => (require('./secrets/pki-issuers-config/queries') as typeof import('./secrets/pki-issuers-config/queries')).pkiIssuersConfigDataSource,
  },
  lintel_pki_key: {
    definition: () => (require('./secrets/pki-key/definition') as typeof import('./secrets/pki-key/definition')).pkiKeyData,
    handlers: () => (require('./secrets/pki-key/queries') as typeof import('./secrets/pki-key/queries')).pkiKeyDataSource,
  },
  lintel_pki_keys: {
    definition: () => (require('./secrets/pki-key/definition') as typeof import('./secrets/pki-key/definition')).pkiKeysData,
    handlers: () => (require('./secrets/pki-key/queries') as typeof import('./secrets/pki-key/queries')).pkiKeysDataSource,
  },
  lintel_pki_keys_config: {
    definition: () => (require('./secrets/pki-keys-config/definition') as typeof import('./secrets/pki-keys-config/definition')).pkiKeysConfigData,
    handlers: () => (require('./secrets/pki-keys-config/queries') as typeof import('./secrets/pki-keys-config/queries')).pkiKeysConfigDataSource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRoleData,
    handlers: () => (require('./secrets/pki-role/queries') as typeof import('./secrets/pki-role/queries')).pkiRoleDataSource,
  },
  lintel_pki_roles: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRolesData,
    handlers: () => (require('./secrets/pki-role/queries') as typeof import('./secrets/pki-role/queries')).pkiRolesDataSource,
  },
  lintel_pki_urls_config: {
    definition: () => (require('./secrets/pki-urls-config/definition') as typeof import('./secrets/pki-urls-config/definition')).pkiUrlsConfigData,
    handlers: () => (require('./secrets/pki-urls-config/queries') as typeof import('./secrets/pki-urls-config/queries')).pkiUrlsConfigDataSource,
  },
  lintel_platform_token_config: {
    definition: () => (require('./secrets/platform-token-config/definition') as typeof import('./secrets/platform-token-config/definition')).platformTokenConfigData,
    handlers: () => (require('./secrets/platform-token-config/queries') as typeof import('./secrets/platform-token-config/queries')).platformTokenConfigDataSource,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRoleData,
    handlers: () => (require('./secrets/platform-token-role/queries') as typeof import('./secrets/platform-token-role/queries')).platformTokenRoleDataSource,
  },
  lintel_platform_token_roles: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRolesData,
    handlers: () => (require('./secrets/platform-token-role/queries') as typeof import('./secrets/platform-token-role/queries')).platformTokenRolesDataSource,
  },
  lintel_policies: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policiesData,
    handlers: () => (require('./platform/policy/queries') as typeof import('./platform/policy/queries')).policiesDataSource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policyData,
    handlers: () => (require('./platform/policy/queries') as typeof import('./platform/policy/queries')).policyDataSource,
  },
  lintel_policy_set: {
    definition: () => (require('./platform/policy-set/definition') as typeof import('./platform/policy-set/definition')).policySetData,
    handlers: () => (require('./platform/policy-set/queries') as typeof import('./platform/policy-set/queries')).policySetDataSource,
  },
  lintel_policy_set_parameter: {
    definition: () => (require('./platform/policy-set-parameter/definition') as typeof import('./platform/policy-set-parameter/definition')).policySetParameterData,
    handlers: () => (require('./platform/policy-set-parameter/queries') as typeof import('./platform/policy-set-parameter/queries')).policySetParameterDataSource,
  },
  lintel_policy_set_parameters: {
    definition: () => (require('./platform/policy-set-parameter/definition') as typeof import('./platform/policy-set-parameter/definition')).policySetParametersData,
    handlers: () => (require('./platform/policy-set-parameter/queries') as typeof import('./platform/policy-set-parameter/queries')).policySetParametersDataSource,
  },
  lintel_policy_set_version: {
    definition: () => (require('./platform/policy-set-version/definition') as typeof import('./platform/policy-set-version/definition')).policySetVersionData,
    handlers: () => (require('./platform/policy-set-version/queries') as typeof import('./platform/policy-set-version/queries')).policySetVersionDataSource,
  },
  lintel_policy_set_versions: {
    definition: () => (require('./platform/policy-set-version/definition') as typeof import('./platform/policy-set-version/definition')).policySetVersionsData,
    handlers: () => (require('./platform/policy-set-version/queries') as typeof import('./platform/policy-set-version/queries')).policySetVersionsDataSource,
  },
  lintel_policy_sets: {
    definition: () => (require('./platform/policy-set/definition') as typeof import('./platform/policy-set/definition')).policySetsData,
    handlers: () => (require('./platform/policy-set/queries') as typeof import('./platform/policy-set/queries')).policySetsDataSource,
  },
  lintel_project: {
    definition: () => (require('./platform/project/definition') as typeof import('./platform/project/definition')).projectData,
    handlers: () => (require('./platform/project/queries') as typeof import('./platform/project/queries')).projectDataSource,
  },
  lintel_projects: {
    definition: () => (require('./platform/project/definition') as typeof import('./platform/project/definition')).projectsData,
    handlers: () => (require('./platform/project/queries') as typeof import('./platform/project/queries')).projectsDataSource,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryRekeyData,
    handlers: () => (require('./secrets/recovery-rekey/queries') as typeof import('./secrets/recovery-rekey/queries')).recoveryRekeyDataSource,
  },
  lintel_registry_browse: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registryBrowseData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registryBrowseDataSource,
  },
  lintel_registry_gpg_key: {
    definition: () => (require('./platform/registry-gpg-key/definition') as typeof import('./platform/registry-gpg-key/definition')).registryGpgKeyData,
    handlers: () => (require('./platform/registry-gpg-key/queries') as typeof import('./platform/registry-gpg-key/queries')).registryGpgKeyDataSource,
  },
  lintel_registry_gpg_keys: {
    definition: () => (require('./platform/registry-gpg-key/definition') as typeof import('./platform/registry-gpg-key/definition')).registryGpgKeysData,
    handlers: () => (require('./platform/registry-gpg-key/queries') as typeof import('./platform/registry-gpg-key/queries')).registryGpgKeysDataSource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModuleData,
    handlers: () => (require('./platform/registry-module/queries') as typeof import('./platform/registry-module/queries')).registryModuleDataSource,
  },
  lintel_registry_module_download: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registryModuleDownloadData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registryModuleDownloadDataSource,
  },
  lintel_registry_module_latest: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registryModuleLatestData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registryModuleLatestDataSource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersionData,
    handlers: () => (require('./platform/registry-module-version/queries') as typeof import('./platform/registry-module-version/queries')).registryModuleVersionDataSource,
  },
  lintel_registry_module_versions: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registryModuleVersionsData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registryModuleVersionsDataSource,
  },
  lintel_registry_modules: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModulesData,
    handlers: () => (require('./platform/registry-module/queries') as typeof import('./platform/registry-module/queries')).registryModulesDataSource,
  },
  lintel_registry_provider: {
    definition: () => (require('./platform/registry-provider/definition') as typeof import('./platform/registry-provider/definition')).registryProviderData,
    handlers: () => (require('./platform/registry-provider/queries') as typeof import('./platform/registry-provider/queries')).registryProviderDataSource,
  },
  lintel_registry_provider_version: {
    definition: () => (require('./platform/registry-provider-version/definition') as typeof import('./platform/registry-provider-version/definition')).registryProviderVersionData,
    handlers: () => (require('./platform/registry-provider-version/queries') as typeof import('./platform/registry-provider-version/queries')).registryProviderVersionDataSource,
  },
  lintel_registry_provider_versions: {
    definition: () => (require('./platform/registry-provider-version/definition') as typeof import('./platform/registry-provider-version/definition')).registryProviderVersionsData,
    handlers: () => (require('./platform/registry-provider-version/queries') as typeof import('./platform/registry-provider-version/queries')).registryProviderVersionsDataSource,
  },
  lintel_registry_providers: {
    definition: () => (require('./platform/registry-provider/definition') as typeof import('./platform/registry-provider/definition')).registryProvidersData,
    handlers: () => (require('./platform/registry-provider/queries') as typeof import('./platform/registry-provider/queries')).registryProvidersDataSource,
  },
  lintel_registry_search: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registrySearchData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registrySearchDataSource,
  },
  lintel_registry_standard_module: {
    definition: () => (require('./platform/registry-standard/definition') as typeof import('./platform/registry-standard/definition')).registryStandardModuleData,
    handlers: () => (require('./platform/registry-standard/queries') as typeof import('./platform/registry-standard/queries')).registryStandardModuleDataSource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTaskData,
    handlers: () => (require('./platform/run-task/queries') as typeof import('./platform/run-task/queries')).runTaskDataSource,
  },
  lintel_run_tasks: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTasksData,
    handlers: () => (require('./platform/run-task/queries') as typeof import('./platform/run-task/queries')).runTasksDataSource,
  },
  lintel_secrets_caller: {
    definition: () => (require('./secrets/secrets-caller/definition') as typeof import('./secrets/secrets-caller/definition')).secretsCallerData,
    handlers: () => (require('./secrets/secrets-caller/queries') as typeof import('./secrets/secrets-caller/queries')).secretsCallerDataSource,
  },
  lintel_secrets_capabilities: {
    definition: () => (require('./secrets/secrets-capabilities/definition') as typeof import('./secrets/secrets-capabilities/definition')).secretsCapabilitiesData,
    handlers: () => (require('./secrets/secrets-capabilities/queries') as typeof import('./secrets/secrets-capabilities/queries')).secretsCapabilitiesDataSource,
  },
  lintel_secrets_mount: {
    definition: () => (require('./secrets/secrets-mount/definition') as typeof import('./secrets/secrets-mount/definition')).secretsMountData,
    handlers: () => (require('./secrets/secrets-mount/queries') as typeof import('./secrets/secrets-mount/queries')).secretsMountDataSource,
  },
  lintel_secrets_mounts: {
    definition: () => (require('./secrets/secrets-mount/definition') as typeof import('./secrets/secrets-mount/definition')).secretsMountsData,
    handlers: () => (require('./secrets/secrets-mount/queries') as typeof import('./secrets/secrets-mount/queries')).secretsMountsDataSource,
  },
  lintel_task_config: {
    definition: () => (require('./platform/task-config/definition') as typeof import('./platform/task-config/definition')).taskConfigData,
    handlers: () => (require('./platform/task-config/queries') as typeof import('./platform/task-config/queries')).taskConfigDataSource,
  },
  lintel_task_configs: {
    definition: () => (require('./platform/task-config/definition') as typeof import('./platform/task-config/definition')).taskConfigsData,
    handlers: () => (require('./platform/task-config/queries') as typeof import('./platform/task-config/queries')).taskConfigsDataSource,
  },
  lintel_team: {
    definition: () => (require('./platform/team/definition') as typeof import('./platform/team/definition')).teamData,
    handlers: () => (require('./platform/team/queries') as typeof import('./platform/team/queries')).teamDataSource,
  },
  lintel_teams: {
    definition: () => (require('./platform/team/definition') as typeof import('./platform/team/definition')).teamsData,
    handlers: () => (require('./platform/team/queries') as typeof import('./platform/team/queries')).teamsDataSource,
  },
  lintel_token_role: {
    definition: () => (require('./secrets/token-role/definition') as typeof import('./secrets/token-role/definition')).tokenRoleData,
    handlers: () => (require('./secrets/token-role/queries') as typeof import('./secrets/token-role/queries')).tokenRoleDataSource,
  },
  lintel_token_roles: {
    definition: () => (require('./secrets/token-role/definition') as typeof import('./secrets/token-role/definition')).tokenRolesData,
    handlers: () => (require('./secrets/token-role/queries') as typeof import('./secrets/token-role/queries')).tokenRolesDataSource,
  },
  lintel_workspace: {
    definition: () => (require('./platform/workspace/definition') as typeof import('./platform/workspace/definition')).workspaceData,
    handlers: () => (require('./platform/workspace/queries') as typeof import('./platform/workspace/queries')).workspaceDataSource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTaskData,
    handlers: () => (require('./platform/workspace-run-task/queries') as typeof import('./platform/workspace-run-task/queries')).workspaceRunTaskDataSource,
  },
  lintel_workspace_run_tasks: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTasksData,
    handlers: () => (require('./platform/workspace-run-task/queries') as typeof import('./platform/workspace-run-task/queries')).workspaceRunTasksDataSource,
  },
  lintel_workspaces: {
    definition: () => (require('./platform/workspace/definition') as typeof import('./platform/workspace/definition')).workspacesData,
    handlers: () => (require('./platform/workspace/queries') as typeof import('./platform/workspace/queries')).workspacesDataSource,
  },
} satisfies Registry['dataSources'];

export const ephemeralResources = {
  lintel_approle_secret_id: {
    definition: () => (require('./secrets/approle-secret-id/definition') as typeof import('./secrets/approle-secret-id/definition')).approleSecretIdEphemeral,
    handlers: () => (require('./secrets/approle-secret-id/resource') as typeof import('./secrets/approle-secret-id/resource')).approleSecretIdEphemeralResource,
  },
  lintel_cluster_credentials: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterCredentialsEphemeral,
    handlers: () => (require('./secrets/cluster-role/resource') as typeof import('./secrets/cluster-role/resource')).clusterCredentialsEphemeralResource,
  },
  lintel_database_credentials: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseCredentialsEphemeral,
    handlers: () => (require('./secrets/database-role/resource') as typeof import('./secrets/database-role/resource')).databaseCredentialsEphemeralResource,
  },
  lintel_database_static_credentials: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticCredentialsEphemeral,
    handlers: () => (require('./secrets/database-static-role/resource') as typeof import('./secrets/database-static-role/resource')).databaseStaticCredentialsEphemeralResource,
  },
  lintel_generated_password: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).generatedPasswordEphemeral,
    handlers: () => (require('./secrets/password-policy/resource') as typeof import('./secrets/password-policy/resource')).generatedPasswordEphemeralResource,
  },
  lintel_pki_acme_eab: {
    definition: () => (require('./secrets/pki-acme-eab/definition') as typeof import('./secrets/pki-acme-eab/definition')).pkiAcmeEabEphemeral,
    handlers: () => (require('./secrets/pki-acme-eab/resource') as typeof import('./secrets/pki-acme-eab/resource')).pkiAcmeEabEphemeralResource,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificateEphemeral,
    handlers: () => (require('./secrets/pki-certificate/resource') as typeof import('./secrets/pki-certificate/resource')).pkiCertificateEphemeralResource,
  },
  lintel_platform_token: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenEphemeral,
    handlers: () => (require('./secrets/platform-token-role/resource') as typeof import('./secrets/platform-token-role/resource')).platformTokenEphemeralResource,
  },
  lintel_recovery_key_backup: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryKeyBackupEphemeral,
    handlers: () => (require('./secrets/recovery-rekey/resource') as typeof import('./secrets/recovery-rekey/resource')).recoveryKeyBackupEphemeralResource,
  },
  lintel_secrets_token: {
    definition: () => (require('./secrets/secrets-token/definition') as typeof import('./secrets/secrets-token/definition')).secretsTokenEphemeral,
    handlers: () => (require('./secrets/secrets-token/resource') as typeof import('./secrets/secrets-token/resource')).secretsTokenEphemeralResource,
  },
} satisfies Registry['ephemeralResources'];

export const listResources = {
  lintel_acl_policy: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPolicyList,
    handlers: () => (require('./secrets/acl-policy/queries') as typeof import('./secrets/acl-policy/queries')).aclPolicyListResource,
  },
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumersList,
    handlers: () => (require('./platform/admin-module-consumers/queries') as typeof import('./platform/admin-module-consumers/queries')).adminModuleConsumersListResource,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganizationList,
    handlers: () => (require('./platform/admin-organization/queries') as typeof import('./platform/admin-organization/queries')).adminOrganizationListResource,
  },
  lintel_approle_role: {
    definition: () => (require('./secrets/approle-role/definition') as typeof import('./secrets/approle-role/definition')).approleRoleList,
    handlers: () => (require('./secrets/approle-role/queries') as typeof import('./secrets/approle-role/queries')).approleRoleListResource,
  },
  lintel_auth_mount: {
    definition: () => (require('./secrets/auth-mount/definition') as typeof import('./secrets/auth-mount/definition')).authMountList,
    handlers: () => (require('./secrets/auth-mount/queries') as typeof import('./secrets/auth-mount/queries')).authMountListResource,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRoleList,
    handlers: () => (require('./secrets/cluster-role/queries') as typeof import('./secrets/cluster-role/queries')).clusterRoleListResource,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnectionList,
    handlers: () => (require('./secrets/database-connection/queries') as typeof import('./secrets/database-connection/queries')).databaseConnectionListResource,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRoleList,
    handlers: () => (require('./secrets/database-role/queries') as typeof import('./secrets/database-role/queries')).databaseRoleListResource,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRoleList,
    handlers: () => (require('./secrets/database-static-role/queries') as typeof import('./secrets/database-static-role/queries')).databaseStaticRoleListResource,
  },
  lintel_jwt_auth_config: {
    definition: () => (require('./secrets/jwt-auth-config/definition') as typeof import('./secrets/jwt-auth-config/definition')).jwtAuthConfigList,
    handlers: () => (require('./secrets/jwt-auth-config/queries') as typeof import('./secrets/jwt-auth-config/queries')).jwtAuthConfigListResource,
  },
  lintel_jwt_auth_role: {
    definition: () => (require('./secrets/jwt-auth-role/definition') as typeof import('./secrets/jwt-auth-role/definition')).jwtAuthRoleList,
    handlers: () => (require('./secrets/jwt-auth-role/queries') as typeof import('./secrets/jwt-auth-role/queries')).jwtAuthRoleListResource,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProviderList,
    handlers: () => (require('./secrets/key-management-provider/queries') as typeof import('./secrets/key-management-provider/queries')).keyManagementProviderListResource,
  },
  lintel_kubernetes_auth_config: {
    definition: () => (require('./secrets/kubernetes-auth-config/definition') as typeof import('./secrets/kubernetes-auth-config/definition')).kubernetesAuthConfigList,
    handlers: () => (require('./secrets/kubernetes-auth-config/queries') as typeof import('./secrets/kubernetes-auth-config/queries')).kubernetesAuthConfigListResource,
  },
  lintel_kubernetes_auth_role: {
    definition: () => (require('./secrets/kubernetes-auth-role/definition') as typeof import('./secrets/kubernetes-auth-role/definition')).kubernetesAuthRoleList,
    handlers: () => (require('./secrets/kubernetes-auth-role/queries') as typeof import('./secrets/kubernetes-auth-role/queries')).kubernetesAuthRoleListResource,
  },
  lintel_namespace: {
    definition: () => (require('./secrets/namespace/definition') as typeof import('./secrets/namespace/definition')).namespaceList,
    handlers: () => (require('./secrets/namespace/queries') as typeof import('./secrets/namespace/queries')).namespaceListResource,
  },
  lintel_password_policy: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).passwordPolicyList,
    handlers: () => (require('./secrets/password-policy/queries') as typeof import('./secrets/password-policy/queries')).passwordPolicyListResource,
  },
  lintel_pki_acme_config: {
    definition: () => (require('./secrets/pki-acme-config/definition') as typeof import('./secrets/pki-acme-config/definition')).pkiAcmeConfigList,
    handlers: () => (require('./secrets/pki-acme-config/queries') as typeof import('./secrets/pki-acme-config/queries')).pkiAcmeConfigListResource,
  },
  lintel_pki_crl_config: {
    definition: () => (require('./secrets/pki-crl-config/definition') as typeof import('./secrets/pki-crl-config/definition')).pkiCrlConfigList,
    handlers: () => (require('./secrets/pki-crl-config/queries') as typeof import('./secrets/pki-crl-config/queries')).pkiCrlConfigListResource,
  },
  lintel_pki_issuer: {
    definition: () => (require('./secrets/pki-issuer/definition') as typeof import('./secrets/pki-issuer/definition')).pkiIssuerList,
    handlers: () => (require('./secrets/pki-issuer/queries') as typeof import('./secrets/pki-issuer/queries')).pkiIssuerListResource,
  },
  lintel_pki_key: {
    definition: () => (require('./secrets/pki-key/definition') as typeof import('./secrets/pki-key/definition')).pkiKeyList,
    handlers: () => (require('./secrets/pki-key/queries') as typeof import('./secrets/pki-key/queries')).pkiKeyListResource,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRoleList,
    handlers: () => (require('./secrets/pki-role/queries') as typeof import('./secrets/pki-role/queries')).pkiRoleListResource,
  },
  lintel_pki_root: {
    definition: () => (require('./secrets/pki-root/definition') as typeof import('./secrets/pki-root/definition')).pkiRootList,
    handlers: () => (require('./secrets/pki-root/queries') as typeof import('./secrets/pki-root/queries')).pkiRootListResource,
  },
  lintel_pki_urls_config: {
    definition: () => (require('./secrets/pki-urls-config/definition') as typeof import('./secrets/pki-urls-config/definition')).pkiUrlsConfigList,
    handlers: () => (require('./secrets/pki-urls-config/queries') as typeof import('./secrets/pki-urls-config/queries')).pkiUrlsConfigListResource,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRoleList,
    handlers: () => (require('./secrets/platform-token-role/queries') as typeof import('./secrets/platform-token-role/queries')).platformTokenRoleListResource,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policyList,
    handlers: () => (require('./platform/policy/queries') as typeof import('./platform/policy/queries')).policyListResource,
  },
  lintel_policy_set: {
    definition: () => (require('./platform/policy-set/definition') as typeof import('./platform/policy-set/definition')).policySetList,
    handlers: () => (require('./platform/policy-set/queries') as typeof import('./platform/policy-set/queries')).policySetListResource,
  },
  lintel_policy_set_parameter: {
    definition: () => (require('./platform/policy-set-parameter/definition') as typeof import('./platform/policy-set-parameter/definition')).policySetParameterList,
    handlers: () => (require('./platform/policy-set-parameter/queries') as typeof import('./platform/policy-set-parameter/queries')).policySetParameterListResource,
  },
  lintel_policy_set_policy: {
    definition: () => (require('./platform/policy-set-policy/definition') as typeof import('./platform/policy-set-policy/definition')).policySetPolicyList,
    handlers: () => (require('./platform/policy-set-policy/queries') as typeof import('./platform/policy-set-policy/queries')).policySetPolicyListResource,
  },
  lintel_policy_set_project: {
    definition: () => (require('./platform/policy-set-project/definition') as typeof import('./platform/policy-set-project/definition')).policySetProjectList,
    handlers: () => (require('./platform/policy-set-project/queries') as typeof import('./platform/policy-set-project/queries')).policySetProjectListResource,
  },
  lintel_policy_set_project_exclusion: {
    definition: () => (require('./platform/policy-set-project-exclusion/definition') as typeof import('./platform/policy-set-project-exclusion/definition')).policySetProjectExclusionList,
    handlers: () => (require('./platform/policy-set-project-exclusion/queries') as typeof import('./platform/policy-set-project-exclusion/queries')).policySetProjectExclusionListResource,
  },
  lintel_policy_set_version: {
    definition: () => (require('./platform/policy-set-version/definition') as typeof import('./platform/policy-set-version/definition')).policySetVersionList,
    handlers: () => (require('./platform/policy-set-version/queries') as typeof import('./platform/policy-set-version/queries')).policySetVersionListResource,
  },
  lintel_policy_set_workspace: {
    definition: () => (require('./platform/policy-set-workspace/definition') as typeof import('./platform/policy-set-workspace/definition')).policySetWorkspaceList,
    handlers: () => (require('./platform/policy-set-workspace/queries') as typeof import('./platform/policy-set-workspace/queries')).policySetWorkspaceListResource,
  },
  lintel_policy_set_workspace_exclusion: {
    definition: () => (require('./platform/policy-set-workspace-exclusion/definition') as typeof import('./platform/policy-set-workspace-exclusion/definition')).policySetWorkspaceExclusionList,
    handlers: () => (require('./platform/policy-set-workspace-exclusion/queries') as typeof import('./platform/policy-set-workspace-exclusion/queries')).policySetWorkspaceExclusionListResource,
  },
  lintel_registry_gpg_key: {
    definition: () => (require('./platform/registry-gpg-key/definition') as typeof import('./platform/registry-gpg-key/definition')).registryGpgKeyList,
    handlers: () => (require('./platform/registry-gpg-key/queries') as typeof import('./platform/registry-gpg-key/queries')).registryGpgKeyListResource,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModuleList,
    handlers: () => (require('./platform/registry-module/queries') as typeof import('./platform/registry-module/queries')).registryModuleListResource,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersionList,
    handlers: () => (require('./platform/registry-module-version/queries') as typeof import('./platform/registry-module-version/queries')).registryModuleVersionListResource,
  },
  lintel_registry_provider: {
    definition: () => (require('./platform/registry-provider/definition') as typeof import('./platform/registry-provider/definition')).registryProviderList,
    handlers: () => (require('./platform/registry-provider/queries') as typeof import('./platform/registry-provider/queries')).registryProviderListResource,
  },
  lintel_registry_provider_version: {
    definition: () => (require('./platform/registry-provider-version/definition') as typeof import('./platform/registry-provider-version/definition')).registryProviderVersionList,
    handlers: () => (require('./platform/registry-provider-version/queries') as typeof import('./platform/registry-provider-version/queries')).registryProviderVersionListResource,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTaskList,
    handlers: () => (require('./platform/run-task/queries') as typeof import('./platform/run-task/queries')).runTaskListResource,
  },
  lintel_run_task_global_configuration: {
    definition: () => (require('./platform/run-task-global-configuration/definition') as typeof import('./platform/run-task-global-configuration/definition')).runTaskGlobalConfigurationList,
    handlers: () => (require('./platform/run-task-global-configuration/queries') as typeof import('./platform/run-task-global-configuration/queries')).runTaskGlobalConfigurationListResource,
  },
  lintel_secrets_mount: {
    definition: () => (require('./secrets/secrets-mount/definition') as typeof import('./secrets/secrets-mount/definition')).secretsMountList,
    handlers: () => (require('./secrets/secrets-mount/queries') as typeof import('./secrets/secrets-mount/queries')).secretsMountListResource,
  },
  lintel_task_config: {
    definition: () => (require('./platform/task-config/definition') as typeof import('./platform/task-config/definition')).taskConfigList,
    handlers: () => (require('./platform/task-config/queries') as typeof import('./platform/task-config/queries')).taskConfigListResource,
  },
  lintel_token_role: {
    definition: () => (require('./secrets/token-role/definition') as typeof import('./secrets/token-role/definition')).tokenRoleList,
    handlers: () => (require('./secrets/token-role/queries') as typeof import('./secrets/token-role/queries')).tokenRoleListResource,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTaskList,
    handlers: () => (require('./platform/workspace-run-task/queries') as typeof import('./platform/workspace-run-task/queries')).workspaceRunTaskListResource,
  },
} satisfies Registry['listResources'];

export const actions = {
  lintel_database_connection_reset: {
    definition: () => (require('./secrets/database-connection-reset/definition') as typeof import('./secrets/database-connection-reset/definition')).databaseConnectionResetAction,
    handlers: () => (require('./secrets/database-connection-reset/resource') as typeof import('./secrets/database-connection-reset/resource')).databaseConnectionResetActionHandlers,
  },
  lintel_database_plugin_reload: {
    definition: () => (require('./secrets/database-plugin-reload/definition') as typeof import('./secrets/database-plugin-reload/definition')).databasePluginReloadAction,
    handlers: () => (require('./secrets/database-plugin-reload/resource') as typeof import('./secrets/database-plugin-reload/resource')).databasePluginReloadActionHandlers,
  },
  lintel_database_role_rotation: {
    definition: () => (require('./secrets/database-role-rotation/definition') as typeof import('./secrets/database-role-rotation/definition')).databaseRoleRotationAction,
    handlers: () => (require('./secrets/database-role-rotation/resource') as typeof import('./secrets/database-role-rotation/resource')).databaseRoleRotationActionHandlers,
  },
  lintel_database_root_rotation: {
    definition: () => (require('./secrets/database-root-rotation/definition') as typeof import('./secrets/database-root-rotation/definition')).databaseRootRotationAction,
    handlers: () => (require('./secrets/database-root-rotation/resource') as typeof import('./secrets/database-root-rotation/resource')).databaseRootRotationActionHandlers,
  },
  lintel_pki_certificate_revocation: {
    definition: () => (require('./secrets/pki-certificate-revocation/definition') as typeof import('./secrets/pki-certificate-revocation/definition')).pkiCertificateRevocationAction,
    handlers: () => (require('./secrets/pki-certificate-revocation/resource') as typeof import('./secrets/pki-certificate-revocation/resource')).pkiCertificateRevocationActionHandlers,
  },
  lintel_pki_crl_rotation: {
    definition: () => (require('./secrets/pki-crl-rotation/definition') as typeof import('./secrets/pki-crl-rotation/definition')).pkiCrlRotationAction,
    handlers: () => (require('./secrets/pki-crl-rotation/resource') as typeof import('./secrets/pki-crl-rotation/resource')).pkiCrlRotationActionHandlers,
  },
  lintel_pki_issuer_revocation: {
    definition: () => (require('./secrets/pki-issuer-revocation/definition') as typeof import('./secrets/pki-issuer-revocation/definition')).pkiIssuerRevocationAction,
    handlers: () => (require('./secrets/pki-issuer-revocation/resource') as typeof import('./secrets/pki-issuer-revocation/resource')).pkiIssuerRevocationActionHandlers,
  },
  lintel_pki_tidy: {
    definition: () => (require('./secrets/pki-tidy/definition') as typeof import('./secrets/pki-tidy/definition')).pkiTidyAction,
    handlers: () => (require('./secrets/pki-tidy/resource') as typeof import('./secrets/pki-tidy/resource')).pkiTidyActionHandlers,
  },
  lintel_platform_token_rotation: {
    definition: () => (require('./secrets/platform-token-rotation/definition') as typeof import('./secrets/platform-token-rotation/definition')).platformTokenRotationAction,
    handlers: () => (require('./secrets/platform-token-rotation/resource') as typeof import('./secrets/platform-token-rotation/resource')).platformTokenRotationActionHandlers,
  },
} satisfies Registry['actions'];
