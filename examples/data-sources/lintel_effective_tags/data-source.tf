data "lintel_workspace" "tagged" {
  organization = "acme"
  name         = "app"
}

data "lintel_effective_tags" "example" {
  workspace_id = data.lintel_workspace.tagged.id
}

output "inherited_tags" {
  value = [for tag in data.lintel_effective_tags.example.effective_tags : tag.key if tag.inherited_from != null]
}
