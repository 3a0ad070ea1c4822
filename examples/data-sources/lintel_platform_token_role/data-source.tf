data "lintel_platform_token_role" "example" {
  name = "pipeline"
}
