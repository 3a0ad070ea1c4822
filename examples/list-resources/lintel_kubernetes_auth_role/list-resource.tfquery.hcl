list "lintel_kubernetes_auth_role" "all" {
  provider = lintel

  config {
    mount = "kubernetes"
  }
}
