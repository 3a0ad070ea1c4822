data "lintel_token_roles" "example" {}

output "token_roles" {
  value = data.lintel_token_roles.example.names
}
