list "lintel_oauth_client" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
