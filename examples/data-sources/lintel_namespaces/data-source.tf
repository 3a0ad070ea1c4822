data "lintel_namespaces" "example" {}

output "namespaces" {
  value = data.lintel_namespaces.example.names
}
