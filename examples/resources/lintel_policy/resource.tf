resource "lintel_policy" "example" {
  organization      = "acme"
  name              = "restrict-instance-types"
  description       = "Lets runs start small machines only."
  kind              = "opa"
  query             = "data.acme.instances.deny"
  enforcement_level = "mandatory"

  source = <<-EOT
    package acme.instances

    deny contains message if {
      some change in input.plan.resource_changes
      change.type == "aws_instance"
      not startswith(change.change.after.instance_type, "t3.")
      message := sprintf("%s is too large", [change.address])
    }
  EOT
}
