# A limit of requests, for which there is no type of its own.
resource "lintel_secrets_object" "example" {
  path = "sys/quotas/rate-limit/global"

  body = {
    rate     = 500
    interval = "1m"
  }
}

# A configuration that always exists: only these members are managed.
resource "lintel_secrets_object" "cors" {
  path          = "sys/config/cors"
  always_exists = true
  on_destroy    = "delete"

  body = {
    enable          = true
    allowed_origins = ["https://portal.example.com"]
  }
  ignore = ["enable"]
}
