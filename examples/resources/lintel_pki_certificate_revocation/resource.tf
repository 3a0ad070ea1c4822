variable "serial_number" {
  description = "Of a certificate that was issued elsewhere, and whose key is no longer secret."
  type        = string
}

resource "lintel_pki_certificate_revocation" "example" {
  mount         = "pki"
  serial_number = var.serial_number
}
