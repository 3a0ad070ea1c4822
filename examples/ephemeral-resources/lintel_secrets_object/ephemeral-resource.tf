# Credentials of an engine that has no type of its own. Their lease ends with the run.
ephemeral "lintel_secrets_object" "example" {
  path = "aws/creds/deploy"
}

provider "aws" {
  access_key = ephemeral.lintel_secrets_object.example.data.access_key
  secret_key = ephemeral.lintel_secrets_object.example.data.secret_key
}
