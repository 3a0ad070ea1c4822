data "lintel_github_app_installations" "example" {}

output "installation_names" {
  value = data.lintel_github_app_installations.example.installations[*].name
}
