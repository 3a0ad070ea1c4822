data "lintel_platform_token_config" "example" {}

output "platform_address" {
  value = data.lintel_platform_token_config.example.address
}
