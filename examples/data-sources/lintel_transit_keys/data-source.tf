data "lintel_transit_keys" "all" {
  mount = "transit"
}

output "transit_keys" {
  value = data.lintel_transit_keys.all.names
}
