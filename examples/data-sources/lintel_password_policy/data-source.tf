data "lintel_password_policy" "example" {
  name = "database"
}
