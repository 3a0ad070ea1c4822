data "lintel_kubernetes_auth_role" "example" {
  name = "deploy"
}
