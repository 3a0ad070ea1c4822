data "lintel_ssh_keys" "example" {
  organization = "acme"
}

output "ssh_keys" {
  value = data.lintel_ssh_keys.example.ids
}
