data "lintel_registry_module_versions" "example" {
  namespace       = "acme"
  name            = "vpc"
  module_provider = "aws"
}

output "all_versions" {
  value = data.lintel_registry_module_versions.example.versions[*].version
}
