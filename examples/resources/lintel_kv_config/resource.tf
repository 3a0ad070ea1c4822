resource "lintel_secrets_mount" "team" {
  path    = "team-secrets"
  type    = "kv"
  options = { version = "2" }
}

resource "lintel_kv_config" "example" {
  mount        = lintel_secrets_mount.team.path
  max_versions = 20
  cas_required = true
}
