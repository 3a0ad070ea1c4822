# Generated from the definitions by `npm run generate`. What is computed and not named here, Terraform makes up.

mock_resource "lintel_acl_policy" {
  defaults = {
    id = "sys/policies/acl/deploy"
  }
}

mock_resource "lintel_admin_module_consumers" {
  defaults = {
    id = "acme"
  }
}

mock_resource "lintel_admin_organization" {
  defaults = {
    id = "acme"
  }
}

mock_resource "lintel_agent_pool" {
  defaults = {
    id = "apool-yoGUFz5zcRMMz53i"
  }
}

mock_resource "lintel_approle_role" {
  defaults = {
    id = "auth/approle/role/deploy"
  }
}

mock_resource "lintel_approle_secret_id" {
  defaults = {
    id                 = "auth/approle/role/web/secret-id/84896a0c-1347-aa90-a4f6-aca8b7558780"
    secret_id_accessor = "84896a0c-1347-aa90-a4f6-aca8b7558780"
  }
}

mock_resource "lintel_audit_device" {
  defaults = {
    id = "sys/audit/file"
  }
}

mock_resource "lintel_auth_mount" {
  defaults = {
    id = "sys/auth/github"
  }
}

mock_resource "lintel_cluster_config" {
  defaults = {
    id = "kubernetes/config"
  }
}

mock_resource "lintel_cluster_role" {
  defaults = {
    id = "kubernetes/roles/deployer"
  }
}

mock_resource "lintel_database_connection" {
  defaults = {
    id = "database/config/orders"
  }
}

mock_resource "lintel_database_connection_reset" {
  defaults = {
    id = "database/reset/orders"
  }
}

mock_resource "lintel_database_plugin_reload" {
  defaults = {
    id = "database/reload/postgresql-database-plugin"
  }
}

mock_resource "lintel_database_role" {
  defaults = {
    id = "database/roles/app"
  }
}

mock_resource "lintel_database_role_rotation" {
  defaults = {
    id = "database/rotate-role/reporting"
  }
}

mock_resource "lintel_database_root_rotation" {
  defaults = {
    id = "database/rotate-root/orders"
  }
}

mock_resource "lintel_database_static_role" {
  defaults = {
    id = "database/static-roles/reporting"
  }
}

mock_resource "lintel_identity_entity" {
  defaults = {
    id        = "identity/entity/id/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
    entity_id = "7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
  }
}

mock_resource "lintel_identity_entity_alias" {
  defaults = {
    id       = "identity/entity-alias/id/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
    alias_id = "7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
  }
}

mock_resource "lintel_identity_group" {
  defaults = {
    id       = "identity/group/id/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
    group_id = "7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
  }
}

mock_resource "lintel_identity_group_alias" {
  defaults = {
    id       = "identity/group-alias/id/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
    alias_id = "7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
  }
}

mock_resource "lintel_identity_group_member" {
  defaults = {
    id = "identity/group/id/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9/entity/55b5ef9a-7e3c-4b8f-9d50-5fca1fd6e2b1"
  }
}

mock_resource "lintel_jwt_auth_config" {
  defaults = {
    id = "auth/jwt/config"
  }
}

mock_resource "lintel_jwt_auth_role" {
  defaults = {
    id = "auth/jwt/role/deploy"
  }
}

mock_resource "lintel_key_management_provider" {
  defaults = {
    id = "keymgmt/kms/store"
  }
}

mock_resource "lintel_kubernetes_auth_config" {
  defaults = {
    id = "auth/kubernetes/config"
  }
}

mock_resource "lintel_kubernetes_auth_role" {
  defaults = {
    id = "auth/kubernetes/role/deploy"
  }
}

mock_resource "lintel_kv_config" {
  defaults = {
    id = "secret/config"
  }
}

mock_resource "lintel_kv_metadata" {
  defaults = {
    id = "secret/metadata/app/metadata/db"
  }
}

mock_resource "lintel_kv_secret" {
  defaults = {
    id = "secret/data/app/data/db"
  }
}

mock_resource "lintel_kv_secret_v1" {
  defaults = {
    id = "kv/app/db"
  }
}

mock_resource "lintel_namespace" {
  defaults = {
    id = "sys/namespaces/team"
  }
}

mock_resource "lintel_no_code_module" {
  defaults = {
    id = "nocode-oXUppaX2ximkqp8w"
  }
}

mock_resource "lintel_notification_configuration" {
  defaults = {
    id = "nc-W6VGEi8A7Cfoaf4K"
  }
}

mock_resource "lintel_oauth_client" {
  defaults = {
    id = "oc-XKFwG6ggfA9n7t1K"
  }
}

mock_resource "lintel_password_policy" {
  defaults = {
    id = "sys/policies/password/database"
  }
}

mock_resource "lintel_pki_acme_config" {
  defaults = {
    id = "pki/config/acme"
  }
}

mock_resource "lintel_pki_auto_tidy_config" {
  defaults = {
    id = "pki/config/auto-tidy"
  }
}

mock_resource "lintel_pki_certificate" {
  defaults = {
    id            = "pki/cert/17:67:16:b0:b9:45:58:c0"
    serial_number = "17:67:16:b0:b9:45:58:c0"
  }
}

mock_resource "lintel_pki_certificate_revocation" {
  defaults = {
    id = "pki/revoke/17:67:16:b0:b9:45:58:c0:3a:29"
  }
}

mock_resource "lintel_pki_cluster_config" {
  defaults = {
    id = "pki/config/cluster"
  }
}

mock_resource "lintel_pki_crl_config" {
  defaults = {
    id = "pki/config/crl"
  }
}

mock_resource "lintel_pki_crl_rotation" {
  defaults = {
    id = "pki/crl/rotate"
  }
}

mock_resource "lintel_pki_intermediate_request" {
  defaults = {
    id     = "pki/key/5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11"
    key_id = "5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11"
  }
}

mock_resource "lintel_pki_issuer" {
  defaults = {
    id        = "pki/issuer/8a1f2a7e-5ac4-4ab4-9d7f-6b0f2b5b1c3d"
    issuer_id = "8a1f2a7e-5ac4-4ab4-9d7f-6b0f2b5b1c3d"
  }
}

mock_resource "lintel_pki_issuer_revocation" {
  defaults = {
    id = "pki/issuer/old/revoke"
  }
}

mock_resource "lintel_pki_issuers_config" {
  defaults = {
    id = "pki/config/issuers"
  }
}

mock_resource "lintel_pki_key" {
  defaults = {
    id     = "pki/key/5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11"
    key_id = "5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11"
  }
}

mock_resource "lintel_pki_keys_config" {
  defaults = {
    id = "pki/config/keys"
  }
}

mock_resource "lintel_pki_role" {
  defaults = {
    id = "pki/roles/web"
  }
}

mock_resource "lintel_pki_root" {
  defaults = {
    id        = "pki/issuer/8a1f2a7e-5ac4-4ab4-9d7f-6b0f2b5b1c3d"
    issuer_id = "8a1f2a7e-5ac4-4ab4-9d7f-6b0f2b5b1c3d"
  }
}

mock_resource "lintel_pki_signed_certificate" {
  defaults = {
    id            = "pki/cert/17:67:16:b0:b9:45:58:c0"
    serial_number = "17:67:16:b0:b9:45:58:c0"
  }
}

mock_resource "lintel_pki_signed_intermediate" {
  defaults = {
    id            = "pki/cert/17:67:16:b0:b9:45:58:c0"
    serial_number = "17:67:16:b0:b9:45:58:c0"
  }
}

mock_resource "lintel_pki_tidy" {
  defaults = {
    id = "pki/tidy"
  }
}

mock_resource "lintel_pki_urls_config" {
  defaults = {
    id = "pki/config/urls"
  }
}

mock_resource "lintel_platform_object" {
  defaults = {
    id = "/ssh-keys/sshkey-GxrePWre1Ezug7aM"
  }
}

mock_resource "lintel_platform_token_config" {
  defaults = {
    id = "terraform/config"
  }
}

mock_resource "lintel_platform_token_role" {
  defaults = {
    id = "terraform/role/pipeline"
  }
}

mock_resource "lintel_platform_token_rotation" {
  defaults = {
    id = "terraform/rotate-role/pipeline"
  }
}

mock_resource "lintel_policy" {
  defaults = {
    id = "pol-oXUppaX2ximkqp8w"
  }
}

mock_resource "lintel_policy_set" {
  defaults = {
    id = "polset-3yVQZvHzf5j3WRJ1"
  }
}

mock_resource "lintel_policy_set_parameter" {
  defaults = {
    id           = "polset-3yVQZvHzf5j3WRJ1/var-EavQ1LztoRTQHSNT"
    parameter_id = "var-EavQ1LztoRTQHSNT"
  }
}

mock_resource "lintel_policy_set_policy" {
  defaults = {
    id = "acme/production/deny-public-buckets"
  }
}

mock_resource "lintel_policy_set_project" {
  defaults = {
    id = "acme/production/networking"
  }
}

mock_resource "lintel_policy_set_project_exclusion" {
  defaults = {
    id = "acme/production/sandbox"
  }
}

mock_resource "lintel_policy_set_version" {
  defaults = {
    id         = "polset-3yVQZvHzf5j3WRJ1/polsetver-m4yhbUBCgyDVpDL4"
    version_id = "polsetver-m4yhbUBCgyDVpDL4"
  }
}

mock_resource "lintel_policy_set_workspace" {
  defaults = {
    id = "acme/production/web-production"
  }
}

mock_resource "lintel_policy_set_workspace_exclusion" {
  defaults = {
    id = "acme/production/web-staging"
  }
}

mock_resource "lintel_project" {
  defaults = {
    id = "prj-7oD7doVTQdAFnMLV"
  }
}

mock_resource "lintel_recovery_rekey" {
  defaults = {
    id = "recovery"
  }
}

mock_resource "lintel_registry_gpg_key" {
  defaults = {
    id     = "acme/32966F3FB5AC1129"
    key_id = "32966F3FB5AC1129"
  }
}

mock_resource "lintel_registry_module" {
  defaults = {
    id = "acme/private/acme/vpc/aws"
  }
}

mock_resource "lintel_registry_module_version" {
  defaults = {
    id = "acme/private/acme/vpc/aws/1.2.0"
  }
}

mock_resource "lintel_registry_provider" {
  defaults = {
    id = "acme/private/acme/internal"
  }
}

mock_resource "lintel_registry_provider_version" {
  defaults = {
    id = "acme/private/acme/internal/1.0.0"
  }
}

mock_resource "lintel_run_task" {
  defaults = {
    id = "task-7oD7doVTQdAFnMLV"
  }
}

mock_resource "lintel_run_task_global_configuration" {
  defaults = {
    id           = "task-7oD7doVTQdAFnMLV"
    organization = "acme"
    task_name    = "image-scan"
  }
}

mock_resource "lintel_run_trigger" {
  defaults = {
    id = "rt-3yVQZvHzf5j3WRJ1"
  }
}

mock_resource "lintel_secrets_mount" {
  defaults = {
    id = "sys/mounts/database"
  }
}

mock_resource "lintel_secrets_object" {
  defaults = {
    id = "sys/quotas/rate-limit/global"
  }
}

mock_resource "lintel_ssh_key" {
  defaults = {
    id = "sshkey-GxrePWre1Ezug7aM"
  }
}

mock_resource "lintel_task_config" {
  defaults = {
    id           = "taskcfg-8vsaKuS1RPMpVeHq"
    organization = "acme"
    task_name    = "image-scan"
  }
}

mock_resource "lintel_team" {
  defaults = {
    id = "team-4fQMsPRq1kMLQ3hV"
  }
}

mock_resource "lintel_team_member" {
  defaults = {
    id = "acme/developers/ada"
  }
}

mock_resource "lintel_team_project_access" {
  defaults = {
    id = "tprj-2pmtXpZa4YzVMTPi"
  }
}

mock_resource "lintel_team_workspace_access" {
  defaults = {
    id = "tws-zjTyZg7VsRlGRjPF"
  }
}

mock_resource "lintel_token_role" {
  defaults = {
    id = "auth/token/roles/deploy"
  }
}

mock_resource "lintel_transit_key" {
  defaults = {
    id = "transit/keys/orders"
  }
}

mock_resource "lintel_transit_key_rotation" {
  defaults = {
    id = "transit/keys/orders/rotate"
  }
}

mock_resource "lintel_userpass_user" {
  defaults = {
    id = "auth/userpass/users/alice"
  }
}

mock_resource "lintel_variable" {
  defaults = {
    id          = "acme/billing/terraform/region"
    variable_id = "var-EavQ1LztoRTQHSNT"
  }
}

mock_resource "lintel_variable_set" {
  defaults = {
    id = "varset-7oD7doVTQdAFnMLV"
  }
}

mock_resource "lintel_variable_set_project" {
  defaults = {
    id = "acme/Credentials/networking"
  }
}

mock_resource "lintel_variable_set_workspace" {
  defaults = {
    id = "acme/Credentials/web-production"
  }
}

mock_resource "lintel_workspace" {
  defaults = {
    id = "ws-3yVQZvHzf5j3WRJ1"
  }
}

mock_resource "lintel_workspace_run_task" {
  defaults = {
    id                = "acme/web-production/image-scan"
    workspace_task_id = "wstask-tBXYu8GVAFBpcmPm"
  }
}
