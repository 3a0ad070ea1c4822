resource "lintel_recovery_rekey" "example" {
  secret_shares        = 5
  secret_threshold     = 3
  require_verification = true

  triggers = {
    occasion = "2026: two holders have left"
  }
}

# Tell it to everybody who has a share of the present key.
output "nonce" {
  value = lintel_recovery_rekey.example.nonce
}
