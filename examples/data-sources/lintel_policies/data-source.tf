data "lintel_policies" "example" {
  organization = "acme"
  filter_kind  = "opa"
}

output "policy_enforcement_levels" {
  value = { for policy in data.lintel_policies.example.policies : policy.name => policy.enforcement_level }
}
