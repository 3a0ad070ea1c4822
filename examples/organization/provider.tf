terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}

variable "organization" {
  type    = string
  default = "acme"
}

variable "account_keys" {
  description = "The credential of each stage."
  type        = map(string)
  ephemeral   = true
}

variable "channel_address" {
  description = "Where messages about runs go."
  type        = string
  ephemeral   = true
}

# The address and the token come from the environment: LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN.
provider "lintel" {
  platform = {
    organization = var.organization
  }
}
