resource "lintel_acl_policy" "example" {
  name = "deploy"

  rules = [
    { path = "database/creds/app", capabilities = ["read"] },
    {
      path               = "pki/issue/web"
      capabilities       = ["update"]
      allowed_parameters = { common_name = ["*.example.com"], ttl = [] }
    },
  ]
}
