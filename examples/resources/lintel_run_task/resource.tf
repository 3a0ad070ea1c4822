resource "lintel_run_task" "example" {
  organization = "acme"
  name         = "image-scan"
  url          = "https://scanner.example.com/hooks/terraform"
  description  = "Scans the images that a plan would start."
}
