list "lintel_agent_pool" "all" {
  provider         = lintel
  include_resource = true

  config {
    organization = "acme"
  }
}
