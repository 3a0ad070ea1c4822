variable "password" {
  type      = string
  ephemeral = true
}

variable "database" {
  type = object({ url = string, username = string, password = string })
}

# What people and programs read.
resource "lintel_secrets_mount" "apps" {
  path    = "apps"
  type    = "kv"
  options = { version = "2" }
}

resource "lintel_kv_config" "apps" {
  mount        = lintel_secrets_mount.apps.path
  max_versions = 20
}

resource "lintel_password_policy" "long" {
  name = "long"

  policy = <<-EOT
    length = 24
    rule "charset" {
      charset = "abcdefghijklmnopqrstuvwxyz"
    }
  EOT
}

ephemeral "lintel_generated_password" "shop" {
  policy = lintel_password_policy.long.name
  after  = [lintel_password_policy.long.id]
}

resource "lintel_kv_secret" "shop" {
  mount           = lintel_secrets_mount.apps.path
  name            = "shop/api"
  data_wo         = { user = "shop", password = var.password }
  custom_metadata = { owner = "shop" }
}

resource "lintel_kv_secret" "generated" {
  mount           = lintel_secrets_mount.apps.path
  name            = "shop/generated"
  data_wo         = { password = ephemeral.lintel_generated_password.shop.password }
  data_wo_version = 1
}

resource "lintel_kv_metadata" "stub" {
  mount           = lintel_secrets_mount.apps.path
  name            = "shop/by-hand"
  custom_metadata = { owner = "shop" }
}

# Who may read it.
resource "lintel_acl_policy" "shop" {
  name   = "shop"
  policy = <<-EOT
    path "apps/data/shop/*" {
      capabilities = ["read"]
    }
    path "apps/data/people/{{identity.entity.id}}/*" {
      capabilities = ["read"]
    }
  EOT
}

resource "lintel_auth_mount" "people" {
  path = "people"
  type = "userpass"
}

resource "lintel_userpass_user" "ada" {
  mount       = lintel_auth_mount.people.path
  username    = "ada"
  password_wo = var.password
}

resource "lintel_identity_entity" "ada" {
  name     = "ada"
  metadata = { team = "shop" }
}

resource "lintel_identity_entity_alias" "ada" {
  name           = "ada"
  mount_accessor = lintel_auth_mount.people.accessor
  canonical_id   = lintel_identity_entity.ada.entity_id
}

resource "lintel_identity_group" "shop" {
  name     = "shop"
  policies = [lintel_acl_policy.shop.name]
}

resource "lintel_identity_group_member" "ada" {
  group_id  = lintel_identity_group.shop.group_id
  entity_id = lintel_identity_entity.ada.entity_id
}

resource "lintel_auth_mount" "programs" {
  path = "programs"
  type = "approle"
}

resource "lintel_identity_group" "operators" {
  name = "operators"
  type = "external"
}

resource "lintel_identity_group_alias" "operators" {
  name           = "operators"
  mount_accessor = lintel_auth_mount.programs.accessor
  canonical_id   = lintel_identity_group.operators.group_id
}

resource "lintel_approle_role" "shop" {
  mount          = lintel_auth_mount.programs.path
  name           = "shop"
  token_policies = [lintel_acl_policy.shop.name]
}

resource "lintel_approle_secret_id" "shop" {
  mount        = lintel_auth_mount.programs.path
  role         = lintel_approle_role.shop.name
  secret_id_wo = var.password
}

# What programs use.
resource "lintel_secrets_mount" "transit" {
  path = "company-transit"
  type = "transit"
}

resource "lintel_transit_key" "orders" {
  mount            = lintel_secrets_mount.transit.path
  name             = "orders"
  deletion_allowed = true
}

resource "lintel_secrets_mount" "database" {
  path = "company-database"
  type = "database"
}

resource "lintel_database_connection" "shop" {
  mount          = lintel_secrets_mount.database.path
  name           = "shop"
  plugin_name    = "postgresql-database-plugin"
  connection_url = var.database.url
  username       = var.database.username
  password_wo    = var.database.password
  allowed_roles  = ["reader"]
}

resource "lintel_database_role" "reader" {
  mount               = lintel_secrets_mount.database.path
  name                = "reader"
  db_name             = lintel_database_connection.shop.name
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
  default_ttl         = "1h"
}

resource "lintel_secrets_mount" "authority" {
  path          = "company-authority"
  type          = "pki"
  max_lease_ttl = "87600h"
}

resource "lintel_pki_root" "company" {
  mount       = lintel_secrets_mount.authority.path
  common_name = "Company"
  key_type    = "ec"
  ttl         = "43800h"
}

resource "lintel_pki_role" "web" {
  mount            = lintel_secrets_mount.authority.path
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  issuer_ref       = lintel_pki_root.company.issuer_id
}

# What has no type of its own, and what records everything.
resource "lintel_secrets_object" "limit" {
  path = "sys/quotas/rate-limit/company"
  body = { rate = 500, interval = "1m" }
}

resource "lintel_secrets_object" "browsers" {
  path          = "sys/config/cors"
  always_exists = true
  on_destroy    = "delete"
  body          = { allowed_origins = ["https://ui.example.com"] }
}

resource "lintel_secrets_object" "program" {
  path = "auth/${lintel_auth_mount.programs.path}/role/generic"
  body = { token_ttl = "24h", token_policies = [lintel_acl_policy.shop.name] }
}

resource "lintel_audit_device" "file" {
  path    = "company"
  type    = "file"
  options = { file_path = "discard" }
}
