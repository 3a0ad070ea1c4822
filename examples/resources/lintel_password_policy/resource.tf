resource "lintel_password_policy" "example" {
  name   = "database"
  length = 24

  rules = [
    { charset = "abcdefghijklmnopqrstuvwxyz", min_chars = 1 },
    { charset = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_chars = 1 },
    { charset = "0123456789", min_chars = 2 },
  ]
}
