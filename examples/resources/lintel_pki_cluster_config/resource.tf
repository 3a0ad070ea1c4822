resource "lintel_pki_cluster_config" "example" {
  mount    = "pki"
  path     = "https://secrets.example.com:8200/v1/pki"
  aia_path = "http://pki.example.com/v1/pki"
}
