resource "lintel_database_role" "example" {
  name        = "app"
  db_name     = "orders"
  default_ttl = "1h"
  max_ttl     = "24h"

  creation_statements = [
    "CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'",
    "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\"",
  ]
}
