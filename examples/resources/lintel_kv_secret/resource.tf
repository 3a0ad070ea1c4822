resource "lintel_secrets_mount" "secrets" {
  path    = "apps"
  type    = "kv"
  options = { version = "2" }
}

resource "lintel_kv_secret" "example" {
  mount = lintel_secrets_mount.secrets.path
  name  = "shop/database"

  data_wo = {
    username = "shop"
    password = var.database_password
  }

  custom_metadata = { owner = "shop" }
}

variable "database_password" {
  type      = string
  sensitive = true
  ephemeral = true
}
