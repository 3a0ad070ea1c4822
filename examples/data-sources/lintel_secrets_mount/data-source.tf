data "lintel_secrets_mount" "example" {
  path = "database"
}
