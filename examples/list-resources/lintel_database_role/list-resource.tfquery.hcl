list "lintel_database_role" "all" {
  provider = lintel

  config {
    mount = "database"
  }
}
