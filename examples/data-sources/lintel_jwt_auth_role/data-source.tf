data "lintel_jwt_auth_role" "example" {
  mount = "github"
  name  = "deploy"
}
