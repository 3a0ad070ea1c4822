data "lintel_platform_object" "organization" {
  path        = "/organizations/acme"
  read_fields = ["attributes.name", "attributes.email"]
}

output "organization_email" {
  value = data.lintel_platform_object.organization.output["attributes.email"]
}
