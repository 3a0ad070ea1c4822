# A data source in a .tf file can supply the id, too: data.lintel_policy_set.base.id. Query files cannot contain data sources.
variable "policy_set_id" {
  type = string
}

list "lintel_policy_set_version" "all" {
  provider = lintel

  config {
    policy_set_id = var.policy_set_id
  }
}
