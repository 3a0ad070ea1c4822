resource "lintel_registry_module" "vpc" {
  organization    = "acme"
  name            = "vpc"
  module_provider = "aws"
}

# Raising the version publishes the new one before the old one is deleted.
resource "lintel_registry_module_version" "vpc" {
  module_id        = lintel_registry_module.vpc.id
  version          = "1.2.0"
  source_directory = "${path.module}/modules/vpc"

  lifecycle {
    create_before_destroy = true
  }
}
