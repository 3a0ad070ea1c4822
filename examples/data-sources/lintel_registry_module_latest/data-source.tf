data "lintel_registry_module_latest" "example" {
  registry_name   = "public"
  namespace       = "hashicorp"
  name            = "consul"
  module_provider = "aws"
}

output "inputs" {
  value = data.lintel_registry_module_latest.example.modules[0].root.inputs[*].name
}
