data "lintel_kubernetes_auth_config" "example" {
  mount = "kubernetes"
}
