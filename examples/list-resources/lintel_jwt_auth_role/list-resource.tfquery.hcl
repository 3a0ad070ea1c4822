list "lintel_jwt_auth_role" "all" {
  provider = lintel

  config {
    mount = "github"
  }
}
