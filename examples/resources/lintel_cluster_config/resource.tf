variable "cluster_ca_cert" {
  type = string
}

variable "cluster_token" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_cluster_config" "example" {
  cluster_host           = "https://cluster.example.com:6443"
  cluster_ca_cert        = var.cluster_ca_cert
  service_account_jwt_wo = var.cluster_token
}
