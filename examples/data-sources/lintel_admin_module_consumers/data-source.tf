data "lintel_admin_module_consumers" "example" {
  organization = "acme"
}

output "module_consumers" {
  value = data.lintel_admin_module_consumers.example.consumers
}
