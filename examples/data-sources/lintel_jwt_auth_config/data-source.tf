data "lintel_jwt_auth_config" "example" {
  mount = "github"
}
