terraform {
  required_providers {
    vault = { source = "hashicorp/vault" }
  }
}
provider "vault" {
  skip_child_token = true
}
resource "vault_mount" "team" {
  path                  = "team"
  type                  = "pki"
  max_lease_ttl_seconds = 86400
}
resource "vault_policy" "app" {
  name   = "app"
  policy = "path \"team/*\" { capabilities = [\"read\"] }"
}
resource "vault_pki_secret_backend_role" "web" {
  backend        = vault_mount.team.path
  name           = "web"
  allow_any_name = true
  key_type       = "ec"
  key_bits       = 256
}
resource "vault_password_policy" "long" {
  name   = "long"
  policy = "length = 20\nrule \"charset\" { charset = \"abc\" }"
}
resource "vault_database_secret_backend_role" "app" {
  backend             = "database"
  name                = "app"
  db_name             = vault_database_secret_backend_connection.main.name
  creation_statements = ["CREATE ROLE x"]
}
resource "vault_database_secret_backend_connection" "main" {
  backend           = "database"
  name              = "main"
  allowed_roles     = ["app"]
  verify_connection = false
  postgresql { connection_url = "postgresql://db.example.com/app" }
}
resource "vault_auth_backend" "approle" { type = "approle" }
resource "vault_approle_auth_backend_role" "app" {
  backend        = vault_auth_backend.approle.path
  role_name      = "app"
  token_policies = ["app"]
}
