ephemeral "lintel_pki_certificate" "example" {
  role        = "database-clients"
  common_name = "terraform.example.com"
  ttl         = "1h"
}

resource "lintel_database_connection" "with_certificate" {
  name           = "orders-with-certificate"
  plugin_name    = "mysql-database-plugin"
  connection_url = "{{username}}:{{password}}@tcp(db.example.com:3306)/orders"
  username       = "app"
  parameters_wo = {
    tls_certificate_key = "${ephemeral.lintel_pki_certificate.example.certificate}\n${ephemeral.lintel_pki_certificate.example.private_key}"
  }
}
