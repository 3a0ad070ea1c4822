data "lintel_policy_set" "guardrails" {
  organization = "acme"
  name         = "guardrails"
}

data "lintel_policy_set_versions" "guardrails" {
  policy_set_id = data.lintel_policy_set.guardrails.id
}

output "policy_errors" {
  value = [for version in data.lintel_policy_set_versions.guardrails.versions : version.error if version.error != null]
}
