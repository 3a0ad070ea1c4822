list "lintel_database_static_role" "all" {
  provider = lintel

  config {
    mount = "database"
  }
}
