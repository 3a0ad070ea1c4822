data "lintel_registry_modules" "example" {
  organization         = "acme"
  filter_registry_name = "private"
}

output "modules_that_are_not_set_up" {
  value = [for module in data.lintel_registry_modules.example.modules : module.id if module.status != "setup_complete"]
}
