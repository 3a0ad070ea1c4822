data "lintel_oauth_clients" "example" {
  organization = "acme"
}

output "service_providers" {
  value = [for client in data.lintel_oauth_clients.example.oauth_clients : client.service_provider]
}
