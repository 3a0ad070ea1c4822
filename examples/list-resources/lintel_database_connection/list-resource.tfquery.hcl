list "lintel_database_connection" "all" {
  provider = lintel

  config {
    mount = "database"
  }
}
