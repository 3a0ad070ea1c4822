resource "lintel_audit_device" "example" {
  path = "file"
  type = "file"

  options = {
    file_path = "/var/log/openbao/audit.log"
  }
}
