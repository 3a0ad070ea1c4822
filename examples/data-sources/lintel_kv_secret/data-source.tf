# The names of the keys and the version, without a value.
data "lintel_kv_secret" "shop" {
  mount = "apps"
  name  = "shop/database"
}

output "shop_version" {
  value = data.lintel_kv_secret.shop.version
}
