data "lintel_identity_entity" "example" {
  entity_id = "7d2e3179-f69b-450c-7179-ac8ee8bd8ca9"
}
