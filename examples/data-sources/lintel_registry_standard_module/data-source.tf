data "lintel_registry_standard_module" "example" {
  namespace       = "acme"
  name            = "vpc"
  module_provider = "aws"
  version         = "1.1.0"
}

output "resources" {
  value = data.lintel_registry_standard_module.example.root.resources[*].type
}
