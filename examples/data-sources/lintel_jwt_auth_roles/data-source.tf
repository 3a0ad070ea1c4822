data "lintel_jwt_auth_roles" "example" {
  mount = "github"
}
