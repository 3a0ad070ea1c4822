data "lintel_cluster_roles" "example" {}

output "cluster_roles" {
  value = data.lintel_cluster_roles.example.names
}
