data "lintel_github_app_installation" "example" {
  name = "acme"
}

output "installation_id" {
  value = data.lintel_github_app_installation.example.id
}
