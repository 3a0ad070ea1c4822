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

resource "vault_namespace" "payments" {
  path            = "payments"
  custom_metadata = { cost = "42" }
}

resource "vault_mount" "database" {
  path                      = "orders"
  type                      = "database"
  description               = "Credentials of the shop's databases"
  default_lease_ttl_seconds = 3600
  max_lease_ttl_seconds     = 86400
}

resource "vault_mount" "texts" {
  path    = "texts"
  type    = "kv"
  options = { version = "2" }
}

resource "vault_mount" "in_namespace" {
  namespace = vault_namespace.payments.path_fq
  path      = "database"
  type      = "database"
}

resource "vault_mount" "keymgmt" {
  path = "keys"
  type = "keymgmt"
}

resource "vault_mount" "root" {
  path                  = "pki-root"
  type                  = "pki"
  max_lease_ttl_seconds = 3153600000
}

resource "vault_mount" "issuing" {
  path                        = "pki-issuing"
  type                        = "pki"
  max_lease_ttl_seconds       = 3153600000
  passthrough_request_headers = ["If-Modified-Since"]
  allowed_response_headers    = ["Last-Modified", "Link", "Location", "Replay-Nonce"]
}

resource "vault_policy" "deploy" {
  name   = "deploy"
  policy = "path \"orders/creds/app\" {\n  capabilities = [\"read\"]\n}\n"
}

resource "vault_password_policy" "long" {
  name   = "long"
  policy = <<-EOT
    length = 24
    rule "charset" {
      charset   = "abcdefghijklmnopqrstuvwxyz"
      min-chars = 1
    }
    rule "charset" {
      charset = "0123456789"
    }
  EOT
}

resource "vault_database_secret_backend_connection" "orders" {
  backend           = vault_mount.database.path
  name              = "orders"
  allowed_roles     = ["app", "reporting"]
  verify_connection = false

  postgresql {
    connection_url          = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
    username                = "root"
    password                = "placeholder"
    max_open_connections    = 4
    password_authentication = "scram-sha-256"
  }
}

resource "vault_database_secret_backend_connection" "billing" {
  backend           = vault_mount.database.path
  name              = "billing"
  verify_connection = false

  postgresql {
    connection_url = "postgresql://{{username}}:{{password}}@db.example.com:5432/billing"
    username       = "root"
    password       = "placeholder"
  }
}

resource "vault_database_secret_backend_role" "app" {
  backend             = vault_mount.database.path
  name                = "app"
  db_name             = vault_database_secret_backend_connection.orders.name
  default_ttl         = 3600
  max_ttl             = 86400
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
}

resource "vault_database_secret_backend_static_role" "reporting" {
  backend           = vault_mount.database.path
  name              = "reporting"
  db_name           = vault_database_secret_backend_connection.orders.name
  username          = "reporting"
  rotation_schedule = "0 3 * * SUN"
  rotation_window   = 3600
}

resource "vault_auth_backend" "approle" {
  path        = "ci"
  type        = "approle"
  description = "Pipelines log in by their roles"

  tune {
    max_lease_ttl      = "7200s"
    listing_visibility = "unauth"
  }
}

resource "vault_auth_backend" "kubernetes" {
  path = "cluster"
  type = "kubernetes"
}

resource "vault_approle_auth_backend_role" "deploy" {
  backend           = vault_auth_backend.approle.path
  role_name         = "deploy"
  token_policies    = ["deploy"]
  token_ttl         = 3600
  token_bound_cidrs = ["10.0.0.0/8"]
  secret_id_ttl     = 86400
}

resource "vault_token_auth_backend_role" "deploy" {
  role_name              = "deploy"
  allowed_policies       = ["deploy"]
  renewable              = false
  token_explicit_max_ttl = 3600
}

resource "vault_kubernetes_auth_backend_config" "cluster" {
  backend            = vault_auth_backend.kubernetes.path
  kubernetes_host    = "https://cluster.example.com:6443"
  kubernetes_ca_cert = local.certificate
  token_reviewer_jwt = "placeholder"
}

resource "vault_kubernetes_auth_backend_role" "deploy" {
  backend                          = vault_kubernetes_auth_backend_config.cluster.backend
  role_name                        = "deploy"
  bound_service_account_names      = ["deployer"]
  bound_service_account_namespaces = ["apps", "shop"]
  audience                         = "vault"
  token_policies                   = ["deploy"]
  token_ttl                        = 1200
}

resource "vault_jwt_auth_backend" "forge" {
  path                   = "forge"
  jwt_validation_pubkeys = [trimspace(local.public_key)]
  bound_issuer           = "https://forge.example.com"
}

resource "vault_jwt_auth_backend_role" "deploy" {
  backend         = vault_jwt_auth_backend.forge.path
  role_name       = "deploy"
  role_type       = "jwt"
  user_claim      = "sub"
  bound_audiences = ["https://secrets.example.com"]
  bound_claims    = { repository = "acme/app" }
  token_policies  = ["deploy"]
  token_ttl       = 1200
}

resource "vault_keymgmt_azure_kms" "store" {
  mount                  = vault_mount.keymgmt.path
  name                   = "store"
  key_collection         = "signing-keys"
  credentials_wo         = { tenant_id = "tenant", client_id = "client", client_secret = "placeholder" }
  credentials_wo_version = 1
}

resource "vault_kubernetes_secret_backend" "cluster" {
  path                = "workers"
  kubernetes_host     = "https://cluster.example.com:6443"
  kubernetes_ca_cert  = local.certificate
  service_account_jwt = "placeholder"
}

resource "vault_kubernetes_secret_backend_role" "deployer" {
  backend                       = vault_kubernetes_secret_backend.cluster.path
  name                          = "deployer"
  allowed_kubernetes_namespaces = ["apps", "jobs"]
  token_default_ttl             = 600
  token_max_ttl                 = 3600
  service_account_name          = "deployer"
}

resource "vault_terraform_cloud_secret_backend" "platform" {
  backend     = "platform"
  description = "Tokens of the platform"
  address     = "https://platform.example.com"
  token       = "placeholder"
}

resource "vault_terraform_cloud_secret_role" "pipeline" {
  backend = vault_terraform_cloud_secret_backend.platform.backend
  name    = "pipeline"
  user_id = "user-8Qk3wXzYbN5vRtLm"

  # Without these, the provider plans a replacement.
  credential_type = "user"
  organization    = ""
  team_id         = ""

  ttl     = 1800
  max_ttl = 7200
}

resource "vault_pki_secret_backend_root_cert" "root" {
  backend      = vault_mount.root.path
  type         = "internal"
  common_name  = "Example root"
  organization = "Acme"
  issuer_name  = "root"
  key_name     = "root-key"
  key_type     = "ec"
  key_bits     = 256
  not_after    = local.far
}

resource "vault_pki_secret_backend_issuer" "root" {
  backend     = vault_mount.root.path
  issuer_ref  = vault_pki_secret_backend_root_cert.root.issuer_id
  issuer_name = "root"
}

resource "vault_pki_secret_backend_key" "spare" {
  backend  = vault_mount.root.path
  type     = "internal"
  key_name = "spare"
  key_type = "ec"
  key_bits = 384
}

resource "vault_pki_secret_backend_intermediate_cert_request" "issuing" {
  backend      = vault_mount.issuing.path
  type         = "internal"
  common_name  = "Example issuing"
  organization = "Acme"
  key_name     = "issuing-key"
  key_type     = "ec"
  key_bits     = 256
}

resource "vault_pki_secret_backend_root_sign_intermediate" "issuing" {
  backend         = vault_pki_secret_backend_root_cert.root.backend
  csr             = vault_pki_secret_backend_intermediate_cert_request.issuing.csr
  common_name     = "Example issuing"
  organization    = "Acme"
  max_path_length = 0
  not_after       = local.far
}

resource "vault_pki_secret_backend_intermediate_set_signed" "issuing" {
  backend     = vault_mount.issuing.path
  certificate = vault_pki_secret_backend_root_sign_intermediate.issuing.certificate
}

resource "vault_pki_secret_backend_config_issuers" "issuing" {
  backend = vault_mount.issuing.path
  default = vault_pki_secret_backend_intermediate_set_signed.issuing.imported_issuers[0]
}

resource "vault_pki_secret_backend_config_urls" "issuing" {
  backend                 = vault_mount.issuing.path
  issuing_certificates    = ["http://pki.example.com/v1/pki/ca"]
  crl_distribution_points = ["http://pki.example.com/v1/pki/crl"]
}

resource "vault_pki_secret_backend_config_cluster" "issuing" {
  backend  = vault_mount.issuing.path
  path     = "https://secrets.example.com:8200/v1/pki-issuing"
  aia_path = "http://pki.example.com/v1/pki-issuing"
}

resource "vault_pki_secret_backend_config_acme" "issuing" {
  backend                  = vault_pki_secret_backend_config_cluster.issuing.backend
  enabled                  = true
  allowed_issuers          = ["*"]
  allowed_roles            = [vault_pki_secret_backend_role.web.name]
  default_directory_policy = "role:web"
  eab_policy               = "new-account-required"
}

resource "vault_pki_secret_backend_acme_eab" "client" {
  backend = vault_pki_secret_backend_config_acme.issuing.backend
  role    = vault_pki_secret_backend_role.web.name
}

resource "vault_pki_secret_backend_crl_config" "issuing" {
  backend      = vault_pki_secret_backend_config_issuers.issuing.backend
  expiry       = "48h"
  auto_rebuild = true
}

resource "vault_pki_secret_backend_config_auto_tidy" "issuing" {
  backend           = vault_mount.issuing.path
  enabled           = true
  tidy_cert_store   = true
  interval_duration = "12h"
  safety_buffer     = "72h"
}

resource "vault_pki_secret_backend_role" "web" {
  backend          = vault_pki_secret_backend_config_issuers.issuing.backend
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  key_bits         = 256
  not_after        = local.far
}

resource "vault_pki_secret_backend_cert" "shop" {
  backend     = vault_mount.issuing.path
  name        = vault_pki_secret_backend_role.web.name
  common_name = "shop.example.com"
  alt_names   = ["www.example.com"]
  depends_on  = [vault_pki_secret_backend_config_urls.issuing]
}

resource "vault_pki_secret_backend_sign" "api" {
  backend     = vault_mount.issuing.path
  name        = vault_pki_secret_backend_role.web.name
  csr         = local.request
  common_name = "api.example.com"
  depends_on  = [vault_pki_secret_backend_config_urls.issuing]
}
