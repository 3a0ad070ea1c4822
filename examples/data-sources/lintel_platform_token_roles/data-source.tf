data "lintel_platform_token_roles" "example" {}

output "platform_token_roles" {
  value = data.lintel_platform_token_roles.example.names
}
