data "lintel_password_policies" "example" {}

output "password_policies" {
  value = data.lintel_password_policies.example.names
}
