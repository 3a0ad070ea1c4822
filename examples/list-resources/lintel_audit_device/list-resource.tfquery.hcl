list "lintel_audit_device" "all" {
  provider = lintel
}
