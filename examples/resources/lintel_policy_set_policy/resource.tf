resource "lintel_policy" "tags" {
  organization      = "acme"
  name              = "require-tags"
  enforcement_level = "hard-mandatory"
  source            = "main = rule { true }\n"
}

resource "lintel_policy_set" "shared" {
  organization = "acme"
  name         = "shared"
}

resource "lintel_policy_set_policy" "example" {
  policy_set_id = lintel_policy_set.shared.id
  policy_id     = lintel_policy.tags.id
}
