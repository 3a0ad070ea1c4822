resource "lintel_auth_mount" "people" {
  path = "people"
  type = "userpass"
}

resource "lintel_userpass_user" "example" {
  mount          = lintel_auth_mount.people.path
  username       = "alice"
  password_wo    = var.password
  token_policies = ["reports"]
}

variable "password" {
  type      = string
  sensitive = true
  ephemeral = true
}
