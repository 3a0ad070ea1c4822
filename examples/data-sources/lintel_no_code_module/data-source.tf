data "lintel_no_code_module" "example" {
  organization    = "acme"
  name            = "vpc"
  module_provider = "aws"
}

output "vpc_version_without_code" {
  value = data.lintel_no_code_module.example.version_pin
}
