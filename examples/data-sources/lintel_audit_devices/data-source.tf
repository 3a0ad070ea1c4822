data "lintel_audit_devices" "all" {}

output "audit_devices" {
  value = data.lintel_audit_devices.all.devices[*].path
}
