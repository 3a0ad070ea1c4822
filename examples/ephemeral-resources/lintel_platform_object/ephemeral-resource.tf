data "lintel_agent_pool" "main" {
  organization = "acme"
  name         = "main"
}

# A token of a type that has no ephemeral resource of its own. It is deleted when the run ends.
ephemeral "lintel_platform_object" "example" {
  create_path = "/agent-pools/${data.lintel_agent_pool.main.id}/authentication-tokens"
  type        = "authentication-tokens"

  attributes = {
    description = "pipeline"
  }
}

resource "terraform_data" "runner" {
  provisioner "local-exec" {
    command = "umask 077 && printf %s \"$TOKEN\" > runner.token"
    environment = {
      TOKEN = ephemeral.lintel_platform_object.example.data.attributes.token
    }
  }
}
