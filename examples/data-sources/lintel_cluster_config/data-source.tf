data "lintel_cluster_config" "example" {}

output "cluster_host" {
  value = data.lintel_cluster_config.example.cluster_host
}
