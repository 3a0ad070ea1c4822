data "lintel_registry_module_version" "example" {
  module_id = "acme/private/acme/vpc/aws"
  version   = "1.1.0"
}

output "can_be_used" {
  value = data.lintel_registry_module_version.example.status == "ok"
}
