resource "lintel_database_role_rotation" "example" {
  role = "reporting"

  triggers = {
    incident = "INC-1207"
  }
}
