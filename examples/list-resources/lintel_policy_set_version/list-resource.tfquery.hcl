data "lintel_policy_set" "base" {
  organization = "acme"
  name         = "base"
}

list "lintel_policy_set_version" "all" {
  provider = lintel

  config {
    policy_set_id = data.lintel_policy_set.base.id
  }
}
