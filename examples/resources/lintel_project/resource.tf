resource "lintel_project" "example" {
  organization = "acme"
  name         = "platform"
  description  = "What everything else runs on."

  tags = {
    team = "platform"
  }
}
