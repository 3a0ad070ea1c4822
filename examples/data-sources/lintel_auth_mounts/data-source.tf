data "lintel_auth_mounts" "example" {
  type = "jwt"
}

output "jwt_mounts" {
  value = data.lintel_auth_mounts.example.mounts[*].path
}
