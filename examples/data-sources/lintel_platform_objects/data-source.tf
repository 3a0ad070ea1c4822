data "lintel_platform_objects" "keys" {
  path        = "/organizations/acme/ssh-keys"
  read_fields = ["attributes.name"]
}

output "ssh_key_ids" {
  value = data.lintel_platform_objects.keys.ids
}
