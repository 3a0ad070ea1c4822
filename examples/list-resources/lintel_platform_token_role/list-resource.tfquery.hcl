list "lintel_platform_token_role" "all" {
  provider = lintel

  config {
    mount = "terraform"
  }
}
