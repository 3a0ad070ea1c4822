data "lintel_secrets_capabilities" "example" {
  paths = ["database/creds/app"]
}

check "credentials" {
  assert {
    condition     = contains(data.lintel_secrets_capabilities.example.capabilities["database/creds/app"], "read")
    error_message = "The token may not read credentials of the role app."
  }
}
