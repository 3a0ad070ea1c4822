variable "cluster_ca_cert" {
  type = string
}

variable "reviewer_token" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_auth_mount" "kubernetes" {
  path = "kubernetes"
  type = "kubernetes"
}

resource "lintel_kubernetes_auth_config" "example" {
  mount                 = lintel_auth_mount.kubernetes.path
  kubernetes_host       = "https://cluster.example.com:6443"
  kubernetes_ca_cert    = var.cluster_ca_cert
  token_reviewer_jwt_wo = var.reviewer_token
}
