list "lintel_kubernetes_auth_config" "all" {
  provider = lintel
}
