resource "lintel_cluster_role" "example" {
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps", "jobs"]
  token_default_ttl          = "10m"
  token_max_ttl              = "1h"

  generated_role_rules = jsonencode({
    rules = [{
      apiGroups = ["apps"]
      resources = ["deployments"]
      verbs     = ["get", "list", "patch"]
    }]
  })
}
