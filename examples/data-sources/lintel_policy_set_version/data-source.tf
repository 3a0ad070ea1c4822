data "lintel_policy_set" "enforced" {
  organization = "acme"
  name         = "guardrails"
}

data "lintel_policy_set_version" "enforced" {
  version_id = data.lintel_policy_set.enforced.current_version.id
}

output "enforced_since" {
  value = data.lintel_policy_set_version.enforced.created_at
}
