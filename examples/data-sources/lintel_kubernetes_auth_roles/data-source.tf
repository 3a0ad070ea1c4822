data "lintel_kubernetes_auth_roles" "example" {
  mount = "kubernetes"
}
