list "lintel_jwt_auth_config" "all" {
  provider = lintel
}
