# The tokens of an agent pool, which have no type of their own.
variable "agent_pool_id" {
  type = string
}

list "lintel_platform_object" "tokens" {
  provider         = lintel
  include_resource = true

  config {
    path = "/agent-pools/${var.agent_pool_id}/authentication-tokens"
    type = "authentication-tokens"
  }
}
