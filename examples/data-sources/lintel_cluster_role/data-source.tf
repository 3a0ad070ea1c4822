data "lintel_cluster_role" "example" {
  name = "deployer"
}
