variable "authority_request" {
  description = "Made by the authority that is to be signed."
  type        = string
}

resource "lintel_pki_signed_intermediate" "example" {
  common_name           = "Example Issuing CA"
  organization          = ["Example"]
  csr                   = var.authority_request
  max_path_length       = 0
  permitted_dns_domains = [".example.com"]
  not_after             = "2031-01-01T00:00:00Z"
}
