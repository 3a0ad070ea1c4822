data "lintel_kv_secrets" "of_the_shop" {
  mount  = "apps"
  prefix = "shop"
}

output "secrets_of_the_shop" {
  value = data.lintel_kv_secrets.of_the_shop.names
}
