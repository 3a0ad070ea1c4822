data "lintel_database_role" "example" {
  name = "app"
}
