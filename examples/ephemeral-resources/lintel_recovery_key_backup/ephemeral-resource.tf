ephemeral "lintel_recovery_key_backup" "example" {}

check "backup" {
  assert {
    condition     = length(ephemeral.lintel_recovery_key_backup.example.keys) == 3
    error_message = "Each of the three holders should have a share in the backup."
  }
}
