variable "zone" {}
