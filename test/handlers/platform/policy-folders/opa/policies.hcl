policy "deny" {
  query = "data.terraform.deny"
}
