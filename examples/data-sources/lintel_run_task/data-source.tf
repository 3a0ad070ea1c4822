data "lintel_run_task" "example" {
  organization = "acme"
  name         = "image-scan"
}
