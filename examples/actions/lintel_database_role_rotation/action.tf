action "lintel_database_role_rotation" "example" {
  config {
    role = "reporting"
  }
}
