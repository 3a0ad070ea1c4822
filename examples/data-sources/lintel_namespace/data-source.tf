data "lintel_namespace" "example" {
  path = "payments"
}
