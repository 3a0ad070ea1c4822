data "lintel_token_role" "example" {
  name = "deploy"
}
