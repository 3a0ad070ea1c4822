// Written from the folders beside it by `npx tsx generate/main.ts`.
import type { Adoption } from '../definition/adoption';

/* eslint-disable @typescript-eslint/no-require-imports */

export const adoptions: { readonly [type: string]: () => Adoption } = {
  lintel_acl_policy: () => (require('./secrets/acl-policy/adoption') as typeof import('./secrets/acl-policy/adoption')).aclPolicyAdoption,
  lintel_admin_module_consumers: () => (require('./platform/admin-module-consumers/adoption') as typeof import('./platform/admin-module-consumers/adoption')).adminModuleConsumersAdoption,
  lintel_admin_organization: () => (require('./platform/admin-organization/adoption') as typeof import('./platform/admin-organization/adoption')).adminOrganizationAdoption,
  lintel_approle_role: () => (require('./secrets/approle-role/adoption') as typeof import('./secrets/approle-role/adoption')).approleRoleAdoption,
  lintel_auth_mount: () => (require('./secrets/auth-mount/adoption') as typeof import('./secrets/auth-mount/adoption')).authMountAdoption,
  lintel_cluster_config: () => (require('./secrets/cluster-config/adoption') as typeof import('./secrets/cluster-config/adoption')).clusterConfigAdoption,
  lintel_cluster_role: () => (require('./secrets/cluster-role/adoption') as typeof import('./secrets/cluster-role/adoption')).clusterRoleAdoption,
  lintel_database_connection: () => (require('./secrets/database-connection/adoption') as typeof import('./secrets/database-connection/adoption')).databaseConnectionAdoption,
  lintel_database_role: () => (require('./secrets/database-role/adoption') as typeof import('./secrets/database-role/adoption')).databaseRoleAdoption,
  lintel_database_static_role: () => (require('./secrets/database-static-role/adoption') as typeof import('./secrets/database-static-role/adoption')).databaseStaticRoleAdoption,
  lintel_jwt_auth_config: () => (require('./secrets/jwt-auth-config/adoption') as typeof import('./secrets/jwt-auth-config/adoption')).jwtAuthConfigAdoption,
  lintel_jwt_auth_role: () => (require('./secrets/jwt-auth-role/adoption') as typeof import('./secrets/jwt-auth-role/adoption')).jwtAuthRoleAdoption,
  lintel_key_management_provider: () => (require('./secrets/key-management-provider/adoption') as typeof import('./secrets/key-management-provider/adoption')).keyManagementProviderAdoption,
  lintel_kubernetes_auth_config: () => (require('./secrets/kubernetes-auth-config/adoption') as typeof import('./secrets/kubernetes-auth-config/adoption')).kubernetesAuthConfigAdoption,
  lintel_kubernetes_auth_role: () => (require('./secrets/kubernetes-auth-role/adoption') as typeof import('./secrets/kubernetes-auth-role/adoption')).kubernetesAuthRoleAdoption,
  lintel_password_policy: () => (require('./secrets/password-policy/adoption') as typeof import('./secrets/password-policy/adoption')).passwordPolicyAdoption,
  lintel_pki_certificate: () => (require('./secrets/pki-certificate/adoption') as typeof import('./secrets/pki-certificate/adoption')).pkiCertificateAdoption,
  lintel_pki_role: () => (require('./secrets/pki-role/adoption') as typeof import('./secrets/pki-role/adoption')).pkiRoleAdoption,
  lintel_pki_signed_certificate: () => (require('./secrets/pki-signed-certificate/adoption') as typeof import('./secrets/pki-signed-certificate/adoption')).pkiSignedCertificateAdoption,
  lintel_pki_signed_intermediate: () => (require('./secrets/pki-signed-intermediate/adoption') as typeof import('./secrets/pki-signed-intermediate/adoption')).pkiSignedIntermediateAdoption,
  lintel_platform_token_config: () => (require('./secrets/platform-token-config/adoption') as typeof import('./secrets/platform-token-config/adoption')).platformTokenConfigAdoption,
  lintel_platform_token_role: () => (require('./secrets/platform-token-role/adoption') as typeof import('./secrets/platform-token-role/adoption')).platformTokenRoleAdoption,
  lintel_policy: () => (require('./platform/policy/adoption') as typeof import('./platform/policy/adoption')).policyAdoption,
  lintel_policy_set: () => (require('./platform/policy-set/adoption') as typeof import('./platform/policy-set/adoption')).policySetAdoption,
  lintel_policy_set_parameter: () => (require('./platform/policy-set-parameter/adoption') as typeof import('./platform/policy-set-parameter/adoption')).policySetParameterAdoption,
  lintel_recovery_rekey: () => (require('./secrets/recovery-rekey/adoption') as typeof import('./secrets/recovery-rekey/adoption')).recoveryRekeyAdoption,
  lintel_registry_module: () => (require('./platform/registry-module/adoption') as typeof import('./platform/registry-module/adoption')).registryModuleAdoption,
  lintel_registry_module_version: () => (require('./platform/registry-module-version/adoption') as typeof import('./platform/registry-module-version/adoption')).registryModuleVersionAdoption,
  lintel_run_task: () => (require('./platform/run-task/adoption') as typeof import('./platform/run-task/adoption')).runTaskAdoption,
  lintel_secrets_mount: () => (require('./secrets/secrets-mount/adoption') as typeof import('./secrets/secrets-mount/adoption')).secretsMountAdoption,
  lintel_token_role: () => (require('./secrets/token-role/adoption') as typeof import('./secrets/token-role/adoption')).tokenRoleAdoption,
  lintel_workspace_run_task: () => (require('./platform/workspace-run-task/adoption') as typeof import('./platform/workspace-run-task/adoption')).workspaceRunTaskAdoption,
};
