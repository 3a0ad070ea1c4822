data "lintel_agent_pool" "main" {
  organization = "acme"
  name         = "main"
}

data "lintel_agent_tokens" "example" {
  agent_pool_id = data.lintel_agent_pool.main.id
}

output "agent_tokens_that_never_expire" {
  value = [for token in data.lintel_agent_tokens.example.agent_tokens : token.description if token.expires_at == null]
}
