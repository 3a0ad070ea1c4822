# A token for what this run manages on the platform. It comes from the provider without an alias, which speaks to the secrets service.
ephemeral "lintel_platform_token" "example" {
  role = "pipeline"
}

provider "lintel" {
  alias = "pipeline"
  # The address is that of LINTEL_PLATFORM_ADDRESS.
  platform = {
    token = ephemeral.lintel_platform_token.example.token
  }
}

resource "lintel_run_task" "image_scan" {
  provider     = lintel.pipeline
  organization = "acme"
  name         = "image-scan"
  url          = "https://scanner.example.com/hooks/terraform"
}
