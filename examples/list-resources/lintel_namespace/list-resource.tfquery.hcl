list "lintel_namespace" "all" {
  provider = lintel
}
