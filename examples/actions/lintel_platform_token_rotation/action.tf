# The single token of the organization, or the legacy token of a team: those of users are issued with every request.
action "lintel_platform_token_rotation" "example" {
  config {
    role = "acme"
  }
}
