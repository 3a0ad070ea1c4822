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

resource "vault_mount" "versioned" {
  path                        = "versioned"
  type                        = "kv-v2"
  listing_visibility          = "unauth"
  audit_non_hmac_request_keys = ["name"]
  seal_wrap                   = true
}

resource "vault_auth_backend" "in_namespace" {
  namespace = vault_namespace.payments.path_fq
  path      = "approle"
  type      = "approle"

  tune {
    default_lease_ttl           = "1h"
    token_type                  = "batch"
    passthrough_request_headers = ["X-Request-Id"]
  }
}

resource "vault_approle_auth_backend_role" "in_namespace" {
  namespace               = vault_namespace.payments.path_fq
  backend                 = vault_auth_backend.in_namespace.path
  role_name               = "batch"
  role_id                 = "batch-role"
  bind_secret_id          = true
  secret_id_bound_cidrs   = ["10.0.0.0/8"]
  secret_id_num_uses      = 3
  token_explicit_max_ttl  = 7200
  token_no_default_policy = true
}

resource "vault_policy" "in_namespace" {
  namespace = vault_namespace.payments.path_fq
  name      = "read"
  policy    = <<-EOT
    # What applications read.
    path "texts/data/*" {
      capabilities = ["read", "list"]
    }

    path "pki/issue/web" {
      capabilities = ["update"]
      allowed_parameters = {
        "common_name" = ["*.example.com"]
      }
    }
  EOT
}

resource "vault_database_secret_backend_connection" "stock" {
  namespace                = vault_namespace.payments.path_fq
  backend                  = vault_mount.in_namespace.path
  name                     = "stock"
  allowed_roles            = ["*"]
  verify_connection        = false
  root_rotation_statements = ["SELECT 1"]

  mysql {
    connection_url          = "{{username}}:{{password}}@tcp(db.example.com:3306)/"
    username                = "root"
    password_wo             = "placeholder"
    password_wo_version     = 2
    max_open_connections    = 8
    max_connection_lifetime = 60
  }
}

resource "vault_database_secret_backend_role" "keys" {
  namespace             = vault_namespace.payments.path_fq
  backend               = vault_mount.in_namespace.path
  name                  = "keys"
  db_name               = vault_database_secret_backend_connection.stock.name
  creation_statements   = ["SELECT 1"]
  revocation_statements = ["SELECT 2"]
  credential_type       = "rsa_private_key"
  credential_config     = { format = "pkcs8", key_bits = "4096" }
}

resource "vault_database_secret_backend_static_role" "daily" {
  namespace           = vault_namespace.payments.path_fq
  backend             = vault_mount.in_namespace.path
  name                = "daily"
  db_name             = vault_database_secret_backend_connection.stock.name
  username            = "daily"
  rotation_period     = 86400
  rotation_statements = ["SELECT 1"]
}

resource "vault_kubernetes_secret_backend_role" "rules" {
  backend                               = vault_kubernetes_secret_backend.cluster.path
  name                                  = "rules"
  allowed_kubernetes_namespace_selector = jsonencode({ matchLabels = { team = "apps" } })
  kubernetes_role_type                  = "ClusterRole"
  generated_role_rules                  = <<-EOT
    rules:
    - apiGroups: [""]
      resources: ["pods"]
      verbs: ["list"]
  EOT
  token_default_audiences               = ["https://kubernetes.default.svc"]
  extra_labels                          = { team = "apps" }
  extra_annotations                     = { env = "development" }
}

resource "vault_terraform_cloud_secret_role" "team" {
  backend         = vault_terraform_cloud_secret_backend.platform.backend
  name            = "team"
  organization    = ""
  team_id         = "team-platform"
  user_id         = ""
  credential_type = "team_legacy"
}

resource "vault_jwt_auth_backend_role" "claims" {
  backend           = vault_jwt_auth_backend.forge.path
  role_name         = "claims"
  role_type         = "jwt"
  user_claim        = "sub"
  bound_subject     = "repo:acme/app"
  bound_audiences   = ["b", "a"]
  bound_claims_type = "glob"
  bound_claims      = { ref = "refs/heads/main,refs/tags/*", repository = "acme/*" }
  claim_mappings    = { repository = "repository" }
  groups_claim      = "groups"
  clock_skew_leeway = 30
  token_type        = "batch"
}

resource "vault_token_auth_backend_role" "periodic" {
  role_name             = "periodic"
  orphan                = true
  token_period          = 86400
  path_suffix           = "pipelines"
  disallowed_policies   = ["root-like"]
  allowed_policies_glob = ["app-*"]
  token_type            = "service"
}

resource "vault_pki_secret_backend_role" "full" {
  backend             = vault_mount.root.path
  name                = "full"
  issuer_ref          = vault_pki_secret_backend_root_cert.root.issuer_id
  ttl                 = 86400
  max_ttl             = 2592000
  allowed_domains     = ["b.example.com", "a.example.com"]
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

resource "vault_pki_secret_backend_cert" "bundle" {
  backend               = vault_mount.issuing.path
  name                  = vault_pki_secret_backend_role.web.name
  common_name           = "bundle.example.com"
  ip_sans               = ["10.0.0.1"]
  format                = "pem_bundle"
  private_key_format    = "pkcs8"
  revoke                = true
  auto_renew            = true
  min_seconds_remaining = 3600
}

resource "vault_pki_secret_backend_root_cert" "constrained" {
  backend               = vault_mount.root.path
  type                  = "internal"
  common_name           = "Constrained root"
  alt_names             = ["root.example.com"]
  issuer_name           = "constrained"
  key_type              = "ec"
  key_bits              = 384
  ttl                   = "3153600000"
  max_path_length       = 2
  permitted_dns_domains = ["example.com"]
  organization          = "Acme"
  ou                    = "Web"
  country               = "DE"
  locality              = "Berlin"
}

resource "vault_pki_secret_backend_issuer" "constrained" {
  backend                 = vault_mount.root.path
  issuer_ref              = vault_pki_secret_backend_root_cert.constrained.issuer_id
  issuer_name             = "constrained"
  leaf_not_after_behavior = "truncate"
  usage                   = "issuing-certificates,read-only"
  issuing_certificates    = ["http://pki.example.com/constrained"]
}

resource "vault_pki_secret_backend_crl_config" "root" {
  backend                   = vault_mount.root.path
  expiry                    = "72h"
  auto_rebuild              = true
  auto_rebuild_grace_period = "6h"
  enable_delta              = true
  delta_rebuild_interval    = "10m"
  ocsp_disable              = true
  depends_on                = [vault_pki_secret_backend_root_cert.root]
}

resource "vault_mount" "words" {
  path    = "words"
  type    = "kv"
  options = { version = "2" }
}

resource "vault_kv_secret_backend_v2" "words" {
  mount                = vault_mount.words.path
  max_versions         = 20
  delete_version_after = 172800
  cas_required         = true
}

resource "vault_auth_backend" "people" {
  path = "people"
  type = "userpass"
}

resource "vault_identity_entity" "alice" {
  name     = "alice"
  policies = ["app"]
  metadata = { team = "payments" }
}

resource "vault_identity_entity" "bob" {
  name              = "bob"
  external_policies = true
  disabled          = true
}

resource "vault_identity_entity_alias" "alice" {
  name            = "alice"
  mount_accessor  = vault_auth_backend.people.accessor
  canonical_id    = vault_identity_entity.alice.id
  custom_metadata = { floor = "3" }
}

resource "vault_identity_group" "platform" {
  name              = "platform"
  policies          = ["app", "metrics"]
  member_entity_ids = [vault_identity_entity.alice.id, vault_identity_entity.bob.id]
  metadata          = { team = "payments" }
}

resource "vault_identity_group" "deployers" {
  name = "deployers"
  type = "external"
}

resource "vault_identity_group_alias" "deployers" {
  name           = "Deployers"
  mount_accessor = vault_auth_backend.people.accessor
  canonical_id   = vault_identity_group.deployers.id
}

resource "vault_userpass_auth_backend_user" "alice" {
  mount          = vault_auth_backend.people.path
  username       = "alice"
  password_wo    = "a-password-of-alice"
  token_policies = ["app"]
  token_ttl      = 3600

  password_wo_version = 1
}

resource "vault_generic_endpoint" "ci" {
  path                 = "auth/token/roles/ci"
  ignore_absent_fields = true

  data_json = jsonencode({
    allowed_policies = ["app"]
    token_period     = 3600
  })
}

resource "vault_generic_endpoint" "build" {
  path                 = "identity/entity/name/build"
  disable_delete       = true
  ignore_absent_fields = true
  write_fields         = ["id"]

  data_json = jsonencode({ metadata = { team = "build" } })
}

resource "vault_mount" "documents" {
  path    = "documents"
  type    = "kv"
  options = { version = "1" }
}

resource "vault_kv_secret" "smtp" {
  path = "${vault_mount.documents.path}/mail/smtp"

  data_json = jsonencode({
    password = "placeholder"
    port     = 587
  })
}

resource "vault_generic_secret" "legacy" {
  path = "${vault_mount.documents.path}/legacy"

  data_json = jsonencode({
    token = "placeholder"
  })
}

resource "vault_kv_secret_v2" "shop" {
  mount               = vault_mount.texts.path
  name                = "shop/database"
  delete_all_versions = true

  data_json = jsonencode({
    password = "placeholder"
  })

  custom_metadata {
    max_versions = 5
    data         = { owner = "shop" }
  }
}

resource "vault_generic_secret" "shop_api" {
  path                = "${vault_mount.texts.path}/shop/api"
  delete_all_versions = true

  data_json = jsonencode({
    token = "placeholder"
  })
}

resource "vault_mount" "transit" {
  path = "transit"
  type = "transit"
}

resource "vault_transit_secret_backend_key" "orders" {
  backend            = vault_mount.transit.path
  name               = "orders"
  deletion_allowed   = true
  exportable         = true
  auto_rotate_period = 86400
}

resource "vault_transit_secret_backend_key" "invoices" {
  backend          = vault_mount.transit.path
  name             = "invoices"
  type             = "ecdsa-p256"
  deletion_allowed = true
}

resource "vault_audit" "file" {
  path        = "main"
  type        = "file"
  description = "all requests"

  options = {
    file_path = "discard"
    log_raw   = "true"
  }
}

resource "vault_identity_group" "crew" {
  name                       = "crew"
  external_member_entity_ids = true
  external_member_group_ids  = true
}

resource "vault_identity_group_member_entity_ids" "alice" {
  group_id          = vault_identity_group.crew.id
  member_entity_ids = [vault_identity_entity.alice.id]
  exclusive         = false
}

resource "vault_identity_group_member_group_ids" "platform" {
  group_id         = vault_identity_group.crew.id
  member_group_ids = [vault_identity_group.platform.id]
  exclusive        = false
}

resource "vault_approle_auth_backend_role_secret_id" "deploy" {
  backend   = vault_auth_backend.approle.path
  role_name = vault_approle_auth_backend_role.deploy.role_name
  metadata  = jsonencode({ team = "payments" })
  cidr_list = ["10.0.0.0/8"]
  ttl       = 86400
}
