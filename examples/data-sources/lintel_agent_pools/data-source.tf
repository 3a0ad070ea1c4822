data "lintel_agent_pools" "example" {
  organization = "acme"
}

output "agent_pool_ids" {
  value = data.lintel_agent_pools.example.ids
}
