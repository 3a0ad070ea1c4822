list "lintel_ssh_key" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
