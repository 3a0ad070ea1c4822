resource "lintel_auth_mount" "kubernetes" {
  path = "kubernetes"
  type = "kubernetes"
}

resource "lintel_kubernetes_auth_role" "example" {
  mount                            = lintel_auth_mount.kubernetes.path
  name                             = "deploy"
  bound_service_account_names      = ["deployer"]
  bound_service_account_namespaces = ["apps"]
  audience                         = "https://secrets.example.com"
  token_policies                   = ["deploy"]
  token_ttl                        = "20m"
}
