list "lintel_team" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
