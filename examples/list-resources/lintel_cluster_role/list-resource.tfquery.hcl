list "lintel_cluster_role" "all" {
  provider = lintel

  config {
    mount = "kubernetes"
  }
}
