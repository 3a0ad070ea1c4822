# A token that is good for as long as Terraform runs, and no longer than the time given.
ephemeral "lintel_cluster_credentials" "example" {
  role              = "deployer"
  cluster_namespace = "apps"
  ttl               = "10m"
}

resource "terraform_data" "restart" {
  # Another value does it again: the cluster makes anew what is deleted.
  triggers_replace = "1.4.2"

  provisioner "local-exec" {
    command = "curl --fail --oauth2-bearer \"$TOKEN\" --request DELETE \"$CLUSTER/api/v1/namespaces/apps/pods?labelSelector=app%3Dweb\""
    environment = {
      CLUSTER = "https://cluster.example.com:6443"
      TOKEN   = ephemeral.lintel_cluster_credentials.example.service_account_token
    }
  }
}
