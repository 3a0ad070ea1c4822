data "lintel_policy_set" "example" {
  organization = "acme"
  name         = "base"
}

output "policy_set_id" {
  value = data.lintel_policy_set.example.id
}
