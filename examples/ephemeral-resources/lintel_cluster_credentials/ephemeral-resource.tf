ephemeral "lintel_cluster_credentials" "example" {
  role              = "deployer"
  cluster_namespace = "apps"
  ttl               = "10m"
}

resource "lintel_cluster_config" "as_deployer" {
  mount                  = "team/kubernetes"
  cluster_host           = "https://cluster.example.com:6443"
  service_account_jwt_wo = ephemeral.lintel_cluster_credentials.example.service_account_token
}
