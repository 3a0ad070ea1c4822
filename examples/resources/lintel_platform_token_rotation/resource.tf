resource "lintel_platform_token_rotation" "example" {
  role = "pipeline"

  triggers = {
    month = "2026-03"
  }
}
