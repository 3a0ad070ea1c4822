// Written from the folders beside it by `npx tsx generate/main.ts`.
import type { ReviewedResource } from './registry';

/* eslint-disable @typescript-eslint/no-require-imports */

export const reviews: { readonly [type: string]: ReviewedResource } = {
  lintel_acl_policy: {
    definition: () => (require('./secrets/acl-policy/definition') as typeof import('./secrets/acl-policy/definition')).aclPolicy,
    review: () => (require('./secrets/acl-policy/review') as typeof import('./secrets/acl-policy/review')).aclPolicyReview,
  },
  lintel_admin_module_consumers: {
    definition: () => (require('./platform/admin-module-consumers/definition') as typeof import('./platform/admin-module-consumers/definition')).adminModuleConsumers,
    review: () => (require('./platform/admin-module-consumers/review') as typeof import('./platform/admin-module-consumers/review')).adminModuleConsumersReview,
  },
  lintel_admin_organization: {
    definition: () => (require('./platform/admin-organization/definition') as typeof import('./platform/admin-organization/definition')).adminOrganization,
    review: () => (require('./platform/admin-organization/review') as typeof import('./platform/admin-organization/review')).adminOrganizationReview,
  },
  lintel_approle_role: {
    definition: () => (require('./secrets/approle-role/definition') as typeof import('./secrets/approle-role/definition')).approleRole,
    review: () => (require('./secrets/approle-role/review') as typeof import('./secrets/approle-role/review')).approleRoleReview,
  },
  lintel_auth_mount: {
    definition: () => (require('./secrets/auth-mount/definition') as typeof import('./secrets/auth-mount/definition')).authMount,
    review: () => (require('./secrets/auth-mount/review') as typeof import('./secrets/auth-mount/review')).authMountReview,
  },
  lintel_cluster_config: {
    definition: () => (require('./secrets/cluster-config/definition') as typeof import('./secrets/cluster-config/definition')).clusterConfig,
    review: () => (require('./secrets/cluster-config/review') as typeof import('./secrets/cluster-config/review')).clusterConfigReview,
  },
  lintel_cluster_role: {
    definition: () => (require('./secrets/cluster-role/definition') as typeof import('./secrets/cluster-role/definition')).clusterRole,
    review: () => (require('./secrets/cluster-role/review') as typeof import('./secrets/cluster-role/review')).clusterRoleReview,
  },
  lintel_database_connection: {
    definition: () => (require('./secrets/database-connection/definition') as typeof import('./secrets/database-connection/definition')).databaseConnection,
    review: () => (require('./secrets/database-connection/review') as typeof import('./secrets/database-connection/review')).databaseConnectionReview,
  },
  lintel_database_connection_reset: {
    definition: () => (require('./secrets/database-connection-reset/definition') as typeof import('./secrets/database-connection-reset/definition')).databaseConnectionReset,
    review: () => (require('./secrets/database-connection-reset/review') as typeof import('./secrets/database-connection-reset/review')).databaseConnectionResetReview,
  },
  lintel_database_plugin_reload: {
    definition: () => (require('./secrets/database-plugin-reload/definition') as typeof import('./secrets/database-plugin-reload/definition')).databasePluginReload,
    review: () => (require('./secrets/database-plugin-reload/review') as typeof import('./secrets/database-plugin-reload/review')).databasePluginReloadReview,
  },
  lintel_database_role: {
    definition: () => (require('./secrets/database-role/definition') as typeof import('./secrets/database-role/definition')).databaseRole,
    review: () => (require('./secrets/database-role/review') as typeof import('./secrets/database-role/review')).databaseRoleReview,
  },
  lintel_database_role_rotation: {
    definition: () => (require('./secrets/database-role-rotation/definition') as typeof import('./secrets/database-role-rotation/definition')).databaseRoleRotation,
    review: () => (require('./secrets/database-role-rotation/review') as typeof import('./secrets/database-role-rotation/review')).databaseRoleRotationReview,
  },
  lintel_database_root_rotation: {
    definition: () => (require('./secrets/database-root-rotation/definition') as typeof import('./secrets/database-root-rotation/definition')).databaseRootRotation,
    review: () => (require('./secrets/database-root-rotation/review') as typeof import('./secrets/database-root-rotation/review')).databaseRootRotationReview,
  },
  lintel_database_static_role: {
    definition: () => (require('./secrets/database-static-role/definition') as typeof import('./secrets/database-static-role/definition')).databaseStaticRole,
    review: () => (require('./secrets/database-static-role/review') as typeof import('./secrets/database-static-role/review')).databaseStaticRoleReview,
  },
  lintel_jwt_auth_config: {
    definition: () => (require('./secrets/jwt-auth-config/definition') as typeof import('./secrets/jwt-auth-config/definition')).jwtAuthConfig,
    review: () => (require('./secrets/jwt-auth-config/review') as typeof import('./secrets/jwt-auth-config/review')).jwtAuthConfigReview,
  },
  lintel_jwt_auth_role: {
    definition: () => (require('./secrets/jwt-auth-role/definition') as typeof import('./secrets/jwt-auth-role/definition')).jwtAuthRole,
    review: () => (require('./secrets/jwt-auth-role/review') as typeof import('./secrets/jwt-auth-role/review')).jwtAuthRoleReview,
  },
  lintel_key_management_provider: {
    definition: () => (require('./secrets/key-management-provider/definition') as typeof import('./secrets/key-management-provider/definition')).keyManagementProvider,
    review: () => (require('./secrets/key-management-provider/review') as typeof import('./secrets/key-management-provider/review')).keyManagementProviderReview,
  },
  lintel_kubernetes_auth_config: {
    definition: () => (require('./secrets/kubernetes-auth-config/definition') as typeof import('./secrets/kubernetes-auth-config/definition')).kubernetesAuthConfig,
    review: () => (require('./secrets/kubernetes-auth-config/review') as typeof import('./secrets/kubernetes-auth-config/review')).kubernetesAuthConfigReview,
  },
  lintel_kubernetes_auth_role: {
    definition: () => (require('./secrets/kubernetes-auth-role/definition') as typeof import('./secrets/kubernetes-auth-role/definition')).kubernetesAuthRole,
    review: () => (require('./secrets/kubernetes-auth-role/review') as typeof import('./secrets/kubernetes-auth-role/review')).kubernetesAuthRoleReview,
  },
  lintel_namespace: {
    definition: () => (require('./secrets/namespace/definition') as typeof import('./secrets/namespace/definition')).namespace,
    review: () => (require('./secrets/namespace/review') as typeof import('./secrets/namespace/review')).namespaceReview,
  },
  lintel_password_policy: {
    definition: () => (require('./secrets/password-policy/definition') as typeof import('./secrets/password-policy/definition')).passwordPolicy,
    review: () => (require('./secrets/password-policy/review') as typeof import('./secrets/password-policy/review')).passwordPolicyReview,
  },
  lintel_pki_acme_config: {
    definition: () => (require('./secrets/pki-acme-config/definition') as typeof import('./secrets/pki-acme-config/definition')).pkiAcmeConfig,
    review: () => (require('./secrets/pki-acme-config/review') as typeof import('./secrets/pki-acme-config/review')).pkiAcmeConfigReview,
  },
  lintel_pki_acme_eab: {
    definition: () => (require('./secrets/pki-acme-eab/definition') as typeof import('./secrets/pki-acme-eab/definition')).pkiAcmeEab,
    review: () => (require('./secrets/pki-acme-eab/review') as typeof import('./secrets/pki-acme-eab/review')).pkiAcmeEabReview,
  },
  lintel_pki_auto_tidy_config: {
    definition: () => (require('./secrets/pki-auto-tidy-config/definition') as typeof import('./secrets/pki-auto-tidy-config/definition')).pkiAutoTidyConfig,
    review: () => (require('./secrets/pki-auto-tidy-config/review') as typeof import('./secrets/pki-auto-tidy-config/review')).pkiAutoTidyConfigReview,
  },
  lintel_pki_certificate: {
    definition: () => (require('./secrets/pki-certificate/definition') as typeof import('./secrets/pki-certificate/definition')).pkiCertificate,
    review: () => (require('./secrets/pki-certificate/review') as typeof import('./secrets/pki-certificate/review')).pkiCertificateReview,
  },
  lintel_pki_certificate_revocation: {
    definition: () => (require('./secrets/pki-certificate-revocation/definition') as typeof import('./secrets/pki-certificate-revocation/definition')).pkiCertificateRevocation,
    review: () => (require('./secrets/pki-certificate-revocation/review') as typeof import('./secrets/pki-certificate-revocation/review')).pkiCertificateRevocationReview,
  },
  lintel_pki_cluster_config: {
    definition: () => (require('./secrets/pki-cluster-config/definition') as typeof import('./secrets/pki-cluster-config/definition')).pkiClusterConfig,
    review: () => (require('./secrets/pki-cluster-config/review') as typeof import('./secrets/pki-cluster-config/review')).pkiClusterConfigReview,
  },
  lintel_pki_crl_config: {
    definition: () => (require('./secrets/pki-crl-config/definition') as typeof import('./secrets/pki-crl-config/definition')).pkiCrlConfig,
    review: () => (require('./secrets/pki-crl-config/review') as typeof import('./secrets/pki-crl-config/review')).pkiCrlConfigReview,
  },
  lintel_pki_crl_rotation: {
    definition: () => (require('./secrets/pki-crl-rotation/definition') as typeof import('./secrets/pki-crl-rotation/definition')).pkiCrlRotation,
    review: () => (require('./secrets/pki-crl-rotation/review') as typeof import('./secrets/pki-crl-rotation/review')).pkiCrlRotationReview,
  },
  lintel_pki_intermediate_request: {
    definition: () => (require('./secrets/pki-intermediate-request/definition') as typeof import('./secrets/pki-intermediate-request/definition')).pkiIntermediateRequest,
    review: () => (require('./secrets/pki-intermediate-request/review') as typeof import('./secrets/pki-intermediate-request/review')).pkiIntermediateRequestReview,
  },
  lintel_pki_issuer: {
    definition: () => (require('./secrets/pki-issuer/definition') as typeof import('./secrets/pki-issuer/definition')).pkiIssuer,
    review: () => (require('./secrets/pki-issuer/review') as typeof import('./secrets/pki-issuer/review')).pkiIssuerReview,
  },
  lintel_pki_issuer_revocation: {
    definition: () => (require('./secrets/pki-issuer-revocation/definition') as typeof import('./secrets/pki-issuer-revocation/definition')).pkiIssuerRevocation,
    review: () => (require('./secrets/pki-issuer-revocation/review') as typeof import('./secrets/pki-issuer-revocation/review')).pkiIssuerRevocationReview,
  },
  lintel_pki_issuers_config: {
    definition: () => (require('./secrets/pki-issuers-config/definition') as typeof import('./secrets/pki-issuers-config/definition')).pkiIssuersConfig,
    review: () => (require('./secrets/pki-issuers-config/review') as typeof import('./secrets/pki-issuers-config/review')).pkiIssuersConfigReview,
  },
  lintel_pki_key: {
    definition: () => (require('./secrets/pki-key/definition') as typeof import('./secrets/pki-key/definition')).pkiKey,
    review: () => (require('./secrets/pki-key/review') as typeof import('./secrets/pki-key/review')).pkiKeyReview,
  },
  lintel_pki_keys_config: {
    definition: () => (require('./secrets/pki-keys-config/definition') as typeof import('./secrets/pki-keys-config/definition')).pkiKeysConfig,
    review: () => (require('./secrets/pki-keys-config/review') as typeof import('./secrets/pki-keys-config/review')).pkiKeysConfigReview,
  },
  lintel_pki_role: {
    definition: () => (require('./secrets/pki-role/definition') as typeof import('./secrets/pki-role/definition')).pkiRole,
    review: () => (require('./secrets/pki-role/review') as typeof import('./secrets/pki-role/review')).pkiRoleReview,
  },
  lintel_pki_root: {
    definition: () => (require('./secrets/pki-root/definition') as typeof import('./secrets/pki-root/definition')).pkiRoot,
    review: () => (require('./secrets/pki-root/review') as typeof import('./secrets/pki-root/review')).pkiRootReview,
  },
  lintel_pki_signed_certificate: {
    definition: () => (require('./secrets/pki-signed-certificate/definition') as typeof import('./secrets/pki-signed-certificate/definition')).pkiSignedCertificate,
    review: () => (require('./secrets/pki-signed-certificate/review') as typeof import('./secrets/pki-signed-certificate/review')).pkiSignedCertificateReview,
  },
  lintel_pki_signed_intermediate: {
    definition: () => (require('./secrets/pki-signed-intermediate/definition') as typeof import('./secrets/pki-signed-intermediate/definition')).pkiSignedIntermediate,
    review: () => (require('./secrets/pki-signed-intermediate/review') as typeof import('./secrets/pki-signed-intermediate/review')).pkiSignedIntermediateReview,
  },
  lintel_pki_tidy: {
    definition: () => (require('./secrets/pki-tidy/definition') as typeof import('./secrets/pki-tidy/definition')).pkiTidy,
    review: () => (require('./secrets/pki-tidy/review') as typeof import('./secrets/pki-tidy/review')).pkiTidyReview,
  },
  lintel_pki_urls_config: {
    definition: () => (require('./secrets/pki-urls-config/definition') as typeof import('./secrets/pki-urls-config/definition')).pkiUrlsConfig,
    review: () => (require('./secrets/pki-urls-config/review') as typeof import('./secrets/pki-urls-config/review')).pkiUrlsConfigReview,
  },
  lintel_platform_token_config: {
    definition: () => (require('./secrets/platform-token-config/definition') as typeof import('./secrets/platform-token-config/definition')).platformTokenConfig,
    review: () => (require('./secrets/platform-token-config/review') as typeof import('./secrets/platform-token-config/review')).platformTokenConfigReview,
  },
  lintel_platform_token_role: {
    definition: () => (require('./secrets/platform-token-role/definition') as typeof import('./secrets/platform-token-role/definition')).platformTokenRole,
    review: () => (require('./secrets/platform-token-role/review') as typeof import('./secrets/platform-token-role/review')).platformTokenRoleReview,
  },
  lintel_platform_token_rotation: {
    definition: () => (require('./secrets/platform-token-rotation/definition') as typeof import('./secrets/platform-token-rotation/definition')).platformTokenRotation,
    review: () => (require('./secrets/platform-token-rotation/review') as typeof import('./secrets/platform-token-rotation/review')).platformTokenRotationReview,
  },
  lintel_policy: {
    definition: () => (require('./platform/policy/definition') as typeof import('./platform/policy/definition')).policy,
    review: () => (require('./platform/policy/review') as typeof import('./platform/policy/review')).policyReview,
  },
  lintel_policy_set: {
    definition: () => (require('./platform/policy-set/definition') as typeof import('./platform/policy-set/definition')).policySet,
    review: () => (require('./platform/policy-set/review') as typeof import('./platform/policy-set/review')).policySetReview,
  },
  lintel_policy_set_parameter: {
    definition: () => (require('./platform/policy-set-parameter/definition') as typeof import('./platform/policy-set-parameter/definition')).policySetParameter,
    review: () => (require('./platform/policy-set-parameter/review') as typeof import('./platform/policy-set-parameter/review')).policySetParameterReview,
  },
  lintel_policy_set_policy: {
    definition: () => (require('./platform/policy-set-policy/definition') as typeof import('./platform/policy-set-policy/definition')).policySetPolicy,
    review: () => (require('./platform/policy-set-policy/review') as typeof import('./platform/policy-set-policy/review')).policySetPolicyReview,
  },
  lintel_policy_set_project: {
    definition: () => (require('./platform/policy-set-project/definition') as typeof import('./platform/policy-set-project/definition')).policySetProject,
    review: () => (require('./platform/policy-set-project/review') as typeof import('./platform/policy-set-project/review')).policySetProjectReview,
  },
  lintel_policy_set_project_exclusion: {
    definition: () => (require('./platform/policy-set-project-exclusion/definition') as typeof import('./platform/policy-set-project-exclusion/definition')).policySetProjectExclusion,
    review: () => (require('./platform/policy-set-project-exclusion/review') as typeof import('./platform/policy-set-project-exclusion/review')).policySetProjectExclusionReview,
  },
  lintel_policy_set_version: {
    definition: () => (require('./platform/policy-set-version/definition') as typeof import('./platform/policy-set-version/definition')).policySetVersion,
    review: () => (require('./platform/policy-set-version/review') as typeof import('./platform/policy-set-version/review')).policySetVersionReview,
  },
  lintel_policy_set_workspace: {
    definition: () => (require('./platform/policy-set-workspace/definition') as typeof import('./platform/policy-set-workspace/definition')).policySetWorkspace,
    review: () => (require('./platform/policy-set-workspace/review') as typeof import('./platform/policy-set-workspace/review')).policySetWorkspaceReview,
  },
  lintel_policy_set_workspace_exclusion: {
    definition: () => (require('./platform/policy-set-workspace-exclusion/definition') as typeof import('./platform/policy-set-workspace-exclusion/definition')).policySetWorkspaceExclusion,
    review: () => (require('./platform/policy-set-workspace-exclusion/review') as typeof import('./platform/policy-set-workspace-exclusion/review')).policySetWorkspaceExclusionReview,
  },
  lintel_recovery_rekey: {
    definition: () => (require('./secrets/recovery-rekey/definition') as typeof import('./secrets/recovery-rekey/definition')).recoveryRekey,
    review: () => (require('./secrets/recovery-rekey/review') as typeof import('./secrets/recovery-rekey/review')).recoveryRekeyReview,
  },
  lintel_registry_gpg_key: {
    definition: () => (require('./platform/registry-gpg-key/definition') as typeof import('./platform/registry-gpg-key/definition')).registryGpgKey,
    review: () => (require('./platform/registry-gpg-key/review') as typeof import('./platform/registry-gpg-key/review')).registryGpgKeyReview,
  },
  lintel_registry_module: {
    definition: () => (require('./platform/registry-module/definition') as typeof import('./platform/registry-module/definition')).registryModule,
    review: () => (require('./platform/registry-module/review') as typeof import('./platform/registry-module/review')).registryModuleReview,
  },
  lintel_registry_module_version: {
    definition: () => (require('./platform/registry-module-version/definition') as typeof import('./platform/registry-module-version/definition')).registryModuleVersion,
    review: () => (require('./platform/registry-module-version/review') as typeof import('./platform/registry-module-version/review')).registryModuleVersionReview,
  },
  lintel_registry_provider: {
    definition: () => (require('./platform/registry-provider/definition') as typeof import('./platform/registry-provider/definition')).registryProvider,
    review: () => (require('./platform/registry-provider/review') as typeof import('./platform/registry-provider/review')).registryProviderReview,
  },
  lintel_registry_provider_version: {
    definition: () => (require('./platform/registry-provider-version/definition') as typeof import('./platform/registry-provider-version/definition')).registryProviderVersion,
    review: () => (require('./platform/registry-provider-version/review') as typeof import('./platform/registry-provider-version/review')).registryProviderVersionReview,
  },
  lintel_run_task: {
    definition: () => (require('./platform/run-task/definition') as typeof import('./platform/run-task/definition')).runTask,
    review: () => (require('./platform/run-task/review') as typeof import('./platform/run-task/review')).runTaskReview,
  },
  lintel_run_task_global_configuration: {
    definition: () => (require('./platform/run-task-global-configuration/definition') as typeof import('./platform/run-task-global-configuration/definition')).runTaskGlobalConfiguration,
    review: () => (require('./platform/run-task-global-configuration/review') as typeof import('./platform/run-task-global-configuration/review')).runTaskGlobalConfigurationReview,
  },
  lintel_secrets_mount: {
    definition: () => (require('./secrets/secrets-mount/definition') as typeof import('./secrets/secrets-mount/definition')).secretsMount,
    review: () => (require('./secrets/secrets-mount/review') as typeof import('./secrets/secrets-mount/review')).secretsMountReview,
  },
  lintel_task_config: {
    definition: () => (require('./platform/task-config/definition') as typeof import('./platform/task-config/definition')).taskConfig,
    review: () => (require('./platform/task-config/review') as typeof import('./platform/task-config/review')).taskConfigReview,
  },
  lintel_token_role: {
    definition: () => (require('./secrets/token-role/definition') as typeof import('./secrets/token-role/definition')).tokenRole,
    review: () => (require('./secrets/token-role/review') as typeof import('./secrets/token-role/review')).tokenRoleReview,
  },
  lintel_workspace_run_task: {
    definition: () => (require('./platform/workspace-run-task/definition') as typeof import('./platform/workspace-run-task/definition')).workspaceRunTask,
    review: () => (require('./platform/workspace-run-task/review') as typeof import('./platform/workspace-run-task/review')).workspaceRunTaskReview,
  },
};
