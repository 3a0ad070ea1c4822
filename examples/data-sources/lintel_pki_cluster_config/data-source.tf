data "lintel_pki_cluster_config" "example" {
  mount = "pki"
}
