terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}

# The address and the token come from the environment: LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN.
provider "lintel" {}
