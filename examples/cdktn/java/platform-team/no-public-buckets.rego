package platform.buckets

import rego.v1

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_s3_bucket_acl"
	change.change.after.acl in {"public-read", "public-read-write"}
	message := sprintf("%s can be read by everybody", [change.address])
}
