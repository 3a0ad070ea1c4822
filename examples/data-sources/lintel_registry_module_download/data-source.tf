data "lintel_registry_module_download" "example" {
  namespace       = "acme"
  name            = "vpc"
  module_provider = "aws"
}

output "newest_version" {
  value = data.lintel_registry_module_download.example.resolved_version
}
