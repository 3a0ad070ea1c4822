data "lintel_identity_group" "example" {
  group_id = "363926d8-dd8b-c9f0-21f8-7b248be80ce1"
}
