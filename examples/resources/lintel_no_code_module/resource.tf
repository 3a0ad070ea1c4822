data "lintel_oauth_token" "main" {
  organization      = "acme"
  oauth_client_name = "main"
}

resource "lintel_registry_module" "vpc" {
  organization = "acme"

  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = data.lintel_oauth_token.main.id
  }
}

# People choose one of two names, and enter all other values.
resource "lintel_no_code_module" "vpc" {
  organization       = "acme"
  registry_module_id = lintel_registry_module.vpc.registry_module_id
  enabled            = true
  version_pin        = "1.0.0"

  variable_options = [
    {
      name    = "name"
      type    = "string"
      options = ["primary", "secondary"]
    },
  ]
}
