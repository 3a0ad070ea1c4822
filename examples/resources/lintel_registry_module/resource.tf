data "lintel_oauth_token" "main" {
  organization      = "acme"
  oauth_client_name = "main"
}

# Published from a repository, whose tags are its versions.
resource "lintel_registry_module" "vpc" {
  organization = "acme"

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
  }
}

# Without a repository: its versions are sent.
resource "lintel_registry_module" "dns" {
  organization    = "acme"
  name            = "dns"
  module_provider = "aws"
}

# The record of a module of the public registry.
resource "lintel_registry_module" "consul" {
  organization    = "acme"
  registry_name   = "public"
  namespace       = "hashicorp"
  name            = "consul"
  module_provider = "aws"
}
