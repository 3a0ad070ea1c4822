resource "lintel_policy_set" "guardrails" {
  organization = "acme"
  name         = "guardrails"
}

# The folder contains sentinel.hcl and the policies that it names.
resource "lintel_policy_set_version" "guardrails" {
  policy_set_id    = lintel_policy_set.guardrails.id
  source_directory = "${path.module}/policies"
}
