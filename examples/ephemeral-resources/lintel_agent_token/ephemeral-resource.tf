data "lintel_agent_pool" "main" {
  organization = "acme"
  name         = "main"
}

# An agent that executes the runs of one pipeline, and cannot log in afterwards.
ephemeral "lintel_agent_token" "example" {
  agent_pool_id = data.lintel_agent_pool.main.id
  description   = "pipeline"
  expires_in    = "1h"
}

resource "terraform_data" "agent" {
  provisioner "local-exec" {
    command = "curl --fail --header \"Authorization: Bearer $TOKEN\" \"$AGENTS/register\" > /dev/null"
    environment = {
      AGENTS = "https://agents.example.com"
      TOKEN  = ephemeral.lintel_agent_token.example.token
    }
  }
}
