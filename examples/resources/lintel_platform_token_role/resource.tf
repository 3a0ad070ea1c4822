resource "lintel_platform_token_role" "example" {
  name    = "pipeline"
  user_id = "user-8Qk3wXzYbN5vRtLm"
  ttl     = "30m"
  max_ttl = "2h"
}
