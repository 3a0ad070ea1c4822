data "lintel_userpass_users" "all" {
  mount = "people"
}

output "users" {
  value = data.lintel_userpass_users.all.names
}
