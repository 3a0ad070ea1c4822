data "lintel_registry_search" "example" {
  q = "network"
}

output "modules_about_networks" {
  value = data.lintel_registry_search.example.modules[*].id
}
