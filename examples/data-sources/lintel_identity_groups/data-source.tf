data "lintel_identity_groups" "all" {}

output "identity_groups" {
  value = data.lintel_identity_groups.all.names
}
