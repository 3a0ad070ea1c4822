data "lintel_secrets_object" "example" {
  path   = "sys/config/cors"
  fields = ["enabled", "allowed_origins"]
}
