resource "lintel_identity_entity" "example" {
  name     = "alice"
  policies = ["reports"]
  metadata = { team = "payments" }
}
