resource "lintel_database_static_role" "example" {
  name              = "reporting"
  username          = "reporting"
  db_name           = "orders"
  rotation_schedule = "0 3 * * SUN"
  rotation_window   = "1h"
}
