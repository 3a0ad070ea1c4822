data "lintel_oauth_client" "example" {
  organization = "acme"
  name         = "main"
}

output "oauth_token_id" {
  value = data.lintel_oauth_client.example.oauth_token_id
}
