list "lintel_workspace" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
