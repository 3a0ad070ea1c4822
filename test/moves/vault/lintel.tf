locals {
  certificate = <<-EOT
    -----BEGIN CERTIFICATE-----
    MIIBlDCCATmgAwIBAgIUZHJKd7t9YJEom9g/X/JXOa0UoS4wCgYIKoZIzj0EAwIw
    HjEcMBoGA1UEAwwTY2x1c3Rlci5leGFtcGxlLmNvbTAgFw0yNjExMjYxNDM5MjNa
    GA8yMTAwMTAyOTE0MzkyM1owHjEcMBoGA1UEAwwTY2x1c3Rlci5leGFtcGxlLmNv
    bTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHOJ/DmEmfL+TRzC15LBeAIjbSUw
    disvDInOoNUKFjFnnkwcJ6xP45xYeFFCPWyVD0vLACXKOLhRJsYGwDXs4RCjUzBR
    MB0GA1UdDgQWBBRUBFsY2U2YMxa+B0jslYFyuBuayDAfBgNVHSMEGDAWgBRUBFsY
    2U2YMxa+B0jslYFyuBuayDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kA
    MEYCIQDxyvvBGikCT1/RTEvbFSc1RlHCoBbpU1SRXksab82g1AIhAMB+dMF37nf8
    HbzCXO/RWYlK4Ns0pYt/eqMW2a7+Kows
    -----END CERTIFICATE-----
  EOT
  public_key  = <<-EOT
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEc4n8OYSZ8v5NHMLXksF4AiNtJTB2
    Ky8Mic6g1QoWMWeeTBwnrE/jnFh4UUI9bJUPS8sAJco4uFEmxgbANezhEA==
    -----END PUBLIC KEY-----
  EOT
  request     = <<-EOT
    -----BEGIN CERTIFICATE REQUEST-----
    MIHYMH8CAQAwHTEbMBkGA1UEAwwSc2lnbmVkLmV4YW1wbGUuY29tMFkwEwYHKoZI
    zj0CAQYIKoZIzj0DAQcDQgAEc4n8OYSZ8v5NHMLXksF4AiNtJTB2Ky8Mic6g1QoW
    MWeeTBwnrE/jnFh4UUI9bJUPS8sAJco4uFEmxgbANezhEKAAMAoGCCqGSM49BAMC
    A0kAMEYCIQDMyN7yqz/LxE+dby/0ZPeLEByl405KNttxHGgaOfPQvAIhAIThKE08
    uT/su8uRGerz4xQEQfSBmozBSo0vDoKsETjO
    -----END CERTIFICATE REQUEST-----
  EOT
  far         = "2099-01-01T00:00:00Z"
}

moved {
  from = vault_namespace.payments
  to   = lintel_namespace.payments
}

resource "lintel_namespace" "payments" {
  path            = "payments"
  custom_metadata = { cost = "42" }
}

moved {
  from = vault_mount.database
  to   = lintel_secrets_mount.database
}

resource "lintel_secrets_mount" "database" {
  path              = "orders"
  type              = "database"
  description       = "Credentials of the shop's databases"
  default_lease_ttl = "1h"
  max_lease_ttl     = "1d"
}

moved {
  from = vault_mount.texts
  to   = lintel_secrets_mount.texts
}

resource "lintel_secrets_mount" "texts" {
  path    = "texts"
  type    = "kv"
  options = { version = "2" }
}

moved {
  from = vault_mount.in_namespace
  to   = lintel_secrets_mount.in_namespace
}

resource "lintel_secrets_mount" "in_namespace" {
  namespace = lintel_namespace.payments.full_path
  path      = "database"
  type      = "database"
}

moved {
  from = vault_mount.keymgmt
  to   = lintel_secrets_mount.keymgmt
}

resource "lintel_secrets_mount" "keymgmt" {
  path = "keys"
  type = "keymgmt"
}

moved {
  from = vault_mount.root
  to   = lintel_secrets_mount.root
}

resource "lintel_secrets_mount" "root" {
  path          = "pki-root"
  type          = "pki"
  max_lease_ttl = "36500d"
}

moved {
  from = vault_mount.issuing
  to   = lintel_secrets_mount.issuing
}

resource "lintel_secrets_mount" "issuing" {
  path                        = "pki-issuing"
  type                        = "pki"
  max_lease_ttl               = "36500d"
  passthrough_request_headers = ["If-Modified-Since"]
  allowed_response_headers    = ["Last-Modified", "Link", "Location", "Replay-Nonce"]
}

moved {
  from = vault_policy.deploy
  to   = lintel_acl_policy.deploy
}

resource "lintel_acl_policy" "deploy" {
  name = "deploy"

  rules = [
    { path = "orders/creds/app", capabilities = ["read"] },
  ]
}

moved {
  from = vault_password_policy.long
  to   = lintel_password_policy.long
}

resource "lintel_password_policy" "long" {
  name   = "long"
  length = 24

  rules = [
    { charset = "abcdefghijklmnopqrstuvwxyz", min_chars = 1 },
    { charset = "0123456789" },
  ]
}

moved {
  from = vault_database_secret_backend_connection.orders
  to   = lintel_database_connection.orders
}

resource "lintel_database_connection" "orders" {
  mount             = lintel_secrets_mount.database.path
  name              = "orders"
  plugin_name       = "postgresql-database-plugin"
  allowed_roles     = ["app", "reporting"]
  connection_url    = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  username          = "root"
  password_wo       = "placeholder"
  verify_connection = false

  parameters = {
    max_open_connections    = "4"
    password_authentication = "scram-sha-256"
  }
}

moved {
  from = vault_database_secret_backend_connection.billing
  to   = lintel_database_connection.billing
}

resource "lintel_database_connection" "billing" {
  mount             = lintel_secrets_mount.database.path
  name              = "billing"
  plugin_name       = "postgresql-database-plugin"
  connection_url    = "postgresql://{{username}}:{{password}}@db.example.com:5432/billing"
  username          = "root"
  password_wo       = "placeholder"
  verify_connection = false

  # A default of the vault provider, which the service does not have.
  parameters = {
    max_open_connections = "2"
  }
}

moved {
  from = vault_database_secret_backend_role.app
  to   = lintel_database_role.app
}

resource "lintel_database_role" "app" {
  mount               = lintel_secrets_mount.database.path
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  default_ttl         = "1h"
  max_ttl             = "24h"
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
}

moved {
  from = vault_database_secret_backend_static_role.reporting
  to   = lintel_database_static_role.reporting
}

resource "lintel_database_static_role" "reporting" {
  mount             = lintel_secrets_mount.database.path
  name              = "reporting"
  db_name           = lintel_database_connection.orders.name
  username          = "reporting"
  rotation_schedule = "0 3 * * SUN"
  rotation_window   = "1h"
}

moved {
  from = vault_auth_backend.approle
  to   = lintel_auth_mount.approle
}

resource "lintel_auth_mount" "approle" {
  path               = "ci"
  type               = "approle"
  description        = "Pipelines log in by their roles"
  max_lease_ttl      = "2h"
  listing_visibility = "unauth"
}

moved {
  from = vault_auth_backend.kubernetes
  to   = lintel_auth_mount.kubernetes
}

resource "lintel_auth_mount" "kubernetes" {
  path = "cluster"
  type = "kubernetes"
}

moved {
  from = vault_approle_auth_backend_role.deploy
  to   = lintel_approle_role.deploy
}

resource "lintel_approle_role" "deploy" {
  mount             = lintel_auth_mount.approle.path
  name              = "deploy"
  token_policies    = ["deploy"]
  token_ttl         = "1h"
  token_bound_cidrs = ["10.0.0.0/8"]
  secret_id_ttl     = "24h"
}

moved {
  from = vault_token_auth_backend_role.deploy
  to   = lintel_token_role.deploy
}

resource "lintel_token_role" "deploy" {
  name                   = "deploy"
  allowed_policies       = ["deploy"]
  renewable              = false
  token_explicit_max_ttl = "1h"
}

moved {
  from = vault_kubernetes_auth_backend_config.cluster
  to   = lintel_kubernetes_auth_config.cluster
}

resource "lintel_kubernetes_auth_config" "cluster" {
  mount              = lintel_auth_mount.kubernetes.path
  kubernetes_host    = "https://cluster.example.com:6443"
  kubernetes_ca_cert = local.certificate

  # The vault provider writes it; the default of Lintel is that of the service.
  disable_iss_validation = false

  token_reviewer_jwt_wo = "placeholder"
}

moved {
  from = vault_kubernetes_auth_backend_role.deploy
  to   = lintel_kubernetes_auth_role.deploy
}

resource "lintel_kubernetes_auth_role" "deploy" {
  mount                            = lintel_kubernetes_auth_config.cluster.mount
  name                             = "deploy"
  bound_service_account_names      = ["deployer"]
  bound_service_account_namespaces = ["apps", "shop"]
  audience                         = "vault"
  token_policies                   = ["deploy"]
  token_ttl                        = "20m"
}

moved {
  from = vault_jwt_auth_backend.forge
  to   = lintel_jwt_auth_config.forge
}

resource "lintel_jwt_auth_config" "forge" {
  mount                  = "forge"
  jwt_validation_pubkeys = [local.public_key]
  bound_issuer           = "https://forge.example.com"
}

moved {
  from = vault_jwt_auth_backend_role.deploy
  to   = lintel_jwt_auth_role.deploy
}

resource "lintel_jwt_auth_role" "deploy" {
  mount           = lintel_jwt_auth_config.forge.mount
  name            = "deploy"
  user_claim      = "sub"
  bound_audiences = ["https://secrets.example.com"]
  bound_claims    = jsonencode({ repository = "acme/app" })
  token_policies  = ["deploy"]
  token_ttl       = "20m"
}

moved {
  from = vault_keymgmt_azure_kms.store
  to   = lintel_key_management_provider.store
}

resource "lintel_key_management_provider" "store" {
  mount          = lintel_secrets_mount.keymgmt.path
  name           = "store"
  kms_provider   = "cloudkeyvault"
  key_collection = "signing-keys"
}

moved {
  from = vault_kubernetes_secret_backend.cluster
  to   = lintel_cluster_config.cluster
}

resource "lintel_cluster_config" "cluster" {
  mount                  = "workers"
  cluster_host           = "https://cluster.example.com:6443"
  cluster_ca_cert        = local.certificate
  service_account_jwt_wo = "placeholder"
}

moved {
  from = vault_kubernetes_secret_backend_role.deployer
  to   = lintel_cluster_role.deployer
}

resource "lintel_cluster_role" "deployer" {
  mount                      = lintel_cluster_config.cluster.mount
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps", "jobs"]
  token_default_ttl          = "10m"
  token_max_ttl              = "1h"
  service_account_name       = "deployer"
}

moved {
  from = vault_terraform_cloud_secret_backend.platform
  to   = lintel_platform_token_config.platform
}

resource "lintel_platform_token_config" "platform" {
  mount    = "platform"
  address  = "https://platform.example.com"
  token_wo = "placeholder"
}

moved {
  from = vault_terraform_cloud_secret_role.pipeline
  to   = lintel_platform_token_role.pipeline
}

resource "lintel_platform_token_role" "pipeline" {
  mount   = lintel_platform_token_config.platform.mount
  name    = "pipeline"
  user_id = "user-8Qk3wXzYbN5vRtLm"
  ttl     = "30m"
  max_ttl = "2h"
}

moved {
  from = vault_pki_secret_backend_root_cert.root
  to   = lintel_pki_root.root
}

resource "lintel_pki_root" "root" {
  mount        = lintel_secrets_mount.root.path
  common_name  = "Example root"
  organization = ["Acme"]
  issuer_name  = "root"
  key_name     = "root-key"
  key_type     = "ec"
  key_bits     = 256
  not_after    = local.far
}

moved {
  from = vault_pki_secret_backend_issuer.root
  to   = lintel_pki_issuer.root
}

resource "lintel_pki_issuer" "root" {
  mount       = lintel_secrets_mount.root.path
  issuer_name = "root"
  certificate = lintel_pki_root.root.certificate
}

moved {
  from = vault_pki_secret_backend_key.spare
  to   = lintel_pki_key.spare
}

resource "lintel_pki_key" "spare" {
  mount    = lintel_secrets_mount.root.path
  key_name = "spare"
  key_type = "ec"
  key_bits = 384
}

moved {
  from = vault_pki_secret_backend_intermediate_cert_request.issuing
  to   = lintel_pki_intermediate_request.issuing
}

resource "lintel_pki_intermediate_request" "issuing" {
  mount        = lintel_secrets_mount.issuing.path
  common_name  = "Example issuing"
  organization = ["Acme"]
  key_name     = "issuing-key"
  key_type     = "ec"
  key_bits     = 256
}

moved {
  from = vault_pki_secret_backend_root_sign_intermediate.issuing
  to   = lintel_pki_signed_intermediate.issuing
}

resource "lintel_pki_signed_intermediate" "issuing" {
  mount           = lintel_pki_root.root.mount
  csr             = lintel_pki_intermediate_request.issuing.csr
  common_name     = "Example issuing"
  organization    = ["Acme"]
  max_path_length = 0
  not_after       = local.far
}

moved {
  from = vault_pki_secret_backend_intermediate_set_signed.issuing
  to   = lintel_pki_issuer.issuing
}

resource "lintel_pki_issuer" "issuing" {
  mount       = lintel_secrets_mount.issuing.path
  certificate = lintel_pki_signed_intermediate.issuing.certificate
}

moved {
  from = vault_pki_secret_backend_config_issuers.issuing
  to   = lintel_pki_issuers_config.issuing
}

resource "lintel_pki_issuers_config" "issuing" {
  mount   = lintel_secrets_mount.issuing.path
  default = lintel_pki_issuer.issuing.issuer_id
}

moved {
  from = vault_pki_secret_backend_config_urls.issuing
  to   = lintel_pki_urls_config.issuing
}

resource "lintel_pki_urls_config" "issuing" {
  mount                   = lintel_secrets_mount.issuing.path
  issuing_certificates    = ["http://pki.example.com/v1/pki/ca"]
  crl_distribution_points = ["http://pki.example.com/v1/pki/crl"]
}

moved {
  from = vault_pki_secret_backend_config_cluster.issuing
  to   = lintel_pki_cluster_config.issuing
}

resource "lintel_pki_cluster_config" "issuing" {
  mount    = lintel_secrets_mount.issuing.path
  path     = "https://secrets.example.com:8200/v1/pki-issuing"
  aia_path = "http://pki.example.com/v1/pki-issuing"
}

moved {
  from = vault_pki_secret_backend_config_acme.issuing
  to   = lintel_pki_acme_config.issuing
}

resource "lintel_pki_acme_config" "issuing" {
  mount                    = lintel_pki_cluster_config.issuing.mount
  enabled                  = true
  allowed_roles            = [lintel_pki_role.web.name]
  default_directory_policy = "role:web"
  eab_policy               = "new-account-required"
}

moved {
  from = vault_pki_secret_backend_acme_eab.client
  to   = lintel_pki_acme_eab.client
}

resource "lintel_pki_acme_eab" "client" {
  mount = lintel_pki_acme_config.issuing.mount
  role  = lintel_pki_role.web.name
}

moved {
  from = vault_pki_secret_backend_crl_config.issuing
  to   = lintel_pki_crl_config.issuing
}

resource "lintel_pki_crl_config" "issuing" {
  mount        = lintel_pki_issuers_config.issuing.mount
  expiry       = "48h"
  auto_rebuild = true
}

moved {
  from = vault_pki_secret_backend_config_auto_tidy.issuing
  to   = lintel_pki_auto_tidy_config.issuing
}

resource "lintel_pki_auto_tidy_config" "issuing" {
  mount             = lintel_secrets_mount.issuing.path
  enabled           = true
  tidy_cert_store   = true
  interval_duration = "12h"
  safety_buffer     = "72h"
}

moved {
  from = vault_pki_secret_backend_role.web
  to   = lintel_pki_role.web
}

resource "lintel_pki_role" "web" {
  mount            = lintel_pki_issuers_config.issuing.mount
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  key_bits         = 256
  not_after        = local.far
}

moved {
  from = vault_pki_secret_backend_cert.shop
  to   = lintel_pki_certificate.shop
}

resource "lintel_pki_certificate" "shop" {
  mount       = lintel_secrets_mount.issuing.path
  role        = lintel_pki_role.web.name
  common_name = "shop.example.com"
  alt_names   = ["www.example.com"]
}

moved {
  from = vault_pki_secret_backend_sign.api
  to   = lintel_pki_signed_certificate.api
}

resource "lintel_pki_signed_certificate" "api" {
  mount       = lintel_secrets_mount.issuing.path
  role        = lintel_pki_role.web.name
  csr         = local.request
  common_name = "api.example.com"
}

moved {
  from = vault_mount.versioned
  to   = lintel_secrets_mount.versioned
}

resource "lintel_secrets_mount" "versioned" {
  path                        = "versioned"
  type                        = "kv"
  options                     = { version = "2" }
  listing_visibility          = "unauth"
  audit_non_hmac_request_keys = ["name"]
  seal_wrap                   = true
}

moved {
  from = vault_auth_backend.in_namespace
  to   = lintel_auth_mount.in_namespace
}

resource "lintel_auth_mount" "in_namespace" {
  namespace                   = lintel_namespace.payments.full_path
  path                        = "approle"
  type                        = "approle"
  default_lease_ttl           = "1h"
  token_type                  = "batch"
  passthrough_request_headers = ["X-Request-Id"]
}

moved {
  from = vault_approle_auth_backend_role.in_namespace
  to   = lintel_approle_role.in_namespace
}

resource "lintel_approle_role" "in_namespace" {
  namespace               = lintel_namespace.payments.full_path
  mount                   = lintel_auth_mount.in_namespace.path
  name                    = "batch"
  role_id                 = "batch-role"
  secret_id_bound_cidrs   = ["10.0.0.0/8"]
  secret_id_num_uses      = 3
  token_explicit_max_ttl  = "2h"
  token_no_default_policy = true
}

moved {
  from = vault_policy.in_namespace
  to   = lintel_acl_policy.in_namespace
}

resource "lintel_acl_policy" "in_namespace" {
  namespace = lintel_namespace.payments.full_path
  name      = "read"

  rules = [
    { path = "texts/data/*", capabilities = ["list", "read"] },
    {
      path               = "pki/issue/web"
      capabilities       = ["update"]
      allowed_parameters = { common_name = ["*.example.com"] }
    },
  ]
}

moved {
  from = vault_database_secret_backend_connection.stock
  to   = lintel_database_connection.stock
}

resource "lintel_database_connection" "stock" {
  mount                    = "${lintel_namespace.payments.full_path}/${lintel_secrets_mount.in_namespace.path}"
  name                     = "stock"
  plugin_name              = "mysql-database-plugin"
  allowed_roles            = ["*"]
  connection_url           = "{{username}}:{{password}}@tcp(db.example.com:3306)/"
  username                 = "root"
  password_wo              = "placeholder"
  verify_connection        = false
  root_rotation_statements = ["SELECT 1"]

  parameters = {
    max_open_connections    = "8"
    max_connection_lifetime = "60s"
  }
}

moved {
  from = vault_database_secret_backend_role.keys
  to   = lintel_database_role.keys
}

resource "lintel_database_role" "keys" {
  mount                 = lintel_database_connection.stock.mount
  name                  = "keys"
  db_name               = lintel_database_connection.stock.name
  creation_statements   = ["SELECT 1"]
  revocation_statements = ["SELECT 2"]
  credential_type       = "rsa_private_key"
  credential_config     = { key_bits = 4096 }
}

moved {
  from = vault_database_secret_backend_static_role.daily
  to   = lintel_database_static_role.daily
}

resource "lintel_database_static_role" "daily" {
  mount               = lintel_database_connection.stock.mount
  name                = "daily"
  db_name             = lintel_database_connection.stock.name
  username            = "daily"
  rotation_period     = "1d"
  rotation_statements = ["SELECT 1"]
}

moved {
  from = vault_kubernetes_secret_backend_role.rules
  to   = lintel_cluster_role.rules
}

resource "lintel_cluster_role" "rules" {
  mount                              = lintel_cluster_config.cluster.mount
  name                               = "rules"
  allowed_cluster_namespace_selector = jsonencode({ matchLabels = { team = "apps" } })
  cluster_role_type                  = "ClusterRole"
  generated_role_rules               = jsonencode({ rules = [{ apiGroups = [""], resources = ["pods"], verbs = ["list"] }] })
  token_default_audiences            = ["https://kubernetes.default.svc"]
  extra_labels                       = { team = "apps" }
  extra_annotations                  = { env = "development" }
}

moved {
  from = vault_terraform_cloud_secret_role.team
  to   = lintel_platform_token_role.team
}

resource "lintel_platform_token_role" "team" {
  mount           = lintel_platform_token_config.platform.mount
  name            = "team"
  team_id         = "team-platform"
  credential_type = "team_legacy"
}

moved {
  from = vault_jwt_auth_backend_role.claims
  to   = lintel_jwt_auth_role.claims
}

resource "lintel_jwt_auth_role" "claims" {
  mount             = lintel_jwt_auth_config.forge.mount
  name              = "claims"
  user_claim        = "sub"
  bound_subject     = "repo:acme/app"
  bound_audiences   = ["a", "b"]
  bound_claims_type = "glob"
  bound_claims      = jsonencode({ ref = ["refs/heads/main", "refs/tags/*"], repository = "acme/*" })
  claim_mappings    = { repository = "repository" }
  groups_claim      = "groups"
  clock_skew_leeway = 30
  token_type        = "batch"
}

moved {
  from = vault_token_auth_backend_role.periodic
  to   = lintel_token_role.periodic
}

resource "lintel_token_role" "periodic" {
  name                  = "periodic"
  orphan                = true
  token_period          = "1d"
  path_suffix           = "pipelines"
  disallowed_policies   = ["root-like"]
  allowed_policies_glob = ["app-*"]
  token_type            = "service"
}

moved {
  from = vault_pki_secret_backend_role.full
  to   = lintel_pki_role.full
}

resource "lintel_pki_role" "full" {
  mount               = lintel_secrets_mount.root.path
  name                = "full"
  issuer_ref          = lintel_pki_root.root.issuer_id
  ttl                 = "1d"
  max_ttl             = "30d"
  allowed_domains     = ["a.example.com", "b.example.com"]
  allow_bare_domains  = true
  allow_ip_sans       = false
  allowed_uri_sans    = ["spiffe://example.com/*"]
  allowed_user_ids    = ["app"]
  key_type            = "rsa"
  key_bits            = 2048
  key_usage           = ["DigitalSignature"]
  ext_key_usage       = ["ClientAuth"]
  client_flag         = true
  server_flag         = false
  organization        = ["Acme"]
  ou                  = ["Web", "Edge"]
  country             = ["DE"]
  no_store            = true
  require_cn          = false
  policy_identifiers  = ["1.3.6.1.4.1.7.8"]
  not_before_duration = "45s"
}

moved {
  from = vault_pki_secret_backend_cert.bundle
  to   = lintel_pki_certificate.bundle
}

resource "lintel_pki_certificate" "bundle" {
  mount              = lintel_secrets_mount.issuing.path
  role               = lintel_pki_role.web.name
  common_name        = "bundle.example.com"
  ip_sans            = ["10.0.0.1"]
  format             = "pem_bundle"
  private_key_format = "pkcs8"
  revoke_on_destroy  = true
  renew_before       = "1h"
}

moved {
  from = vault_pki_secret_backend_root_cert.constrained
  to   = lintel_pki_root.constrained
}

resource "lintel_pki_root" "constrained" {
  mount                 = lintel_secrets_mount.root.path
  common_name           = "Constrained root"
  alt_names             = ["root.example.com"]
  issuer_name           = "constrained"
  key_type              = "ec"
  key_bits              = 384
  ttl                   = "36500d"
  max_path_length       = 2
  permitted_dns_domains = ["example.com"]
  organization          = ["Acme"]
  ou                    = ["Web"]
  country               = ["DE"]
  locality              = ["Berlin"]

  # Settings of the issuer.
  leaf_not_after_behavior = "truncate"
  usage                   = ["issuing-certificates"]
  issuing_certificates    = ["http://pki.example.com/constrained"]
}

moved {
  from = vault_pki_secret_backend_issuer.constrained
  to   = lintel_pki_issuer.constrained
}

resource "lintel_pki_issuer" "constrained" {
  mount                   = lintel_secrets_mount.root.path
  issuer_name             = "constrained"
  certificate             = lintel_pki_root.constrained.certificate
  leaf_not_after_behavior = "truncate"
  usage                   = ["issuing-certificates"]
  issuing_certificates    = ["http://pki.example.com/constrained"]
}

moved {
  from = vault_pki_secret_backend_crl_config.root
  to   = lintel_pki_crl_config.root
}

resource "lintel_pki_crl_config" "root" {
  mount                     = lintel_secrets_mount.root.path
  expiry                    = "72h"
  auto_rebuild              = true
  auto_rebuild_grace_period = "6h"
  enable_delta              = true
  delta_rebuild_interval    = "10m"
  ocsp_disable              = true
}

moved {
  from = vault_mount.words
  to   = lintel_secrets_mount.words
}

resource "lintel_secrets_mount" "words" {
  path    = "words"
  type    = "kv"
  options = { version = "2" }
}

moved {
  from = vault_kv_secret_backend_v2.words
  to   = lintel_kv_config.words
}

resource "lintel_kv_config" "words" {
  mount                = lintel_secrets_mount.words.path
  max_versions         = 20
  delete_version_after = "48h"
  cas_required         = true
}

moved {
  from = vault_auth_backend.people
  to   = lintel_auth_mount.people
}

resource "lintel_auth_mount" "people" {
  path = "people"
  type = "userpass"
}

moved {
  from = vault_identity_entity.alice
  to   = lintel_identity_entity.alice
}

resource "lintel_identity_entity" "alice" {
  name     = "alice"
  policies = ["app"]
  metadata = { team = "payments" }
}

moved {
  from = vault_identity_entity.bob
  to   = lintel_identity_entity.bob
}

resource "lintel_identity_entity" "bob" {
  name     = "bob"
  disabled = true
}

moved {
  from = vault_identity_entity_alias.alice
  to   = lintel_identity_entity_alias.alice
}

resource "lintel_identity_entity_alias" "alice" {
  name            = "alice"
  mount_accessor  = lintel_auth_mount.people.accessor
  canonical_id    = lintel_identity_entity.alice.entity_id
  custom_metadata = { floor = "3" }
}

moved {
  from = vault_identity_group.platform
  to   = lintel_identity_group.platform
}

resource "lintel_identity_group" "platform" {
  name              = "platform"
  policies          = ["app", "metrics"]
  member_entity_ids = [lintel_identity_entity.alice.entity_id, lintel_identity_entity.bob.entity_id]
  metadata          = { team = "payments" }
}

moved {
  from = vault_identity_group.deployers
  to   = lintel_identity_group.deployers
}

resource "lintel_identity_group" "deployers" {
  name = "deployers"
  type = "external"
}

moved {
  from = vault_identity_group_alias.deployers
  to   = lintel_identity_group_alias.deployers
}

resource "lintel_identity_group_alias" "deployers" {
  name           = "Deployers"
  mount_accessor = lintel_auth_mount.people.accessor
  canonical_id   = lintel_identity_group.deployers.group_id
}

moved {
  from = vault_userpass_auth_backend_user.alice
  to   = lintel_userpass_user.alice
}

resource "lintel_userpass_user" "alice" {
  mount          = lintel_auth_mount.people.path
  username       = "alice"
  password_wo    = "a-password-of-alice"
  token_policies = ["app"]
  token_ttl      = "1h"
}

moved {
  from = vault_generic_endpoint.ci
  to   = lintel_secrets_object.ci
}

resource "lintel_secrets_object" "ci" {
  path = "auth/token/roles/ci"

  body = {
    allowed_policies = ["app"]
    token_period     = "1h"
  }
}

moved {
  from = vault_generic_endpoint.build
  to   = lintel_secrets_object.build
}

resource "lintel_secrets_object" "build" {
  path            = "identity/entity/name/build"
  on_destroy      = "forget"
  response_fields = ["data.id"]

  body = {
    metadata = { team = "build" }
  }
}

moved {
  from = vault_mount.documents
  to   = lintel_secrets_mount.documents
}

resource "lintel_secrets_mount" "documents" {
  path    = "documents"
  type    = "kv"
  options = { version = "1" }
}

moved {
  from = vault_kv_secret.smtp
  to   = lintel_kv_secret_v1.smtp
}

resource "lintel_kv_secret_v1" "smtp" {
  mount = lintel_secrets_mount.documents.path
  name  = "mail/smtp"

  data_wo = {
    password = "placeholder"
    port     = 587
  }
}

moved {
  from = vault_generic_secret.legacy
  to   = lintel_kv_secret_v1.legacy
}

resource "lintel_kv_secret_v1" "legacy" {
  mount   = lintel_secrets_mount.documents.path
  name    = "legacy"
  data_wo = { token = "placeholder" }
}

moved {
  from = vault_kv_secret_v2.shop
  to   = lintel_kv_secret.shop
}

resource "lintel_kv_secret" "shop" {
  mount           = lintel_secrets_mount.texts.path
  name            = "shop/database"
  data_wo         = { password = "placeholder" }
  max_versions    = 5
  custom_metadata = { owner = "shop" }
}

moved {
  from = vault_generic_secret.shop_api
  to   = lintel_kv_secret.shop_api
}

resource "lintel_kv_secret" "shop_api" {
  mount   = lintel_secrets_mount.texts.path
  name    = "shop/api"
  data_wo = { token = "placeholder" }
}

moved {
  from = vault_mount.transit
  to   = lintel_secrets_mount.transit
}

resource "lintel_secrets_mount" "transit" {
  path = "transit"
  type = "transit"
}

moved {
  from = vault_transit_secret_backend_key.orders
  to   = lintel_transit_key.orders
}

resource "lintel_transit_key" "orders" {
  mount              = lintel_secrets_mount.transit.path
  name               = "orders"
  deletion_allowed   = true
  exportable         = true
  auto_rotate_period = "24h"
}

moved {
  from = vault_transit_secret_backend_key.invoices
  to   = lintel_transit_key.invoices
}

resource "lintel_transit_key" "invoices" {
  mount            = lintel_secrets_mount.transit.path
  name             = "invoices"
  type             = "ecdsa-p256"
  deletion_allowed = true
}

moved {
  from = vault_audit.file
  to   = lintel_audit_device.file
}

resource "lintel_audit_device" "file" {
  path        = "main"
  type        = "file"
  description = "all requests"

  options = {
    file_path = "discard"
    log_raw   = "true"
  }
}

moved {
  from = vault_identity_group.crew
  to   = lintel_identity_group.crew
}

resource "lintel_identity_group" "crew" {
  name = "crew"
}

moved {
  from = vault_identity_group_member_entity_ids.alice
  to   = lintel_identity_group_member.alice
}

resource "lintel_identity_group_member" "alice" {
  group_id  = lintel_identity_group.crew.group_id
  entity_id = lintel_identity_entity.alice.entity_id
}

moved {
  from = vault_identity_group_member_group_ids.platform
  to   = lintel_identity_group_member.platform
}

resource "lintel_identity_group_member" "platform" {
  group_id        = lintel_identity_group.crew.group_id
  member_group_id = lintel_identity_group.platform.group_id
}

moved {
  from = vault_approle_auth_backend_role_secret_id.deploy
  to   = lintel_approle_secret_id.deploy
}

resource "lintel_approle_secret_id" "deploy" {
  mount          = lintel_auth_mount.approle.path
  role           = lintel_approle_role.deploy.name
  keep_secret_id = true
  metadata       = { team = "payments" }
  cidr_list      = ["10.0.0.0/8"]
  ttl            = "24h"
}
