resource "lintel_agent_pool" "runners" {
  organization = "acme"
  name         = "runners"
}

# The token with which an agent logs in, for which there is no managed type: it cannot be changed, and only the response to its creation has it.
resource "lintel_platform_object" "example" {
  type        = "authentication-tokens"
  create_path = "/agent-pools/${lintel_agent_pool.runners.id}/authentication-tokens"

  attributes = {
    description = "runner-1"
  }
  update_method   = "none"
  replace_on      = ["attributes.description"]
  response_fields = ["attributes.token"]
}

# Settings that always exist: only these members are managed.
resource "lintel_platform_object" "organization" {
  type          = "organizations"
  path          = "/organizations/acme"
  always_exists = true

  attributes = {
    "assessments-enforced" = true
  }
}
