data "lintel_recovery_rekey" "example" {}

output "missing_shares" {
  value = data.lintel_recovery_rekey.example.required - data.lintel_recovery_rekey.example.progress
}
