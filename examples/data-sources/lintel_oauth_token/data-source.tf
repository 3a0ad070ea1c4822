data "lintel_oauth_token" "example" {
  organization      = "acme"
  oauth_client_name = "main"
}

output "oauth_token_id" {
  value = data.lintel_oauth_token.example.id
}
