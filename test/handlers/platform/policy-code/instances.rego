package acme.instances

deny contains message if {
  some change in input.plan.resource_changes
  change.type == "aws_instance"
  message := sprintf("%s: größer als erlaubt", [change.address])
}
