data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}

resource "lintel_policy" "tags" {
  organization      = "acme"
  name              = "require-tags"
  enforcement_level = "hard-mandatory"
  source            = "main = rule { true }\n"
}

# Applies everywhere except in one project.
resource "lintel_policy_set" "baseline" {
  organization         = "acme"
  name                 = "baseline"
  description          = "What every workspace must meet."
  global               = true
  policy_ids           = [lintel_policy.tags.id]
  excluded_project_ids = [data.lintel_project.payments.id]
}
