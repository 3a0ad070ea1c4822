data "lintel_secrets_caller" "example" {}

output "policies" {
  value = data.lintel_secrets_caller.example.policies
}
