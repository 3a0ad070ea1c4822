data "lintel_agent_pool" "example" {
  organization = "acme"
  name         = "main"
}

output "agent_pool_id" {
  value = data.lintel_agent_pool.example.id
}
