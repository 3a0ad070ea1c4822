list "lintel_project" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
