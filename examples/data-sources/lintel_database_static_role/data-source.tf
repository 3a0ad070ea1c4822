data "lintel_database_static_role" "example" {
  name = "reporting"
}
