action "lintel_platform_token_rotation" "example" {
  config {
    role = "pipeline"
  }
}
