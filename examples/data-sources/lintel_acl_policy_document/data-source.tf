data "lintel_acl_policy_document" "example" {
  rules = [
    { path = "database/creds/app", capabilities = ["read"] },
    { path = "sys/*", capabilities = ["deny"] },
  ]
}
