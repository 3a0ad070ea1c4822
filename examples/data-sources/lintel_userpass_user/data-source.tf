data "lintel_userpass_user" "example" {
  mount    = "people"
  username = "alice"
}
