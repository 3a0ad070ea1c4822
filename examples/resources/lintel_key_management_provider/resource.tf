variable "client_secret" {
  type      = string
  sensitive = true
  ephemeral = true
}

resource "lintel_key_management_provider" "example" {
  name           = "store"
  kms_provider   = "cloudkeyvault"
  key_collection = "signing-keys"

  credentials_wo = {
    tenant_id     = "6f2c1a9e-3b57-4d08-9c41-0e5a7d2b8f63"
    client_id     = "b41d7e20-95c8-4f6a-8a13-2c9e6f0d5b74"
    client_secret = var.client_secret
  }
}
