resource "lintel_auth_mount" "github" {
  path = "github"
  type = "jwt"
}

resource "lintel_jwt_auth_config" "example" {
  mount              = lintel_auth_mount.github.path
  oidc_discovery_url = "https://token.actions.githubusercontent.com"
  bound_issuer       = "https://token.actions.githubusercontent.com"
}
