variable "cidr" {
  type        = string
  description = "The range of addresses."
}

output "cidr" {
  value = var.cidr
}
