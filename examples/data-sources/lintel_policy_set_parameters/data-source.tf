data "lintel_policy_set" "costs" {
  organization = "acme"
  name         = "cost"
}

data "lintel_policy_set_parameters" "cost" {
  policy_set_id = data.lintel_policy_set.costs.id
}

output "keys" {
  value     = data.lintel_policy_set_parameters.cost.parameters[*].key
  sensitive = true
}
