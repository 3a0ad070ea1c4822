list "lintel_registry_module_version" "vpc" {
  provider = lintel

  config {
    module_id = "acme/private/acme/vpc/aws"
  }
}
