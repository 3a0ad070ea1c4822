data "lintel_policy_sets" "example" {
  organization = "acme"
}

output "policy_sets" {
  value = data.lintel_policy_sets.example.policy_sets[*].name
}
