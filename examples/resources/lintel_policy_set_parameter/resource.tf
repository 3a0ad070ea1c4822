resource "lintel_policy_set" "cost" {
  organization = "acme"
  name         = "cost"
}

resource "lintel_policy_set_parameter" "limit" {
  policy_set_id = lintel_policy_set.cost.id
  key           = "monthly_limit"
  value         = "500"
}
