resource "lintel_kubernetes_auth_role" "example" {
  name                             = "deploy"
  bound_service_account_names      = ["deployer"]
  bound_service_account_namespaces = ["apps"]
  audience                         = "https://secrets.example.com"
  token_policies                   = ["deploy"]
  token_ttl                        = "20m"
}
