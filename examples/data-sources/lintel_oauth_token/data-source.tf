data "lintel_oauth_token" "example" {
  organization      = "acme"
  oauth_client_name = "main"
}

output "token_of_connection" {
  value = data.lintel_oauth_token.example.id
}
