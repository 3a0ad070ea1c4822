data "lintel_registry_browse" "example" {
  namespace       = "acme"
  module_provider = "aws"
  max_results     = 50
}

output "newest_versions" {
  value = { for module in data.lintel_registry_browse.example.modules : module.name => module.version }
}
