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

# Published from a branch of a folder, under a name that the repository does not say.
resource "lintel_registry_module" "subnets" {
  organization    = "acme"
  name            = "subnets"
  module_provider = "aws"
  initial_version = "1.0.0"

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
    branch             = "main"
    source_directory   = "modules/subnets"
  }

  test_config = { tests_enabled = true }
  tags        = { team = "network" }
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
