# A limit of requests, for which there is no type of its own.
resource "lintel_secrets_object" "example" {
  path = "sys/quotas/rate-limit/global"

  body = {
    rate     = 500
    interval = "1m"
  }
}

# A secret member is in no state.
resource "lintel_secrets_object" "aws" {
  path          = "aws/config/root"
  always_exists = true

  body = {
    access_key = "AKIAIOSFODNN7EXAMPLE"
    region     = "eu-central-1"
  }
  body_wo = {
    secret_key = var.secret_key
  }
}

variable "secret_key" {
  type      = string
  sensitive = true
  ephemeral = true
}
