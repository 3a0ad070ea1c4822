data "lintel_secrets_mounts" "example" {
  type = "database"
}

output "database_mounts" {
  value = data.lintel_secrets_mounts.example.mounts[*].path
}
