resource "lintel_auth_mount" "github" {
  path = "github"
  type = "jwt"
}

resource "lintel_jwt_auth_role" "example" {
  mount           = lintel_auth_mount.github.path
  name            = "deploy"
  user_claim      = "sub"
  bound_audiences = ["https://secrets.example.com"]
  bound_subject   = "repo:acme/app:ref:refs/heads/main"
  bound_claims    = jsonencode({ repository = "acme/app" })
  token_policies  = ["deploy"]
  token_ttl       = "20m"
}
