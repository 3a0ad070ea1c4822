data "lintel_policy_set" "cost" {
  organization = "acme"
  name         = "cost"
}

data "lintel_policy_set_parameter" "limit" {
  policy_set_id = data.lintel_policy_set.cost.id
  key           = "monthly_limit"
}

output "monthly_limit" {
  value     = data.lintel_policy_set_parameter.limit.value
  sensitive = true
}
