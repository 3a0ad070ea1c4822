resource "lintel_jwt_auth_config" "example" {
  mount              = "github"
  oidc_discovery_url = "https://token.actions.githubusercontent.com"
  bound_issuer       = "https://token.actions.githubusercontent.com"
}
