# From an empty secrets service to short-lived credentials. The app in main.ts declares the same objects.

terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}

# The address and a token, or a login, come from the environment: LINTEL_SECRETS_ADDRESS and its like.
provider "lintel" {}

variable "database_address" {
  type        = string
  default     = "db.example.com:5432/shop"
  description = "The host, the port and the name of the database, with parameters if needed."
}

variable "database_username" {
  type        = string
  default     = "postgres"
  description = "The administrator that the service creates users with."
}

variable "database_password" {
  type        = string
  sensitive   = true
  ephemeral   = true
  description = "The password of the administrator."
}

variable "identity_key" {
  type        = string
  description = "The public key, as PEM, that identities of pipelines and applications are verified with."
}

variable "migration" {
  type        = string
  default     = "psql \"$DATABASE_URL\" --command 'CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)'"
  description = "The command that prepares the database, as a user that exists only while it runs."
}

# --- Engines

resource "lintel_secrets_mount" "database" {
  path              = "database"
  type              = "database"
  description       = "Credentials of databases"
  default_lease_ttl = "1h"
  max_lease_ttl     = "1d"
}

resource "lintel_secrets_mount" "pki" {
  path          = "pki"
  type          = "pki"
  description   = "Certificates of internal services"
  max_lease_ttl = "90d"
}

resource "lintel_secrets_mount" "kubernetes" {
  path        = "kubernetes"
  type        = "kubernetes"
  description = "Accounts of the cluster"
}

# --- A database, whose credentials the service creates and rotates

resource "lintel_password_policy" "database" {
  name   = "database"
  length = 24

  rules = [
    { charset = "abcdefghijklmnopqrstuvwxyz", min_chars = 1 },
    { charset = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_chars = 1 },
    { charset = "0123456789", min_chars = 2 },
  ]
}

resource "lintel_database_connection" "shop" {
  mount           = lintel_secrets_mount.database.path
  name            = "shop"
  plugin_name     = "postgresql-database-plugin"
  connection_url  = "postgresql://{{username}}:{{password}}@${var.database_address}"
  username        = var.database_username
  password_wo     = var.database_password
  password_policy = lintel_password_policy.database.name
  allowed_roles   = ["app", "billing"]
}

# A user for each request.
resource "lintel_database_role" "app" {
  mount               = lintel_secrets_mount.database.path
  name                = "app"
  db_name             = lintel_database_connection.shop.name
  creation_statements = ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
  default_ttl         = "10m"
  max_ttl             = "1h"
}

# A user that the database has, whose password changes every day.
resource "lintel_database_static_role" "billing" {
  mount           = lintel_secrets_mount.database.path
  name            = "billing"
  db_name         = lintel_database_connection.shop.name
  username        = "billing"
  rotation_period = "24h"
}

# --- Who may do what

resource "lintel_acl_policy" "app" {
  name = "app"

  rules = [
    {
      path         = "${lintel_secrets_mount.database.path}/creds/${lintel_database_role.app.name}"
      capabilities = ["read"]
    },
  ]
}

# What `lintel permissions --stack . --for plan` prints for this stack.
resource "lintel_acl_policy" "pipeline" {
  name = "pipeline"

  rules = [
    { path = "auth/pipelines/config", capabilities = ["read"] },
    { path = "auth/pipelines/role/app", capabilities = ["read"] },
    { path = "auth/pipelines/role/pipeline", capabilities = ["read"] },
    { path = "database/config/shop", capabilities = ["read"] },
    { path = "database/creds/app", capabilities = ["read"] },
    { path = "database/roles/app", capabilities = ["read"] },
    { path = "database/static-roles/billing", capabilities = ["read"] },
    { path = "sys/leases/revoke", capabilities = ["update"] },
    { path = "sys/mounts/auth/pipelines", capabilities = ["read"] },
    { path = "sys/mounts/database", capabilities = ["read"] },
    { path = "sys/mounts/kubernetes", capabilities = ["read"] },
    { path = "sys/mounts/pki", capabilities = ["read"] },
    { path = "sys/policies/acl/app", capabilities = ["read"] },
    { path = "sys/policies/acl/pipeline", capabilities = ["read"] },
    { path = "sys/policies/password/database", capabilities = ["read"] },
  ]
}

# --- Who is who: pipelines and applications log in by their identity, and have no token

resource "lintel_auth_mount" "pipelines" {
  path          = "pipelines"
  type          = "jwt"
  description   = "Pipelines and applications log in by their identity"
  max_lease_ttl = "1h"
}

resource "lintel_jwt_auth_config" "pipelines" {
  mount                  = lintel_auth_mount.pipelines.path
  jwt_validation_pubkeys = [var.identity_key]
  bound_issuer           = "https://identity.example.com"
}

resource "lintel_jwt_auth_role" "pipeline" {
  mount           = lintel_jwt_auth_config.pipelines.mount
  name            = "pipeline"
  user_claim      = "sub"
  bound_audiences = ["https://secrets.example.com"]
  bound_subject   = "repo:acme/shop:ref:refs/heads/main"
  token_policies  = [lintel_acl_policy.pipeline.name]
  token_ttl       = "15m"
}

resource "lintel_jwt_auth_role" "app" {
  mount           = lintel_jwt_auth_config.pipelines.mount
  name            = "app"
  user_claim      = "sub"
  bound_audiences = ["https://secrets.example.com"]
  bound_subject   = "service:shop"
  token_policies  = [lintel_acl_policy.app.name]
  token_ttl       = "15m"
}

# --- Credentials: a user that exists while Terraform runs, and is in no plan and no state

ephemeral "lintel_database_credentials" "app" {
  mount = lintel_secrets_mount.database.path
  role  = lintel_database_role.app.name
  # The role must be there first.
  after = [lintel_database_role.app.id]
}

resource "terraform_data" "migration" {
  provisioner "local-exec" {
    command = var.migration
    environment = {
      DATABASE_URL = "postgresql://${ephemeral.lintel_database_credentials.app.username}:${ephemeral.lintel_database_credentials.app.password}@${var.database_address}"
    }
  }
}
