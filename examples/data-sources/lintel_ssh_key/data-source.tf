data "lintel_ssh_key" "example" {
  organization = "acme"
  name         = "modules"
}

output "ssh_key_id" {
  value = data.lintel_ssh_key.example.id
}
