data "lintel_auth_mount" "example" {
  path = "github"
}
