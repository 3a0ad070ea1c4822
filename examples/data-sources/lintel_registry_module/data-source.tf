data "lintel_registry_module" "example" {
  organization    = "acme"
  name            = "vpc"
  module_provider = "aws"
}

output "newest_vpc_version" {
  value = try(data.lintel_registry_module.example.version_statuses[0].version, null)
}
