data "lintel_approle_role" "example" {
  name = "deploy"
}

output "role_id" {
  value = data.lintel_approle_role.example.role_id
}
